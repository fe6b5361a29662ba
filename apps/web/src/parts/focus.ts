const windows = '[role="dialog"], [role="alertdialog"]';

/** Where the focus was before the first of the windows that lie open, one after the other or one over the other. */
let outside: HTMLElement | null = null;

/** What has the focus, or had it before a menu or another window did. */
export function comesFrom(): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement?.closest(windows) != null) return outside;
  const menu = activeElement?.closest('[role="menu"]');
  const opener = menu == null ? activeElement : document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  outside = opener instanceof HTMLElement && opener !== document.body ? opener : null;
  return outside;
}

/** Gives the focus back, unless another window has taken it or what had it is gone. */
export function goBackTo(before: HTMLElement | null): void {
  if (document.activeElement?.closest(windows) == null && before?.isConnected === true)
    before.focus({ preventScroll: true });
}
