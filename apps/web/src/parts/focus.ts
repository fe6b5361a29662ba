const windows = '[role="dialog"], [role="alertdialog"]';

/** Where the focus was before the first of the windows that lie open, one after the other or one over the other. */
let outside: HTMLElement | null = null;

/** The windows that have not given the focus back yet. One that closes does so a moment later, when another may be open. */
const holding = new Set<object>();

export const isInWindow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(windows) !== null;

/** What has the focus, or had it before a menu did. */
function focused(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const opener = menu == null ? activeElement : document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Called by a window that is about to take the focus. Gives the way to give it back once the window is closed. */
export function holdFocus(): () => void {
  const before = focused();
  const isBetween = before === null && holding.size > 0;
  if (!isBetween && !isInWindow(before)) outside = before;
  const own = {};
  holding.add(own);
  return () => {
    holding.delete(own);
    // What has taken it meanwhile keeps it, and a window that lies open is about to take it.
    if (focused() !== null || document.querySelector(windows) !== null) return;
    if (outside?.isConnected === true) outside.focus({ preventScroll: true });
  };
}
