import { arenaName } from '../cards/card.ts';
import type { Arena, Disruptable, State } from '../state.ts';
import type { Cards } from './cards.ts';
import type { Notice, Noticed, Speaker, Trigger } from './program.ts';

const on = (
  kind: Noticed,
  words: (self: string) => string,
  matches: (s: State, notice: Notice, speaker: Speaker) => boolean = () => true,
): Trigger => ({ on: kind, words, matches });

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
export const yourBuildStepStarts = on(
  'build step starts',
  () => 'When your build step starts',
  (_s, n, { by }) => n.by === by,
);
/** There is no draw step of its own: what is for it comes with the start of the build step. */ // TCG-0089
export const yourDrawStepStarts = on(
  'build step starts',
  () => 'When your draw step starts',
  (_s, n, { by }) => n.by === by,
);
export const opponentsBuildStepStarts = on(
  'build step starts',
  () => "When your opponent's build step starts",
  (_s, n, { by }) => n.by !== by,
);

const isSelf = (_s: State, n: Notice, { self }: Speaker): boolean => n.subject === self;

export const youDeployThis = on('deployed', (self) => `When you deploy ${self}`, isSelf);
/** Another player's or one's own card comes into play. */
export const deploys = (cards: Cards): Trigger =>
  on(
    'deployed',
    () => `When ${cards.one()} is deployed`,
    (s, n, speaker) => cards.matches(s, n.subject, speaker),
  );
export const thisIsDiscardedFrom = (arena: Arena): Trigger =>
  on(
    'discarded',
    (self) => `When ${self} is discarded from the ${arenaName(arena)} arena`,
    (s, n, speaker) => isSelf(s, n, speaker) && n.arena === arena,
  );
export const thisIsDiscarded = on('discarded', (self) => `When ${self} is discarded from play`, isSelf);
export const thisAttacks = on('attacks', (self) => `When ${self} attacks`, isSelf);
/** One of these attacks: the unit that the card pilots, say. */
export const attacks = (cards: Cards): Trigger =>
  on(
    'attacks',
    (self) => `When ${cards.one(self)} attacks`,
    (s, n, speaker) => cards.matches(s, n.subject, speaker),
  );
export const thisAttacksA = (cards: Cards): Trigger =>
  on(
    'attacks a unit',
    (self) => `When ${self} attacks ${cards.one()}`,
    (s, n, speaker) => isSelf(s, n, speaker) && cards.matches(s, n.other, speaker),
  );
export const thisIsAttacked = on(
  'attacks a unit',
  (self) => `When ${self} is attacked`,
  (_s, n, { self }) => n.other === self,
);
export const thisAttackEnds = on('attack ends', (self) => `When an attack by ${self} ends`, isSelf);
export const diceAreRolledAtThis = on(
  'attack rolled',
  (self) => `When your opponent rolls 1 or more dice in an attack on ${self}`,
  (_s, n, { self, by }) => n.other === self && n.by !== by && n.amount > 0,
);
export const thisWouldBeDamaged = on('would be damaged', (self) => `When ${self} would be damaged`, isSelf);
export const thisIsDamaged = on('damaged', (self) => `When ${self} is damaged`, isSelf);
export const youDraw = on(
  'drew',
  () => 'When you draw a card',
  (_s, n, { by }) => n.by === by,
);
export const opponentDraws = on(
  'drew',
  () => 'When your opponent draws a card',
  (_s, n, { by }) => n.by !== by,
);
export const opponentPlaysABattleCard = on(
  'played',
  () => 'When your opponent plays a Battle card',
  (_s, n, { by }) => n.by !== by && n.arena === 'battle card',
);
export const opponentPlaysAnAbility = on(
  'played',
  () => 'When your opponent plays an activated ability',
  (_s, n, { by }) => n.by !== by && n.arena === 'ability',
);
export const thisRetreats = on('retreated', (self) => `When ${self} retreats`, isSelf);
export const thisIsTapped = on('tapped', (self) => `When ${self} becomes tapped`, isSelf);

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
