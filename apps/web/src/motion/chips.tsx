import { animate } from 'motion/mini';
import { useEffect, useRef } from 'react';
import { afterLayout } from '../parts/afterLayout.ts';
import { useTable } from '../session/table.ts';
import { speeds, useSettings } from '../settings/settings.ts';
import styles from './chips.module.css';
import { type Flow, flowsIn, type Mark, type MarkedPlace, marksIn } from './marks.ts';
import { usePace } from './motion.ts';

/** How long a chip can be read, in seconds at the usual speed. */
const lasts = 1.8;
/** So far does one that says more of the same place stand from the one before it. */
const apart = 24;

const elementAt = (table: HTMLElement, { card, pile }: MarkedPlace): HTMLElement | null =>
  (card === undefined ? null : table.querySelector<HTMLElement>(`[data-card="${card}"]`)) ??
  (pile === undefined ? null : table.querySelector<HTMLElement>(`[data-zone="${pile.zone}"][data-of="${pile.of}"]`));

interface Placed {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
}

/** Where each mark goes: all are measured before the first is drawn. */
function placed(table: HTMLElement, marks: readonly Mark[]): Placed[] {
  const whole = table.getBoundingClientRect();
  const taken = new Map<HTMLElement, number>();
  return marks.flatMap((mark) => {
    const element = elementAt(table, mark);
    if (element === null) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return [];
    const before = taken.get(element) ?? 0;
    taken.set(element, before + 1);
    const x = Math.min(Math.max(left + width / 2 - whole.left, 60), whole.width - 60);
    // The number of a pile stays in sight.
    const into = mark.card === undefined ? 0 : Math.min(height / 2, 40);
    const y = Math.max(top + into - whole.top + before * apart, 12);
    return { mark, x, y };
  });
}

function draw(layer: HTMLElement, { mark, x, y }: Placed, seconds: number, moves: boolean): void {
  const chip = document.createElement('span');
  chip.className = styles['chip'] ?? '';
  chip.dataset['tone'] = mark.tone;
  chip.dataset['mark'] = mark.words;
  chip.textContent = mark.words;
  chip.style.left = `${x}px`;
  chip.style.top = `${y}px`;
  layer.append(chip);
  void animate(
    chip,
    {
      opacity: [0, 1, 1, 0],
      transform: moves
        ? ['translate(-50%, 0)', 'translate(-50%, -50%)', 'translate(-50%, -60%)', 'translate(-50%, -110%)']
        : 'translate(-50%, -50%)',
    },
    { duration: seconds, times: [0, 0.12, 0.8, 1] },
  ).then(() => chip.remove());
}

/** Drops of Force on their way from a place to a pile, one after the other. */
function pour(layer: HTMLElement, table: HTMLElement, { from, to, amount }: Flow, seconds: number): void {
  const [source, pile] = [elementAt(table, { card: from }), elementAt(table, { pile: to })];
  if (source === null || pile === null) return;
  const whole = table.getBoundingClientRect();
  const [a, b] = [source.getBoundingClientRect(), pile.getBoundingClientRect()];
  for (let drop = 0; drop < amount; drop++) {
    const dot = document.createElement('span');
    dot.className = styles['drop'] ?? '';
    dot.style.left = `${a.left + a.width / 2 - whole.left}px`;
    dot.style.top = `${a.top + a.height / 2 - whole.top}px`;
    layer.append(dot);
    const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
    void animate(
      dot,
      { opacity: [0, 1, 1, 0], transform: ['translate(0, 0)', `translate(${x}px, ${y}px)`] },
      { duration: seconds / 2, delay: (drop * seconds) / 18, ease: [0.5, 0, 0.3, 1] },
    ).then(() => dot.remove());
  }
}

/** What has just happened, in a few words where it did. The log says it aloud; this is only to be seen. */
export function Chips() {
  const layer = useRef<HTMLDivElement>(null);
  const display = useTable((table) => table.display);
  const speed = useSettings((settings) => settings.speed);
  const pace = usePace();
  useEffect(() => {
    const { current } = layer;
    const table = current?.parentElement ?? null;
    if (current === null || table === null || display === null || speed === 'instant') return;
    const marks = marksIn(display.happenings, display.scene.viewer);
    const flows = pace === 0 ? [] : flowsIn(display.happenings);
    if (marks.length === 0) return;
    return afterLayout(table, () => {
      for (const one of placed(table, marks)) draw(current, one, lasts * speeds[speed], pace > 0);
      for (const flow of flows) pour(current, table, flow, lasts * speeds[speed]);
    });
  }, [display, speed, pace]);
  return <div ref={layer} className={styles['layer']} aria-hidden="true" />;
}
