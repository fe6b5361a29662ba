import { below, type Chance, type Deck, type Setup } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import {
  type Arena,
  arenas,
  type Card,
  cards,
  definitionCalled,
  faultsIn,
  personaOf,
  stockDecks,
  type TcgPosition,
  type TcgState,
  tcg,
} from '@binary-sunset/tcg';

type Side = 'light' | 'dark';

const poolFor = (side: Side): readonly Card[] => cards.filter((card) => card.side === side || card.side === 'neutral');
const pools: Readonly<Record<Side, readonly Card[]>> = { light: poolFor('light'), dark: poolFor('dark') };

const any = <T>(chance: Chance, all: readonly T[]): T | undefined => all[below(chance, all.length)];

/** The texts of a card that take effect, as against those that simply hold. */
function effectsOf(card: Card): readonly string[] {
  if (card.kind === 'mission') return [`${card.title}/0`];
  const { activated, triggers, bounties } = definitionCalled(card.title);
  return [...activated, ...triggers, ...bounties].map(({ id }) => id);
}

/** A deck in the making. */
class Pile {
  readonly deck: Record<string, number> = {};
  size = 0;

  add(card: Card | undefined, copies: number): void {
    if (card === undefined) return;
    const more = Math.min(copies, 4 - (this.deck[card.title] ?? 0));
    if (more <= 0) return;
    this.deck[card.title] = (this.deck[card.title] ?? 0) + more;
    this.size += more;
  }

  count(arena: Arena, pool: readonly Card[]): number {
    return pool.reduce(
      (sum, card) => sum + (card.kind === 'unit' && card.types.includes(arena) ? (this.deck[card.title] ?? 0) : 0),
      0,
    );
  }
}

/** All versions of somebody, so that there are stacks; the same few names on both sides, so that there are contests. */
function addStack(pile: Pile, pool: readonly Card[], chance: Chance): void {
  const families = new Map<string, Card[]>();
  for (const card of pool) {
    const persona = personaOf(card);
    if (persona !== null) families.set(persona, [...(families.get(persona) ?? []), card]);
  }
  const several = [...families.values()].filter((family) => family.length > 1);
  for (const card of any(chance, several) ?? []) pile.add(card, 2);
}

const pilotedSubtype = (card: Card): string | null => {
  if (card.kind !== 'unit') return null;
  const pilot = card.text.find((clause) => clause.kind === 'pilot');
  return pilot?.kind === 'pilot' ? pilot.of : null;
};

/** A Pilot, and something for it to pilot. */
function addPilot(pile: Pile, pool: readonly Card[], chance: Chance): void {
  const pilot = any(
    chance,
    pool.filter((card) => pilotedSubtype(card) !== null),
  );
  if (pilot === undefined) return;
  const wanted = pilotedSubtype(pilot)?.split(' ') ?? [];
  const unit = any(
    chance,
    pool.filter(
      (card) =>
        card.kind === 'unit' &&
        wanted.every((word) => card.subtypes.includes(word)) &&
        !card.subtypes.includes('Droid'),
    ),
  );
  pile.add(pilot, 3);
  pile.add(unit, 3);
}

function draft(side: Side, chance: Chance): Deck {
  const pool = pools[side];
  const pile = new Pile();
  addStack(pile, pool, chance);
  addStack(pile, pool, chance);
  addPilot(pile, pool, chance);
  pile.add(
    any(
      chance,
      pool.filter((card) => card.kind === 'unit' && card.types.length > 1),
    ),
    3,
  );
  for (const arena of arenas) {
    const units = pool.filter((card) => card.kind === 'unit' && card.types.includes(arena));
    while (pile.count(arena, pool) < 12) pile.add(any(chance, units), 1 + below(chance, 4));
  }
  while (pile.size < 60) {
    const kind = any(chance, ['battle', 'mission', 'battle', 'mission', 'location', 'equipment', 'unit'] as const);
    pile.add(
      any(
        chance,
        pool.filter((card) => card.kind === kind),
      ),
      1 + below(chance, 3),
    );
  }
  return pile.deck;
}

/** Drafts until one is legal: the ratio between arenas may be off. */
function randomDeck(side: Side, chance: Chance): Deck {
  for (;;) {
    const deck = draft(side, chance);
    if (faultsIn(deck).length === 0) return deck;
  }
}

function randomSetup(chance: Chance): Setup {
  const darkFirst = below(chance, 2) === 0;
  const decks: [Deck, Deck] = [
    randomDeck(darkFirst ? 'dark' : 'light', chance),
    randomDeck(darkFirst ? 'light' : 'dark', chance),
  ];
  return { decks, options: { sides: below(chance, 2) === 0 ? 'bid' : 'roll' } };
}

