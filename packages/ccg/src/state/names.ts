export const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
export type Phase = (typeof phases)[number];

export const segments = ['initiation', 'weapons', 'power', 'damage', 'end'] as const;
export type Segment = (typeof segments)[number];

/** What a destiny draw is for. */
export const destinyKinds = ['', 'battle', 'weapon', 'power', 'attrition'] as const;
export type DestinyKind = (typeof destinyKinds)[number];

/** How a card is on another. Stored by number: append only. */
export const slots = ['attached', 'pilot', 'passenger', 'driver', 'astromech', 'cargo'] as const;
export type Slot = (typeof slots)[number];

/** Why a card is not active. Stored by bit: append only. */
export const inactivity = [
  'excluded',
  'missing',
  'captive',
  'suspended',
  'stolen',
  'undercover',
  'stacked',
  'left out',
] as const;
export type Inactivity = (typeof inactivity)[number];

/** Where a card that leaves the table goes; whatever was on it is lost. */
export const destinations = ['lost', 'used', 'hand', 'reserve', 'force', 'outOfPlay'] as const;
export type Destination = (typeof destinations)[number];

/** Lost, forfeited, or put away without counting as just lost. */
export const leavings = ['lost', 'forfeited', 'placed', 'cancelled', 'removed'] as const;
export type Leaving = (typeof leavings)[number];

/** Every kind of move that the rules know. */ // AR7-0006, AR7-0066
export const moveNames = [
  'landspeed',
  'hyperspeed',
  'sector',
  'landing',
  'taking off',
  'orbit',
  'mobile system',
  'docking bay transit',
  'shuttling',
  'shuttle up',
  'shuttle down',
  'vessel site',
  'location text',
  'embarking',
  'disembarking',
  'seat',
  'ship-docking',
  'relocation',
] as const;
export type MoveName = (typeof moveNames)[number];

/** What can be responded to, or triggers something. */
export const occurrenceKinds = [
  /** An action of a card was initiated: it may be responded to, and cancelled. */
  'action',
  'deploying',
  'deployed',
  'Force drain',
  'battle',
  'attack',
  /** Somebody is about to draw destiny. */
  'about to draw',
  'destiny',
  'destiny completed',
  'battle destinies completed',
  'fired',
  'hit',
  'lost',
  'forfeited',
  'moving',
  'moved',
  /** The target of a Utinni Effect is where that is, and was not before. */
  'reached',
  'activated',
  'used',
  /** Somebody is about to lose Force: the loss may still be reduced or cancelled. */
  'losing Force',
  'Force lost',
  'retrieving',
  'retrieved',
  'drew',
  'won',
  /** Both have passed in its damage segment: cards are still in it. */
  'battle ends',
  'battle ended',
  'excluded',
  'turn begins',
  'turn ends',
  'phase ends',
  'out of play',
  /** A card is leaving the table, which is the same as being about to leave it. */ // AR1-0059
  'leaving table',
] as const;
export type OccurrenceKind = (typeof occurrenceKinds)[number];
