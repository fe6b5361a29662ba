/** Goes along with the page for tests: lays questions out at the table that is open, and says what is wrong with how they look. */
import type { Handle } from '@binary-sunset/kernel';
import type { Asked } from '@binary-sunset/table';
import { capital } from '@binary-sunset/table/plain';
import { flushSync } from 'react-dom';
import { optionsByCard } from '../src/session/options.ts';
import { useShell } from '../src/session/shellStore.ts';
import { useTable } from '../src/session/table.ts';

/** Something that is cut, covered, beside its place or not said at all. */
export interface LaidOutFault {
  readonly where: 'prompt' | 'button' | 'chosen' | 'list' | 'menu';
  readonly words: string;
  readonly fault: string;
}

declare global {
  interface Window {
    /** Questions, one after the other, as the prompt shows them. */
    layOutPrompts(questions: readonly Asked[]): Promise<LaidOutFault[]>;
    /**
     * Labels, each on a button beside Pass and as the prompt shows it once it is chosen, and together in the list of all
     * and in the menu of a card.
     */
    layOutLabels(asked: Asked, card: Handle): Promise<LaidOutFault[]>;
  }
}

/** Half a pixel is no fault: letters are drawn between them. */
const slack = 1;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;

const isForEyes = (element: Element): boolean => element.closest('.sr') === null;

interface DrawnText {
  readonly text: string;
  readonly at: Element;
  /** Where its lines are. */
  readonly lines: readonly DOMRect[];
}

/** Every text that is drawn in a part of the page. */
function drawnTexts(part: Element): DrawnText[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: DrawnText[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.parentElement;
    const text = node.textContent ?? '';
    if (at === null || text.trim() === '' || !isForEyes(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length > 0) found.push({ text, at, lines });
  }
  return found;
}

/** What cuts off, or is meant to hold, what is in it, up to a part of the page. */
function* holdersOf(at: Element, part: Element, ways: readonly ('x' | 'y')[]): Iterable<Element> {
  for (let holder: Element | null = at; holder !== null; holder = holder.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(holder);
    const clips = (ways.includes('x') && overflowX !== 'visible') || (ways.includes('y') && overflowY !== 'visible');
    if (clips || holder.tagName === 'BUTTON' || holder.getAttribute('role') === 'menuitem' || holder === part)
      yield holder;
    if (holder === part) return;
  }
}

/** Texts that their box, or the part of the page that they are in, does not hold. */
function cutIn(part: Element, scrolls: boolean): string[] {
  const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  return drawnTexts(part).flatMap(({ text, at, lines }) => {
    for (const holder of holdersOf(at, part, scrolls ? ['x'] : ['x', 'y'])) {
      const box = holder.getBoundingClientRect();
      const room =
        scrolls && holder === part ? { ...screen, left: box.left, right: box.right, top: -1e6, bottom: 1e6 } : box;
      if (lines.some((line) => !isInside(line, room))) return `"${text}" is cut off`;
    }
    if (!scrolls && lines.some((line) => !isInside(line, screen))) return `"${text}" is off the screen`;
    return [];
  });
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The words that are said in a part of the page, as eyes read them. */
const seenIn = (part: Element): string =>
  ` ${drawnTexts(part)
    .flatMap(({ text }) => wordsOf(text))
    .join(' ')} `;

const missingIn = (seen: string, words: string): string[] =>
  seen.includes(` ${wordsOf(words).join(' ')} `) ? [] : [`"${words}" is not to be read`];

/** Whatever stands by itself in the prompt: its sentences, and everything to press. */
const standing = 'h2, p, button, [role="slider"]';

function overlapsIn(part: Element): string[] {
  const all = [...part.querySelectorAll(standing)].filter((one) => one.checkVisibility() && isForEyes(one));
  const boxes = all.map((one) =>
    one.hasAttribute('data-option') ? [one.getBoundingClientRect()] : drawnTexts(one).flatMap(({ lines }) => lines),
  );
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other, j) => {
      if (one.contains(other) || other.contains(one)) return [];
      const overlap = boxes[i]?.some((box) => boxes[i + 1 + j]?.some((next) => meet(box, next))) === true;
      return overlap ? [`"${one.textContent}" and "${other.textContent}" overlap`] : [];
    }),
  );
}

/** Buttons that lie beneath something else. */
const coveredIn = (part: Element): string[] =>
  [...part.querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit) ? [] : [`"${button.textContent}" is covered`];
    });

