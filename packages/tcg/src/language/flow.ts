/** Whether and how often: `may(…)`, `chooseOne(…)`, `unlessOpponentPays(3, …)`, `later('attack ends', …)`. */
import { call, cardAt, hold, innerId, next, other, type Player, refTo } from '@binary-sunset/kernel';
import { cardOf } from '../catalog/catalog.ts';
import { completeOptions, completing } from '../rules/building/completing.ts';
import { payForce } from '../rules/building/resources.ts';
import { current, light } from '../rules/cards/units.ts';
import { innerEffect } from '../rules/inForce/effect.ts';
import { type Arena, arenas, type State } from '../state/state.ts';
import type { Asked, Option } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import { type Condition, type Instruction, needsOf, type Resolving, speakerOf } from '../text/program.ts';
import type { OfOpponent } from './conditions.ts';
import { listed } from './nounPhrases.ts';
import { inOneBreath } from './words.ts';

/** Said in one sentence with what comes before: "Draw a card, then discard a card from your hand." */
// Not called "then": a module with such an export is taken for a promise.
export const andThen = (instruction: Instruction): Instruction => ({ ...instruction, follows: true });

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

/** "You may …", said once where one choice stands within another. */
const choosingTo = (words: (self: string) => string): Pick<Instruction, 'words' | 'asChoice'> => ({
  words: (self) => `you may ${words(self)}`,
  asChoice: words,
});

/** "You may …" */
export const may = (...list: Instruction[]): Instruction => ({
  ...choosingTo((self) => inOneBreath(list, self, 'chosen')),
  inner: [list],
  ask: (s, l) => (canRun(s, l, list) ? yesOrNo(l.by) : null),
  note: noteVerb,
  run: (_s, l) => (picked(l) === 'do it' ? call(innerEffect(l, 0)) : next),
});

/** "You may … If you do, …" */
export const ifYouDo = (first: readonly Instruction[], then: readonly Instruction[]): Instruction => ({
  ...choosingTo((self) => `${inOneBreath(first, self, 'chosen')}. If you do, ${inOneBreath(then, self)}`),
  inner: [[...first, onceDone(first, then)]],
  ask: (s, l) => (canRun(s, l, first) ? yesOrNo(l.by) : null),
  note: noteVerb,
  run: (_s, l) => (picked(l) === 'do it' ? call(innerEffect(l, 0)) : next),
});

/** Something else may have come in the place of what was to be done: then it was not done. */ // TCG-0632
const onceDone = (first: readonly Instruction[], then: readonly Instruction[]): Instruction => ({
  words: () => '',
  inner: [then],
  run: (s, l) => (first.every((one) => one.done?.(s, l) ?? true) ? call(innerEffect(l, 0)) : next),
});

/** "If you have a Jedi, … Otherwise, …": what is so is looked at when it comes to that. */
export const ifSo = (
  condition: Condition,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
): Instruction => {
  const isElse = otherwise.length > 0;
  return {
    needs: needsOf(condition),
    words: (self) =>
      `if ${condition.words(self)}, ${inOneBreath(then, self)}${isElse ? `; otherwise, ${inOneBreath(otherwise, self)}` : ''}`,
    asChoice: (self) =>
      `${inOneBreath(then, self, 'chosen')} if ${condition.words(self)}${isElse ? `, or else ${inOneBreath(otherwise, self, 'chosen')}` : ''}`,
    inner: [then, otherwise],
    possible: (s, l) => canRun(s, l, condition.holds(s, speakerOf(s, l)) ? then : otherwise),
    run: (s, l) => call(innerEffect(l, condition.holds(s, speakerOf(s, l)) ? 0 : 1)),
  };
};

/** Both players do it, each with "you" for himself or herself. */ // TCG-0082
export const eachPlayer = (...list: Instruction[]): Instruction => ({
  words: (self) => `each player does this, Dark Side first, then Light Side: ${inOneBreath(list, self)}`,
  asChoice: (self) => `have each player do this, Dark Side first, then Light Side: ${inOneBreath(list, self)}`,
  inner: [[asPlayer((s) => s.facts.dark, list), asPlayer(light, list)]],
  run: (_s, l) => call(innerEffect(l, 0)),
});

const asPlayer = (who: (s: State) => Player, list: readonly Instruction[]): Instruction => ({
  words: () => '',
  inner: [list],
  run: (s, l) => call(innerEffect({ ...l, by: who(s) }, 0)),
});

