import type { Locator } from 'playwright-core';
import type { Opened } from '../browser/pages.ts';
import { controlsFor, PageFault, type Question } from './seat.ts';

/** How small a target may be for a finger. */
const finger = 44;

/** What is wrong with a control, as the browser sees it; runs in the page. */
function faultsOf(control: Element, least: number): string[] {
  control.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const faults: string[] = [];
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null || !(control.contains(hit) || hit.contains(control)))
    faults.push(
      `is covered by ${hit === null ? 'the edge of the window' : `<${hit.tagName.toLowerCase()} class="${hit.className}">`}`,
    );
  if (width < least || height < least) faults.push(`is ${Math.round(width)} by ${Math.round(height)} px`);
  const focusable = control as HTMLElement;
  focusable.focus({ preventScroll: true });
  if (document.activeElement !== control && !control.contains(document.activeElement))
    faults.push('cannot have the focus');
  return faults;
}

/** The options on the page are those of the decision, each in reach. */
export async function checkOptions({ touch }: Opened, panel: Locator, question: Question): Promise<void> {
  const { labels } = question;
  const faults: string[] = [];
  for (const label of new Set(labels)) {
    const wanted = labels.filter((other) => other === label).length;
    const controls = await controlsFor(panel, question, labels.indexOf(label)).all();
    if (controls.length !== wanted) faults.push(`"${label}" is there ${controls.length} times instead of ${wanted}`);
    for (const control of controls) {
      const found = await control.evaluate(faultsOf, touch ? finger : 0);
      for (const fault of found) faults.push(`"${label}" ${fault}`);
    }
  }
  const all = await panel.locator('[data-option]').count();
  if (all !== labels.length) faults.push(`there are ${all} options on the page instead of ${labels.length}`);
  if (faults.length > 0) throw new PageFault(faults.join('; '));
}

/** What can be done with a card that lies on the table is offered there as well. */
export async function checkCards({ page, touch }: Opened, { decision }: Question): Promise<void> {
  const acting = new Set(decision.options.flatMap(({ on }) => (on !== undefined && 'card' in on ? [on.card] : [])));
  const faults: string[] = [];
  for (const handle of acting) {
    const spot = page.locator(`[data-spot="${handle}"]:visible`).first();
    if ((await spot.count()) === 0) continue;
    if ((await spot.getAttribute('data-legal')) === null) faults.push(`card ${handle} is not shown as one to act with`);
    for (const fault of await spot.evaluate(faultsOf, touch ? finger : 0)) faults.push(`card ${handle} ${fault}`);
  }
  if (faults.length > 0) throw new PageFault(faults.join('; '));
}
