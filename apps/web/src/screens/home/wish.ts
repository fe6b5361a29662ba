import { person } from '@binary-sunset/table/plain';
import type { DeckOffer, GameName, GameOffer, NewGame } from '../../engine/protocol.ts';
import { newcomersOpponent } from '../../session/computers.ts';
import { isForTrying } from '../cards/gallery/filter.ts';

export type SideWish = 'light' | 'dark' | 'surprise';

/** What is chosen on the first page. */
export interface Choices {
  readonly side: SideWish;
  /** The deck for each side, by name. */
  readonly own: Readonly<Record<'light' | 'dark', string>>;
  readonly theirs: Readonly<Record<'light' | 'dark', string>>;
  /** `person`, or a computer player. */
  readonly opponent: string;
  readonly openHands: boolean;
}

export const usualChoices: Choices = {
  side: 'light',
  own: { light: '', dark: '' },
  theirs: { light: '', dark: '' },
  opponent: '',
  openHands: false,
};

export const otherSide = (side: 'light' | 'dark'): 'light' | 'dark' => (side === 'light' ? 'dark' : 'light');

/** The decks that can play a side, without those that are only there to try cards with. */
export const decksFor = (decks: readonly DeckOffer[], side: 'light' | 'dark'): readonly DeckOffer[] =>
  decks.filter((deck) => deck.side === side && !isForTrying(deck.emblem));

/** The deck that was chosen for a side, else the first there is. */
export const chosenDeck = (decks: readonly DeckOffer[], side: 'light' | 'dark', name: string): DeckOffer | null => {
  const fitting = decksFor(decks, side);
  return fitting.find((deck) => deck.name === name) ?? fitting[0] ?? null;
};

/** The computer that was chosen; else the usual one, or the gentlest for whoever has yet to finish a game. */
export function chosenOpponent({ computers }: GameOffer, opponent: string, isNew = false): string {
  if (opponent === person || computers.includes(opponent)) return opponent;
  return isNew && computers.includes(newcomersOpponent) ? newcomersOpponent : (computers[0] ?? person);
}

/**
 * The game to start. The player always takes the first seat: which side that is follows from the decks.
 * `toss` is between 0 and 1 and decides what is left to chance.
 */
export function wishFrom(
  game: GameName,
  offer: GameOffer,
  own: readonly DeckOffer[],
  choices: Choices,
  toss: number,
): NewGame {
  const side = choices.side === 'surprise' ? (toss < 0.5 ? 'light' : 'dark') : choices.side;
  const decks = [...own, ...offer.decks];
  const surprise = (of: 'light' | 'dark'): DeckOffer | null => {
    const fitting = decksFor(offer.decks, of);
    return fitting[Math.floor(((toss * 2) % 1) * fitting.length)] ?? null;
  };
  const mine = choices.side === 'surprise' ? surprise(side) : chosenDeck(decks, side, choices.own[side]);
  const other = otherSide(side);
  const theirs = choices.side === 'surprise' ? surprise(other) : chosenDeck(decks, other, choices.theirs[other]);
  const asAsked = (deck: DeckOffer | null): NewGame['decks'][0] =>
    deck === null ? '' : own.includes(deck) ? deck.deck : deck.name;
  return {
    game,
    sitters: [person, chosenOpponent(offer, choices.opponent)],
    decks: [asAsked(mine), asAsked(theirs)],
    openHands: choices.opponent === person && choices.openHands,
  };
}
