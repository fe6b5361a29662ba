import type { Page } from 'playwright-core';
import { PageFault } from './seat.ts';

/** Waits for something, and says in words what never came. */
export async function awaiting(what: string, waiting: Promise<unknown>): Promise<void> {
  try {
    await waiting;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    throw new PageFault(`${what} never came`);
  }
}

const kept = 16;

/** Lets the page note what is pressed and where the focus goes, for `standing` to tell. */
export const noteInput = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    const notes: string[] = [];
    Object.assign(window, { notes });
    for (const kind of ['keydown', 'pointerdown', 'focusin', 'focusout'])
      addEventListener(
        kind,
        (event) => {
          const { target } = event;
          const at = target instanceof Element ? (target.textContent ?? '').trim().slice(0, 30) : '';
          const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
          const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length;
          notes.push(`${Math.round(performance.now())} ${kind}${key} at "${at}" (${windows} open)`);
          if (notes.length > most) notes.shift();
        },
        true,
      );
  }, kept);

/** What has the focus, what lies open, and what led there. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const focus =
      activeElement === null || activeElement === document.body ? 'nothing' : activeElement.outerHTML.slice(0, 120);
    const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].map(
      (window) => `${window.getAttribute('role')} "${(window.textContent ?? '').slice(0, 40)}"`,
    );
    const { notes } = window as { readonly notes?: readonly string[] };
    return [
      `the focus is on ${focus}`,
      `open: ${open.join(', ') || 'nothing'}`,
      `now ${Math.round(performance.now())}, before: ${(notes ?? []).join('; ')}`,
    ].join('; ');
  });