const promptPart = (): Element => {
  const found = document.querySelector('section[aria-label="Decision"]');
  if (found === null) throw new Error('There is no prompt.');
  return found;
};

function ask(asked: Asked, picked: readonly number[] = []): void {
  const { display } = useTable.getState();
  if (display === null) throw new Error('No table is open.');
  flushSync(() => {
    useTable.setState({
      display: { ...display, scene: { ...display.scene, asked } },
      options: optionsByCard(asked),
      askedSince: 0,
      picked,
      times: 1,
    });
    useShell.setState({ panel: null, menuAt: null });
  });
  // A list that comes up by itself is looked at by itself.
  if (useShell.getState().panel !== null) flushSync(() => useShell.getState().close());
}

function faultsIn(part: Element, said: readonly string[]): string[] {
  const seen = seenIn(part);
  return [
    ...said.filter((words) => words !== '').flatMap((words) => missingIn(seen, words)),
    ...cutIn(part, false),
    ...overlapsIn(part),
    ...coveredIn(part),
  ];
}

let at = 0;
/** Each question is a new one. */
const anew = (asked: Asked): Asked => ({ ...asked, decision: { ...asked.decision, at: 1e6 + at++ } });

/** What the button of an option says: what it does, and what comes of it or is wasted by it. */
function onButton({ labels, wastes, proposals, pass, passing }: Asked, option: number): readonly string[] {
  const waste = wastes[option] ?? null;
  const does = proposals.find((proposal) => proposal.option === option)?.otherwise ?? labels[option] ?? '';
  const follows = option === pass ? passing : '';
  return [does, waste === null ? follows : option === pass ? capital(waste.words) : waste.words];
}

/** React minds many changes of one page in one go. */
const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

function promptFaults(asked: Asked): LaidOutFault[] {
  ask(anew(asked));
  const part = promptPart();
  const { heading, question } = asked.prompt;
  const buttons = [...part.querySelectorAll<HTMLElement>('[data-option]')].flatMap(({ dataset }) =>
    onButton(asked, Number(dataset['option'])),
  );
  const said = [heading, question, ...buttons];
  return faultsIn(part, said).map((fault) => ({ where: 'prompt', words: `${heading} | ${question}`, fault }));
}

window.layOutPrompts = async (questions) => {
  const faults: LaidOutFault[] = [];
  for (const [i, asked] of questions.entries()) {
    if (i % 10 === 0) await nextTask();
    faults.push(...promptFaults(asked));
  }
  return faults;
};

const besidePass = (asked: Asked, label: string): Asked => ({
  ...asked,
  decision: { ...asked.decision, kind: 'action', options: [{ verb: 'use' }, { verb: 'pass' }] },
  labels: [label, 'Pass'],
  titles: [null, null],
  pass: 1,
  passing: 'Do nothing now',
});

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

window.layOutLabels = async (asked, card) => {
  const faults: LaidOutFault[] = [];
  const { labels } = asked;
  await nextTask();
  for (const [option, label] of labels.entries()) {
    ask(anew(besidePass(asked, label)));
    for (const fault of faultsIn(promptPart(), [label])) faults.push({ where: 'button', words: label, fault });
    ask(anew(asked), [option]);
    for (const fault of faultsIn(promptPart(), [label])) faults.push({ where: 'chosen', words: label, fault });
  }
  ask(anew(asked));
  flushSync(() => useShell.getState().show('actions'));
  for (const item of document.querySelectorAll('[data-part="all-actions"] > li')) {
    item.scrollIntoView({ block: 'nearest' });
    const label = labels[Number(item.querySelector<HTMLElement>('[data-option]')?.dataset['option'])] ?? '';
    for (const fault of [...missingIn(seenIn(item), label), ...cutIn(item, true)])
      faults.push({ where: 'list', words: label, fault });
  }
  flushSync(() => useShell.getState().close());
  useTable.setState({ options: new Map([[card, labels.map((_, option) => option)]]) });
  flushSync(() => useShell.getState().openMenu(card));
  await nextFrame();
  for (const item of document.querySelectorAll('[role="menuitem"][data-option]')) {
    const label = labels[Number((item as HTMLElement).dataset['option'])] ?? '';
    for (const fault of [...missingIn(seenIn(item), label), ...cutIn(item, true)])
      faults.push({ where: 'menu', words: label, fault });
  }
  flushSync(() => useShell.getState().openMenu(null));
  return faults;
};
