import { type Asked, call, hold, next, type Option, other, type Player } from '@binary-sunset/kernel';
import { arenaName } from '../cards/card.ts';
import { innerEffect } from '../rules/effect.ts';
import { remembers } from '../rules/memory.ts';
import { payForce } from '../rules/resources.ts';
import { type Arena, arenas, type State } from '../state.ts';
import { type Condition, type Instruction, type Resolving, speakerOf } from './program.ts';
import { programWords } from './words.ts';

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');

const picked = (l: Resolving): string => (typeof l.result === 'string' ? l.result : '');

const noteVerb = (_s: State, l: Resolving, [option]: readonly Option[]): void => {
  l.result = option?.clause ?? option?.verb ?? '';
};

const yesOrNo = (player: Player): Asked => ({
  player,
  kind: 'choice',
  options: [{ verb: 'do it' }, { verb: 'decline' }],
});

const canRun = (s: State, l: Resolving, list: readonly Instruction[]): boolean =>
  list.every((instruction) => instruction.possible?.(s, l) ?? true);

/** "You may …" */
export const may = (...list: Instruction[]): Instruction => ({
  words: (self) => `you may ${small(programWords(list, self))}`,
  inner: [list],
  ...(list.find(({ timing }) => timing !== undefined)?.timing === undefined
    ? {}
    : { timing: list.find(({ timing }) => timing !== undefined)?.timing ?? 'general' }),
  ask: (s, l) => (canRun(s, l, list) ? yesOrNo(l.by) : null),
  note: noteVerb,
  run: (_s, l) => (picked(l) === 'do it' ? call(innerEffect(l, 0)) : next),
});

/** "You may … If you do, …" */
export const ifYouDo = (first: readonly Instruction[], then: readonly Instruction[]): Instruction => ({
  words: (self) => `you may ${small(programWords(first, self))}. If you do, ${small(programWords(then, self))}`,
  inner: [[...first, ...then]],
  ask: (s, l) => (canRun(s, l, first) ? yesOrNo(l.by) : null),
  note: noteVerb,
  run: (_s, l) => (picked(l) === 'do it' ? call(innerEffect(l, 0)) : next),
});

/** "… unless your opponent pays 3 Force", where a condition may have to be met to be allowed to. */
export const unlessOpponentPays = (amount: number, list: readonly Instruction[], allowed?: Condition): Instruction => ({
  words: (self) =>
    `${small(programWords(list, self))} unless your opponent ${allowed === undefined ? '' : `${allowed.words(self).replace(/^your opponent /, '')} and `}pays ${amount} Force`,
  inner: [list],
  possible: (s, l) => canRun(s, l, list),
  ask(s, l) {
    const payer = other(l.by);
    if (s.facts.force[payer] < amount) return null;
    if (allowed !== undefined && !allowed.holds(s, speakerOf(s, l))) return null;
    return {
      player: payer,
      kind: 'choice',
      options: [{ verb: 'pay', cost: { force: amount } }, { verb: 'decline' }],
    };
  },
  note: noteVerb,
  run(s, l, tell) {
    if (picked(l) !== 'pay') return call(innerEffect(l, 0));
    payForce(s, tell, other(l.by), amount);
    return next;
  },
});

/** "You may pay 2 Force. If you do, …" */
export const ifYouPay = (amount: number, list: readonly Instruction[]): Instruction => ({
  words: (self) => `you may pay ${amount} Force. If you do, ${small(programWords(list, self))}`,
  inner: [list],
  ask: (s, l) =>
    s.facts.force[l.by] < amount
      ? null
      : { player: l.by, kind: 'choice', options: [{ verb: 'pay', cost: { force: amount } }, { verb: 'decline' }] },
  note: noteVerb,
  run(s, l, tell) {
    if (picked(l) !== 'pay') return next;
    payForce(s, tell, l.by, amount);
    return call(innerEffect(l, 0));
  },
});

/** "Choose one: … or …" The choice is final. */ // TCG-0357, TCG-0478
export const chooseOne = (...lists: (readonly Instruction[])[]): Instruction => ({
  words: (self) => `choose one: ${lists.map((list) => small(programWords(list, self))).join(', or ')}`,
  inner: lists,
  possible: (s, l) => lists.some((list) => canRun(s, l, list)),
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: lists.flatMap((list, i) =>
      canRun(s, l, list) ? [{ verb: 'choose', clause: `${l.program}:${l.at}.${i}` }] : [],
    ),
  }),
  note: noteVerb,
  run(_s, l) {
    const which = lists.findIndex((_, i) => picked(l) === `${l.program}:${l.at}.${i}`);
    return which < 0 ? next : call(innerEffect(l, which));
  },
});

export const ifSo = (condition: Condition, ...list: Instruction[]): Instruction => ({
  words: (self) => `if ${condition.words(self)}, ${small(programWords(list, self))}`,
  inner: [list],
  run: (s, l) => (condition.holds(s, speakerOf(s, l)) ? call(innerEffect(l, 0)) : next),
});

/** Something to come: certain once it is said, whatever becomes of its card. */ // TCG-0229
export const later = (
  moment: 'battle phase starts' | 'attack ends' | 'turn ends',
  ...list: Instruction[]
): Instruction => ({
  words: (self) => `${laterWords[moment]}, ${small(programWords(list, self))}`,
  inner: [list],
  ...(moment === 'attack ends' ? { timing: 'attack' as const } : {}),
  run(s, l) {
    hold(s, {
      clause: `${l.program}:${l.at}.0`,
      source: l.source,
      by: l.by,
      cards: l.it,
      detail: l.x,
      window: moment,
    });
    return next;
  },
});

const laterWords = {
  'battle phase starts': 'when the battle phase starts',
  'attack ends': 'when this attack ends',
  'turn ends': 'at the end of the turn',
} as const;

const arenaOption = (arena: Arena): Option => ({ verb: 'choose', clause: arena });

const noteArena = (_s: State, l: Resolving, [option]: readonly Option[]): void => {
  l.arena = option?.clause ?? '';
};

const choosingArena = (words: string, fits: (s: State, arena: Arena) => boolean): Instruction => ({
  words: () => words,
  possible: (s) => arenas.some((arena) => fits(s, arena)),
  ask: (s, l) => ({ player: l.by, kind: 'choice', options: arenas.filter((arena) => fits(s, arena)).map(arenaOption) }),
  note: noteArena,
  run: () => next,
});

export const chooseArena = choosingArena('choose an arena', () => true);
export const chooseArenaWithoutAttacks = choosingArena(
  'choose an arena where no unit has attacked this turn',
  (s, arena) => !remembers(s, { what: 'attacked', where: arena }),
);
export const chooseType = choosingArena(
  `choose ${arenas
    .map(arenaName)
    .join(', ')
    .replace(/, (\w+)$/, ', or $1')}`,
  () => true,
);
