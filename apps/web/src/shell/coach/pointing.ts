import type { Coaching } from '@binary-sunset/table';
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

/**
 * What the coach points at is marked by a rule of its own: cards that are drawn anew on the way, or in another place,
 * are pointed at without being told.
 */
export function usePointing({ meant, lookAt }: Coaching, silent: boolean): void {
  const asked = useTable(({ display }) => display?.scene.asked ?? null);
  const pointed = [
    ...lookAt.map(({ zone, of }) => `[data-zone="${zone}"]${of === undefined ? '' : `[data-of="${of}"]`}`),
    ...meant.flatMap((option) => {
      const offered = asked?.decision.options[option];
      if (offered === undefined) return [];
      // Where there is only one to attack, a click on that one does it all.
      const [only, ...others] = asked?.aims.filter((aim) => aim.option === option) ?? [];
      const card = only !== undefined && others.length === 0 ? only.at : offeredAt(offered);
      const button = `main [data-option="${option}"]`;
      return card === null ? button : [button, `[data-spot="${card}"]`];
    }),
  ];
  const selectors = silent ? '' : pointed.join(', ');
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
