/** When: `battlePhaseStarts`, `thisIsDiscarded('space')`, `playerDraws('you')`. */

import type { Arena, Disruptable, State } from '../state/state.ts';
import { arenaName } from '../text/arenaName.ts';
import type { Need, Notice, Noticed, Speaker, Trigger } from '../text/program.ts';
import type { Cards } from './cards.ts';

const on = (
  kind: Noticed,
  words: (self: string) => string,
  matches: (s: State, notice: Notice, speaker: Speaker) => boolean = () => true,
  needs: readonly Need[] = [],
): Trigger => ({ on: kind, words, matches, needs });

/** It happens to the card itself, which is a unit in an arena then. */
const toItself: readonly Need[] = ['a unit', 'an arena'];

export const battlePhaseStarts = on('battle phase starts', () => 'When the battle phase starts');
export const battlePhaseEnds = on('battle phase ends', () => 'When the battle phase ends');
export const turnEnds = on('turn ends', () => 'At the end of the turn');
export const battleStepStarts = (arena: Arena): Trigger =>
  on(
    'battle step starts',
    () => `When the ${arenaName(arena)} battle step starts`,
    (_s, n) => n.arena === arena,
  );
export const battleStepEnds = (arena: Arena): Trigger =>
  on(
    'battle step ends',
    () => `When the ${arenaName(arena)} battle step ends`,
    (_s, n) => n.arena === arena,
  );
export const buildRollMade = on('build roll', () => 'When the roll for build points is made');
export const buildStepStarts = (whose: 'your' | 'opponent'): Trigger =>
  on(
    'build step starts',
    () => `When ${whose === 'your' ? 'your' : "your opponent's"} build step starts`,
    (_s, n, { by }) => (n.by === by) === (whose === 'your'),
  );
/** There is no draw step of its own: what is for it comes with the start of the build step. */ // TCG-0089
export const yourDrawStepStarts = on(
  'build step starts',
  () => 'When your draw step starts',
  (_s, n, { by }) => n.by === by,
);
const isSelf = (_s: State, n: Notice, { self }: Speaker): boolean => n.subject === self;

export const youDeployThis = on('deployed', (self) => `When you deploy ${self}`, isSelf, ['a unit']);
/** Another player's or one's own card comes into play. */
export const deploys = (cards: Cards): Trigger =>
  on(
    'deployed',
    (self) => `When ${cards.one(self)} is deployed`,
    (s, n, speaker) => cards.matches(s, n.subject, speaker),
    cards.needs,
  );
/** From one arena, or from play: wherever it was. */
export const thisIsDiscarded = (from?: Arena): Trigger =>
  on(
    'discarded',
    (self) => `When ${self} is discarded from ${from === undefined ? 'play' : `the ${arenaName(from)} arena`}`,
    (s, n, speaker) => isSelf(s, n, speaker) && (from === undefined || n.arena === from),
    from === undefined ? ['a unit'] : toItself,
  );
/** Anybody at all, or one of these. */
export const thisAttacks = (whom?: Cards): Trigger =>
  whom === undefined
    ? on('attacks', (self) => `When ${self} attacks`, isSelf, toItself)
    : on(
        'attacks a unit',
        (self) => `When ${self} attacks ${whom.one(self)}`,
        (s, n, speaker) => isSelf(s, n, speaker) && whom.matches(s, n.other, speaker),
        [...toItself, ...whom.needs],
      );
/** One of these attacks: the unit that the card pilots, say. */
export const attacks = (cards: Cards): Trigger =>
  on(
    'attacks',
    (self) => `When ${cards.one(self)} attacks`,
    (s, n, speaker) => cards.matches(s, n.subject, speaker),
    cards.needs,
  );
export const thisIsAttacked = on(
  'attacks a unit',
  (self) => `When ${self} is attacked`,
  (_s, n, { self }) => n.other === self,
  toItself,
);
export const thisAttackEnds = on('attack ends', (self) => `When an attack by ${self} ends`, isSelf, toItself);
export const diceAreRolledAtThis = on(
  'attack rolled',
  (self) => `When your opponent rolls 1 or more dice in an attack on ${self}`,
  (_s, n, { self, by }) => n.other === self && n.by !== by && n.amount > 0,
  toItself,
);
export const thisWouldBeDamaged = on('would be damaged', (self) => `When ${self} would be damaged`, isSelf, toItself);
export const thisIsDamaged = on('damaged', (self) => `When ${self} is damaged`, isSelf, toItself);
export const playerDraws = (who: 'you' | 'opponent'): Trigger =>
  on(
    'drew',
    () => `When ${who === 'you' ? 'you draw' : 'your opponent draws'} a card`,
    (_s, n, { by }) => (n.by === by) === (who === 'you'),
  );
export const opponentPlays = (what: 'a Battle card' | 'an activated ability'): Trigger =>
  on(
    'played',
    () => `When your opponent plays ${what}`,
    (_s, n, { by }) => n.by !== by && n.arena === played[what],
  );
const played = { 'a Battle card': 'battle card', 'an activated ability': 'ability' } as const;
export const thisRetreats = on('retreated', (self) => `When ${self} retreats`, isSelf, toItself);
export const thisIsTapped = on('tapped', (self) => `When ${self} becomes tapped`, isSelf, ['a unit']);

/** Something of your opponent's may be disrupted now: for triggered disrupts. */ // TCG-0241
export const opponentMayBeDisrupted = (kind: Disruptable['kind']): Trigger =>
  on(
    'may be disrupted',
    () => `When your opponent ${disruptedWords[kind]}`,
    (_s, n, { by }) => n.by !== by && n.arena === kind,
  );

const disruptedWords: Readonly<Record<Disruptable['kind'], string>> = {
  'battle card': 'plays a Battle card',
  mission: 'completes a Mission',
  location: 'completes a Location',
  ability: 'plays an activated ability',
  attack: 'declares an attack',
  deployment: 'deploys a unit',
};
