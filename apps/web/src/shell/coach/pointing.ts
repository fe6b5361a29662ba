import type { Handle } from '@binary-sunset/kernel';
import type { Asked, Coaching } from '@binary-sunset/table';
import { offeredAt } from '@binary-sunset/table/plain';
import { useEffect } from 'react';
import { useTable } from '../../session/table.ts';

/** A ring that breathes, unless motion is not wanted; what has the focus keeps the ring that says so. */
const pointingAt = (selectors: string): string => `
  :is(${selectors}):not(:focus-visible) {
    outline: 3px solid var(--sun-2);
    outline-offset: 3px;
  }
  :root:not([data-motion="reduced"]) :is(${selectors}):not(:focus-visible) {
    animation: pointed-at 1.5s ease-in-out infinite alternate;
  }
  @keyframes pointed-at {
    to {
      outline-color: rgb(255 174 107 / 0.35);
      outline-offset: 6px;
    }
  }
`;

/** Where little is in sight, the tab or the number that it is behind. */
const wayTo = (what: string | number): string => `[data-behind~="${what}"]:not([data-state="active"])`;

/**
 * What the coach points at is marked by a rule of its own: cards that are drawn anew on the way, or in another place,
 * are pointed at without being told.
 */
export function usePointing({ meant, aims, lookAt }: Coaching, silent: boolean): void {
  const asked = useTable(({ display }) => display?.scene.asked ?? null);
  const pointed = [
    ...lookAt.flatMap(({ zone, of }) =>
      of === undefined
        ? [`[data-zone="${zone}"]`, wayTo(zone)]
        : [`[data-zone="${zone}"][data-of="${of}"]`, wayTo(zone), wayTo(`${zone}:${of}`)],
    ),
    ...whereOffered(asked, meant, aims),
  ];
  usePointedAt(silent ? [] : pointed);
}

/** Where the options of a question stand: their buttons, and the cards that stand for them; or these, to aim at. */
export const whereOffered = (
  asked: Asked | null,
  options: readonly number[],
  aims: readonly Handle[] = [],
): readonly string[] =>
  options.flatMap((option) => {
    const offered = asked?.decision.options[option];
    if (offered === undefined) return [];
    // A click on whoever is to be attacked does it all.
    const [only, ...others] = asked?.aims.filter((aim) => aim.option === option) ?? [];
    const at = aims.length > 0 ? aims : only !== undefined && others.length === 0 ? [only.at] : [];
    const card = offeredAt(offered);
    const cards = at.length > 0 ? at : card === null ? [] : [card];
    const buttons = [`main [data-proposes="${option}"]`, `main [data-option="${option}"]:not([data-quiet])`];
    return [...buttons, ...cards.flatMap((one) => [`[data-spot="${one}"]`, wayTo(one)])];
  });

/** Marks what these selectors find, wherever it is drawn. */
export function usePointedAt(pointed: readonly string[]): void {
  const selectors = pointed.join(', ');
  useEffect(() => {
    if (selectors === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pointingAt(selectors));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [selectors]);
}
