import { type CardId, type CardRef, goto, isCurrent, list, number, onCard, ownerOf, ref } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';

/** Both destinies printed on a card, as long as its owner has not chosen. */ // AR1-0461
export function twoDestinies(s: State, card: CardId): readonly [number, number] | null {
  if (card < 0) return null;
  const { destiny } = cardOf(s, card);
  if (destiny === null || typeof destiny === 'number') return null;
  return s.facts.destinies.some((chosen) => chosen.card.card === card && isCurrent(s, chosen.card)) ? null : destiny;
}

/** The destiny that a card's owner has chosen, for an action, or (0) as long as the card stays where it is. */ // AR1-0463, AR1-0465
export function lockDestiny(s: State, tell: Tell, card: CardRef, value: number, action: number): void {
  table.change(s, tell, 'destinies', [...s.facts.destinies, { card, value, action }]);
}

/** The draw is over, or the card has left its stack. */
export function unlockCard(s: State, tell: Tell, { card }: CardRef): void {
  if (s.facts.destinies.some((chosen) => chosen.card.card === card))
    table.change(
      s,
      tell,
      'destinies',
      s.facts.destinies.filter((chosen) => chosen.card.card !== card),
    );
}

/** The action of a card that is under way: the id of its frame. */
export const actionUnderWay = (s: State): number => s.frames.findLast(({ procedure: name }) => name === 'act')?.id ?? 0;

/** An action is over: what was chosen for it is open again. */ // AR1-0464, AR1-0465
export function unlockFor(s: State, tell: Tell, action: number): void {
  if (s.facts.destinies.some((chosen) => chosen.action === action))
    table.change(
      s,
      tell,
      'destinies',
      s.facts.destinies.filter((chosen) => chosen.action !== action),
    );
}

/** An action needs the destinies of cards: whoever owns one with two of them chooses, for the whole of the action. */ // AR1-0464, AR1-0465
export const chooseDestinies = procedure(
  'choose destinies',
  { cards: list(ref), action: number },
  {
    choose: {
      ask(s, l) {
        const card = undecided(s, l.cards);
        const two = card === null ? null : twoDestinies(s, card.card);
        if (card === null || two === null) return null;
        const options = two.map((amount): Option => ({ verb: 'destiny', on: onCard(s, card.card), amount }));
        return { player: ownerOf(s, card.card), kind: 'number', options };
      },
      then(s, l, [picked], tell) {
        const card = undecided(s, l.cards);
        if (card !== null) lockDestiny(s, tell, card, picked?.amount ?? 0, l.action);
        return goto('choose');
      },
    },
  },
);

const undecided = (s: State, cards: readonly CardRef[]): CardRef | null =>
  cards.find((card) => isCurrent(s, card) && twoDestinies(s, card.card) !== null) ?? null;