/** What a card on its way into play or into effect belongs to. */
const playingCards = ['play', 'deploy', 'complete mission', 'complete location', 'complete equipment'];

/** Face-down cards stay under a unit that is set aside. */
const hostZones = ['building', 'build', 'space', 'ground', 'character', 'on', 'beneath', 'locations', 'aside'] as const;

function broken(s: TcgState): string[] {
  const sentences: string[] = [];
  const say = (wrong: boolean, sentence: string): void => {
    if (wrong) sentences.push(sentence);
  };
  for (const player of [0, 1] as const) {
    const owned = s.cards.owner.filter((owner) => owner === player).length;
    say(owned !== s.decks[player].length, `Player ${player} has ${owned} cards instead of ${s.decks[player].length}.`);
    say(s.facts.force[player] < 0, `Player ${player} has ${s.facts.force[player]} Force.`);
    say(s.facts.points[player] < 0, `Player ${player} has ${s.facts.points[player]} build points.`);
    say(
      s.zones.playing[player].length > 0 && !s.frames.some(({ procedure }) => playingCards.includes(procedure)),
      'A card is left being played.',
    );
    for (const zone of ['on', 'beneath', 'under'] as const)
      for (const card of s.zones[zone][player]) {
        const host = s.cards.host[card] ?? -1;
        say(host < 0, `A card in ${zone} is on nothing.`);
        say(
          host >= 0 && !hostZones.some((place) => s.zones[place].some((pile) => pile.includes(host))),
          `A card in ${zone} is on a card out of play.`,
        );
      }
  }
  const beneath = new Map<number, number>();
  for (const pile of s.zones.beneath)
    for (const card of pile) beneath.set(s.cards.host[card] ?? -1, (beneath.get(s.cards.host[card] ?? -1) ?? 0) + 1);
  for (const [card, stacked] of s.cards.stacked.entries()) {
    say(
      stacked !== (beneath.get(card) ?? 0),
      `A stack counts ${stacked} cards beneath it and has ${beneath.get(card) ?? 0}.`,
    );
    say(stacked > 3, 'A stack has more than four cards.');
  }
  const asked = s.frames[s.frames.length - 1]?.procedure;
  if (s.facts.attack === null) say(asked === 'attack', 'An attack goes on without an attacker.');
  for (const arena of [1, 2, 3]) {
    const here = [...s.zones.locations[0], ...s.zones.locations[1]].filter((card) => s.cards.arena[card] === arena);
    say(here.length > 1, 'There is more than one Location in an arena.');
  }
  return sentences;
}

export const tcgSubject: Subject<TcgState, TcgPosition> = {
  game: tcg,
  stock: { decks: [stockDecks['Separatist Armada'], stockDecks['Defenders of the Republic']] },
  randomSetup,
  broken,
  abilities: cards.flatMap(effectsOf),
  abilityIn: ({ kind, clause }) => (kind === 'takes effect' && typeof clause === 'string' ? clause : null),
  reluctant: ['retreat', 'hold back', 'stop', 'build last'],
  idle: ['pass', 'end build step', 'end retreat step', 'hold back'],
  turnOf: (s) => s.facts.turn,
  perft: [
    {
      name: 'tcg: an attack with every chance',
      depth: 7,
      position: {
        at: 'character',
        dark: {
          hand: ["Hero's Dodge", 'Practice Counter'],
          character: ['Sparring Deflector', 'Drill Trooper'],
          force: 4,
        },
        light: { hand: ['Surge of Power'], character: ['Sparring Bodyguard', 'Sparring Gambler'], force: 5 },
        rolls: [6, 4, 2, 5, 1, 3, 6, 4, 5, 2, 6, 1, 4, 4, 3, 5, 6, 2],
      },
    },
    {
      name: 'tcg: a build step',
      depth: 4,
      position: {
        at: 'build',
        dark: {
          hand: ['Tarn Velo (B)', 'Mending', 'Drill Blade'],
          space: ['Drill Fighter'],
          character: [{ card: 'Tarn Velo (A)', damage: 1 }],
          building: [{ card: 'Drill Shuttle', counters: 3 }],
          points: 4,
        },
        light: { hand: ['Practice Denial'], ground: ['Drill Walker'], character: ['Drill Trooper'] },
      },
    },
    {
      name: 'tcg: a contest, and what waits for it',
      depth: 5,
      position: {
        at: 'battle',
        dark: { character: [{ card: 'Tarn Velo (A)', beneath: ['Tarn Velo (B)'] }, 'Drill Trooper'], force: 2 },
        light: { character: ['Tarn Velo (C)', 'Drill Adept'], force: 3 },
        rolls: [4, 4, 1, 5, 6, 2, 4, 3, 5, 1, 2, 6],
      },
    },
  ],
};
