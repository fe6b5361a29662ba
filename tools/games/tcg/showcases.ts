import { below, type Deck, nameOf, other, type Place, type Player, type Random } from '@binary-sunset/kernel';
import type { Showcase } from '@binary-sunset/kit';
import {
  arenas,
  type Card,
  cardWords,
  definitionCalled,
  type TcgDecision,
  type TcgOption,
  type TcgState,
  type TcgVerb,
  type TcgVocabulary,
} from '@binary-sunset/tcg';
import type { Ability } from './abilities.ts';
import { companionsOf } from './companions.ts';
import { anyOf, type DeckSide, draft } from './decks.ts';

type Dealt = Readonly<Record<DeckSide, readonly Card[]>>;

/** The cards that are shown, for whichever deck may have them; neutral ones are dealt out in turn. */
function deal(titles: ReadonlySet<string>): Dealt {
  const decks: Record<DeckSide, Card[]> = { dark: [], light: [] };
  let next: DeckSide = 'dark';
  for (const title of titles) {
    const { card } = definitionCalled(title);
    decks[card.side === 'neutral' ? next : card.side].push(card);
    next = next === 'dark' ? 'light' : 'dark';
  }
  return decks;
}

/** Up to two companions for each of these cards, the first of them one that its text speaks of. */
const companionsFor = (side: DeckSide, of: readonly Card[], random: Random): Card[] =>
  of.flatMap((card) => {
    const fits = (other: Card): boolean => other.side === 'neutral' || other.side === side;
    const { spokenOf, versions } = companionsOf(card);
    const all = [...spokenOf, ...versions];
    return [anyOf(random, spokenOf.filter(fits)) ?? [], anyOf(random, all.filter(fits)) ?? []].flat();
  });

interface Drafted {
  readonly deck: Deck;
  readonly companions: readonly Card[];
}

function draftFor(side: DeckSide, dealt: Dealt, random: Random): Drafted {
  const mine = companionsFor(side, dealt[side], random);
  // A text may speak of the opponent's units as well.
  const theirs = companionsFor(side, dealt[side === 'dark' ? 'light' : 'dark'], random);
  const deck = draft(side, random, (pile) => {
    for (const card of dealt[side]) pile.add(card, 4);
    for (const card of mine) pile.add(card, 3);
    for (const card of theirs) pile.add(card, 1);
  });
  return { deck, companions: [...mine, ...theirs] };
}

const titleAt = (s: TcgState, place: Place | undefined): string =>
  place !== undefined && 'card' in place ? nameOf(s, s.cards.handle.indexOf(place.card)) : '';

const zoneAt = (place: Place | undefined): string => (place !== undefined && 'zone' in place ? place.zone : '');

const usedBy: readonly TcgVerb[] = ['use', 'play', 'enhance'];
const broughtBy: readonly TcgVerb[] = [
  'put',
  'deploy',
  'complete',
  'stack',
  'pilot',
  'equip',
  'hidden cost',
  'move',
  'attack',
];
const preparedBy: readonly TcgVerb[] = ['build', 'add', 'rearrange', 'upkeep'];
const avoided: readonly TcgVerb[] = ['retreat', 'detach', 'leave', 'hold back', 'stop', 'build last', 'decline'];

/** Does an option bring a card where its text works, or keep it from there? Null where that makes no difference. */
function bringsToWork({ id, works, hears }: Ability, { verb, clause, to }: TcgOption): boolean | null {
  if (verb === 'retreat' && hears === 'retreated') return true;
  switch (works) {
    case null:
      return verb === 'complete' || verb === 'enhance' ? (verb === 'enhance') === id.endsWith('/1') : null;
    case 'beneath':
      return verb === 'stack' ? clause === 'beneath' : ['put', 'deploy', 'rearrange'].includes(verb) ? false : null;
    case 'build zone':
      if (verb === 'retreat') return true;
      return verb === 'deploy' ? zoneAt(to) === 'build' : verb === 'put' || verb === 'move' ? false : null;
    case 'hand':
      return broughtBy.includes(verb) || preparedBy.includes(verb) ? false : null;
    default:
      return (verb === 'deploy' && zoneAt(to) === 'build') || (verb === 'stack' && clause === 'beneath') ? false : null;
  }
}

/** An arena where the player who decides has nobody: whoever holds all of them is in for a long game. */
const isEmpty = (s: TcgState, { player }: TcgDecision, zone: string): boolean =>
  arenas.some((arena) => arena === zone && s.zones[arena][player].length === 0);