/** "… unless your opponent pays 3 Force", where a condition may have to be met to be allowed to. */
export const unlessOpponentPays = (amount: number, list: readonly Instruction[], allowed?: OfOpponent): Instruction => {
  const unless = (self: string): string =>
    `unless your opponent ${allowed === undefined ? '' : `${allowed.predicate(self)} and `}pays ${amount} Force`;
  return {
    needs: needsOf(allowed),
    words: (self) => `${inOneBreath(list, self)} ${unless(self)}`,
    asChoice: (self) => `${inOneBreath(list, self, 'chosen')} ${unless(self)}`,
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
  };
};

/** "… unless its controller pays 2 Force": whoever's is what may be disrupted now. Asked when the disrupt resolves. */ // TCG-0519
export const unlessItsControllerPays = (amount: number, ...list: Instruction[]): Instruction => ({
  words: (self) => `${inOneBreath(list, self)} unless its controller pays ${amount} Force`,
  inner: [list],
  possible: (s, l) => canRun(s, l, list),
  ask(s) {
    const thing = s.facts.disruptable[s.facts.disruptable.length - 1];
    if (thing === undefined || s.facts.force[thing.by] < amount) return null;
    return {
      player: thing.by,
      kind: 'choice',
      options: [{ verb: 'pay', cost: { force: amount } }, { verb: 'decline' }],
    };
  },
  note: noteVerb,
  run(s, l, tell) {
    const thing = s.facts.disruptable[s.facts.disruptable.length - 1];
    if (picked(l) !== 'pay' || thing === undefined) return call(innerEffect(l, 0));
    payForce(s, tell, thing.by, amount);
    return next;
  },
});

/** A Mission may be completed at another time than in one's own build step. */ // TCG-0366
export const mayCompleteAMission: Instruction = {
  ...choosingTo(() => 'complete one of your Missions'),
  chooses: true,
  ask(s, l) {
    // Asked with no options rather than not at all: which cards are Missions is hidden.
    const found = missionsToComplete(s, l.by);
    const options: readonly Option[] = found.length === 0 ? [] : [...found, { verb: 'decline' }];
    return { player: l.by, kind: 'choice', options };
  },
  note(s, l, [option]) {
    const { verb = '', on, cost = {} } = option ?? {};
    l.it = on === undefined ? [] : [refTo(s, cardAt(s, on))];
    l.result = { verb, cost };
  },
  run(s, l) {
    const [card] = current(s, l.it);
    if (card === undefined) return next;
    return call(completing(s, l.by, card, l.result as Pick<Option, 'verb' | 'cost'> as Option));
  },
};

function missionsToComplete(s: State, who: Player): Option[] {
  const options: Option[] = [];
  for (const card of [...s.zones.hand[who], ...s.zones.building[who]])
    if (cardOf(s, card).kind === 'mission') completeOptions(s, who, card, options);
  return options;
}

/** "You may pay 2 Force. If you do, …" */
export const ifYouPay = (amount: number, list: readonly Instruction[]): Instruction => ({
  ...choosingTo((self) => `pay ${amount} Force. If you do, ${inOneBreath(list, self)}`),
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
  words: (self) => `choose one: ${lists.map((list) => inOneBreath(list, self)).join(', or ')}`,
  inner: lists,
  choices: lists,
  possible: (s, l) => lists.some((list) => canRun(s, l, list)),
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: lists.flatMap((list, i) =>
      canRun(s, l, list) ? [{ verb: 'choose', clause: innerId(l.program, l.at, i) }] : [],
    ),
  }),
  note: noteVerb,
  run(_s, l) {
    const which = lists.findIndex((_, i) => picked(l) === innerId(l.program, l.at, i));
    return which < 0 ? next : call(innerEffect(l, which));
  },
});

/** Something to come: certain once it is said, whatever becomes of its card. */ // TCG-0229
export const later = (
  moment: 'battle phase starts' | 'attack ends' | 'turn ends',
  ...list: Instruction[]
): Instruction => ({
  words: (self) => `${laterWords[moment]}, ${inOneBreath(list, self)}`,
  asChoice: (self) => `${inOneBreath(list, self, 'chosen')} ${laterWords[moment]}`,
  inner: [list],
  later: true,
  ...(moment === 'attack ends' ? { timing: 'attack' as const } : {}),
  run(s, l) {
    hold(s, {
      clause: innerId(l.program, l.at, 0),
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

/** An arena is chosen, among those that fit. */
export const choosingArena = (words: string, fits: (s: State, arena: Arena) => boolean): Instruction => ({
  words: () => words,
  finds: 'a chosen arena',
  possible: (s) => arenas.some((arena) => fits(s, arena)),
  ask: (s, l) => ({ player: l.by, kind: 'choice', options: arenas.filter((arena) => fits(s, arena)).map(arenaOption) }),
  note: noteArena,
  run: () => next,
});

export const chooseArena = choosingArena('choose an arena', () => true);
export const chooseType = choosingArena(`choose ${listed(arenas.map(arenaName), 'or')}`, () => true);
