import type { KeyboardEvent } from 'react';

/** Arrows go up and down a list, and round, by those of its parts that can have the focus. */
export const walkThrough =
  (parts: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(parts)];
    if (step === 0 || entries.length === 0) return;
    event.preventDefault();
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? entries.indexOf(activeElement) : -1;
    const from = at < 0 && step < 0 ? 0 : at;
    entries[(from + step + entries.length) % entries.length]?.focus();
  };
