/** How small a target may be for a finger. */
export const finger = 44;

export interface Found {
  /** What the attribute says that the control was looked for by. */
  readonly key: string;
  readonly words: string;
  readonly faults: readonly string[];
}

/**
 * What is wrong with each of the controls that can be seen, as the browser sees it. The focus is where it was before.
 * Runs in the page, so it needs nothing from around it.
 */
export function lookAt(
  controls: readonly Element[],
  { attribute, least }: { readonly attribute: string; readonly least: number },
): Found[] {
  const { activeElement } = document;
  const found = controls
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const faults: string[] = [];
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit === null || !control.contains(hit)) {
        const by =
          hit === null
            ? 'the edge of the window'
            : `<${hit.tagName.toLowerCase()} class="${hit.getAttribute('class')}">`;
        faults.push(`is covered by ${by}`);
      }
      if (Math.min(width, height) < least - 0.01) faults.push(`is ${width.toFixed(1)} by ${height.toFixed(1)} px`);
      (control as HTMLElement).focus({ preventScroll: true });
      if (document.activeElement !== control) faults.push('cannot have the focus');
      return {
        key: control.getAttribute(attribute) ?? '',
        words: `${control.textContent ?? ''} ${control.ariaDescription ?? ''}`.trim(),
        faults,
      };
    });
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return found;
}