const isOfOpponent = (s: TcgState, { player }: TcgDecision, place: Place | undefined): boolean => {
  const card = place !== undefined && 'card' in place ? s.cards.handle.indexOf(place.card) : -1;
  return arenas.some((arena) => s.zones[arena][other(player)].includes(card));
};

const speaksOfBuildZone = (title: string): boolean =>
  cardWords(definitionCalled(title).card).some((words) => /build zone|Reserves/.test(words));

/** What is dearer than this is beyond a player who doesn't save. */
const easilyPaid = 5;

/** A game in which these texts should take effect. */
export function makeShowcase(abilities: readonly Ability[], random: Random): Showcase<TcgState, TcgVocabulary> {
  const shown: ReadonlySet<string> = new Set(abilities.map(({ title }) => title));
  const names: ReadonlySet<string> = new Set(abilities.map(({ id }) => id));
  const dealt = deal(shown);
  const dark = draftFor('dark', dealt, random);
  const light = draftFor('light', dealt, random);
  const companions: ReadonlySet<string> = new Set([...dark.companions, ...light.companions].map(({ title }) => title));
  const decks = below(random, 2) === 0 ? ([dark.deck, light.deck] as const) : ([light.deck, dark.deck] as const);
  const needsBuildZone = [...shown].some((title) => speaksOfBuildZone(title));
  // What triggers on being deployed is sometimes kept for the game itself.
  const isPatient = below(random, 2) === 0;
  const isThrifty = below(random, 2) === 0;
  // Where most units are kept out of battle, games are long and there is Force for everything.
  const isWary = below(random, 4) === 0;

  /** Force that is kept for the dearest of the texts that are shown. */
  function savings(side: DeckSide): number {
    const mine = abilities.filter(({ title }) => dealt[side].some((card) => card.title === title));
    const dearest = Math.max(0, ...mine.map(({ force }) => force));
    return isThrifty || dearest > easilyPaid ? dearest : 0;
  }
  const kept = { dark: savings('dark'), light: savings('light') };

  function keenOnUse(s: TcgState, player: Player, { clause, cost, on }: TcgOption): number {
    const price = cost?.['force'] ?? 0;
    const saved = kept[player === s.facts.dark ? 'dark' : 'light'];
    if (price > 0 && price < saved && s.facts.force[player] - price < saved) return -1;
    if (names.has(clause ?? '')) return 4;
    // What else it can do would tap, discard or spend what the text that is shown needs.
    return shown.has(titleAt(s, on)) ? -1 : 0;
  }

  /** Attacks go where something comes of them. */
  const victims: ReadonlySet<string> = new Set(
    abilities.flatMap(({ title, suffers, guards }) => [
      ...(suffers ? [title] : []),
      ...(guards ? companionsOf(definitionCalled(title).card).spokenOf.map((card) => card.title) : []),
    ]),
  );
  const keenOnDefender = (title: string): number => (victims.has(title) ? 3 : companions.has(title) ? 2 : 1);

  function keenOnShown(s: TcgState, title: string, option: TcgOption): number {
    const { verb } = option;
    for (const ability of abilities) {
      if (ability.title !== title) continue;
      if (s.facts.turn === 0 && isPatient && ability.hears === 'deployed') return -2;
      const helps = bringsToWork(ability, option);
      if (helps !== null) return helps ? 3 : -1;
    }
    return avoided.includes(verb) ? -1 : broughtBy.includes(verb) ? 3 : preparedBy.includes(verb) ? 2 : 0;
  }

  return {
    setup: { decks },
    keenness(s, decision, option) {
      const { verb, on, to, clause } = option;
      const title = titleAt(s, on);
      // A Mission is completed or enhanced, without saying which text that is.
      if (usedBy.includes(verb) && clause !== undefined) return keenOnUse(s, decision.player, option);
      if (verb === 'attack' && isOfOpponent(s, decision, on)) return keenOnDefender(title);
      if (shown.has(title)) return keenOnShown(s, title, option);
      if (verb === 'retreat' && (isWary || needsBuildZone)) return isWary ? 1 : 0;
      if (needsBuildZone && zoneAt(to) === 'build') return 1;
      if (avoided.includes(verb)) return -1;
      if (isEmpty(s, decision, zoneAt(to))) return 3;
      return companions.has(title) && broughtBy.includes(verb) ? 2 : 0;
    },
  };
}
