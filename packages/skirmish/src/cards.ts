/** What a unit can do beside fighting. How each is played out stands with the rule that it bends. */
export type Trait =
  | 'steadies' // live modifier: a lost bonus can lose units
  | 'guards' // a replacement that asks
  | 'avenged' // a captured trigger that outlives its source
  | 'scouts' // an optional response that looks at a hidden card
  | 'supplies' // automatic
  | 'drills' // automatic
  | 'rages' // a multiplier, once a turn
  | 'waylays' // before another's action
  | 'disbands'; // a total that must be reached

export interface Unit {
  readonly kind: 'unit';
  readonly title: string;
  readonly cost: number;
  readonly strength: number;
  readonly health: number;
  readonly traits: readonly Trait[];
  /** Its traits as bits, for looking up. */
  readonly bits: number;
}

/** When a tactic may be played: in the action phase, or in response to something. */
export type Moment = 'turn' | 'played' | 'lost' | 'attacked';

export type Effect =
  | 'rally'
  | 'formation'
  | 'barrage'
  | 'recall'
  | 'shot'
  | 'smoke'
  | 'armistice'
  | 'resupply'
  | 'promotion'
  | 'countermand'
  | 'salvage'
  | 'last stand'
  | 'decoy';

export interface Tactic {
  readonly kind: 'tactic';
  readonly title: string;
  readonly cost: number;
  readonly when: Moment;
  readonly effect: Effect;
}

export type Card = Unit | Tactic;

export const traitBits: Readonly<Record<Trait, number>> = {
  steadies: 1,
  guards: 2,
  avenged: 4,
  scouts: 8,
  supplies: 16,
  drills: 32,
  rages: 64,
  waylays: 128,
  disbands: 256,
};

const unit = (title: string, cost: number, strength: number, health: number, ...traits: Trait[]): Unit => ({
  kind: 'unit',
  title,
  cost,
  strength,
  health,
  traits,
  bits: traits.reduce((bits, trait) => bits | traitBits[trait], 0),
});

const tactic = (title: string, cost: number, when: Moment, effect: Effect): Tactic => ({
  kind: 'tactic',
  title,
  cost,
  when,
  effect,
});

/** Stands for a card that nobody knows: it can do nothing. */
export const unknownCard = tactic('Unknown card', 99, 'turn', 'rally');

export const cards: readonly Card[] = [
  tactic('Armistice', 1, 'turn', 'armistice'),
  tactic('Barrage', 2, 'turn', 'barrage'),
  unit('Berserker', 3, 2, 3, 'rages'),
  unit('Bodyguard', 2, 1, 3, 'guards'),
  unit('Colossus', 1, 5, 6, 'disbands'),
  tactic('Countermand', 1, 'played', 'countermand'),
  tactic('Decoy', 1, 'attacked', 'decoy'),
  unit('Drill Sergeant', 2, 1, 2, 'drills'),
  tactic('Field Promotion', 1, 'turn', 'promotion'),
  tactic('Formation', 1, 'turn', 'formation'),
  tactic('Last Stand', 1, 'lost', 'last stand'),
  unit('Martyr', 1, 1, 1, 'avenged'),
  tactic('Precision Shot', 1, 'turn', 'shot'),
  unit('Quartermaster', 2, 1, 2, 'supplies'),
  tactic('Rally', 1, 'turn', 'rally'),
  tactic('Recall', 1, 'turn', 'recall'),
  tactic('Resupply', 1, 'turn', 'resupply'),
  tactic('Salvage', 0, 'lost', 'salvage'),
  unit('Scout', 1, 1, 1, 'scouts'),
  unit('Sentinel', 2, 2, 3, 'waylays'),
  tactic('Smoke Screen', 1, 'turn', 'smoke'),
  unit('Standard Bearer', 2, 1, 2, 'steadies'),
  unit('Trooper', 1, 2, 2),
  unit('Veteran', 2, 3, 3),
  unknownCard,
];

const byName = new Map(cards.map((card) => [card.title, card]));

export const cardCalled = (title: string): Card => byName.get(title) ?? unknownCard;

const traitTexts: Readonly<Record<Trait, string>> = {
  steadies: 'Each of your other units has +1 health.',
  guards: 'If another of your units would be lost, you may lose this one instead.',
  avenged: 'When this unit is lost, the other player loses 1 morale.',
  scouts:
    "When you muster this unit, you may look at the top card of the other player's deck; then you may shuffle that deck.",
  supplies: 'Whenever you muster a unit, gain 1 energy.',
  drills: 'Whenever a unit is mustered, it has +1 strength until the end of the turn.',
  rages: "Pay 1 energy: double this unit's strength until the end of the turn. Once each turn.",
  waylays: 'Just before an enemy unit attacks, you may pay 1 energy: this unit does 1 damage to it.',
  disbands: 'To muster this unit, also lose units of yours with a total strength of 4 or more.',
};

const effectTexts: Readonly<Record<Effect, string>> = {
  rally: 'Each of your units now in play has +1 strength until the end of the turn.',
  formation: 'Until the end of the turn, your units have +1 health.',
  barrage: 'Each unit with 2 or less health left is lost.',
  recall: "Return a unit to its owner's hand.",
  shot: 'Do 2 damage to a unit.',
  smoke: "A unit's strength is 0 until the end of the turn.",
  armistice: 'Until the end of the turn, no unit has more than 2 strength.',
  resupply: 'Draw two cards, then put a card from your hand on the bottom of your deck.',
  promotion:
    'A unit from your hand takes the place of one of your units, with its damage and whatever is on it; that one returns to your hand.',
  countermand: 'Cancel a tactic that was just played.',
  salvage: 'Return your unit that was just lost to your hand.',
  'last stand': 'When your unit was just lost: do 1 damage to an enemy unit.',
  decoy: 'When your unit was just attacked: another of your units is attacked instead.',
};

/** The card in words. */
export const textOf = (card: Card): string =>
  card.kind === 'unit' ? card.traits.map((trait) => traitTexts[trait]).join(' ') : effectTexts[card.effect];
