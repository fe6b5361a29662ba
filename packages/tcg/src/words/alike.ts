import type { CardId } from '@binary-sunset/kernel';
import { isArena, type State, table } from '../state/state.ts';
import type { Decision } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import { cardIn } from './names.ts';

/** What tells a card from another of its name, as it lies there. */
function standing(s: State, card: CardId): string {
  const { zone } = table.where(s, card);
  const { damage, counters, tapped } = s.cards;
  const parts = [
    isArena(zone) ? `in the ${arenaName(zone)} arena` : zone === 'build' ? 'in the build zone' : '',
    (damage[card] ?? 0) > 0 ? `with ${damage[card]} damage` : '',
    (counters[card] ?? 0) > 0 ? `with ${counters[card]} build counter${counters[card] === 1 ? '' : 's'}` : '',
    tapped[card] === 1 ? 'tapped' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Cards in a hand or a pile that are alike are the same to choose; others are not. */
const isOnTable = (s: State, card: CardId): boolean => {
  const { zone } = table.where(s, card);
  return isArena(zone) || zone === 'build' || zone === 'on' || zone === 'building';
};

/** Labels that are alike say how their cards stand, and where that is alike too, which it is: "1 of 2". */
export function toldApart(s: State, { options }: Decision, labels: readonly string[]): string[] {
  if (new Set(labels).size === labels.length) return [...labels];
  const cards = options.map(({ on }) => cardIn(s, on));
  return labels.map((label, i) => {
    const card = cards[i] ?? -1;
    const others = [...new Set(labels.flatMap((other, j) => (other === label ? (cards[j] ?? -1) : [])))];
    if (card < 0 || others.length === 1 || !isOnTable(s, card)) return label;
    const own = standing(s, card);
    const same = others.filter((other) => standing(s, other) === own);
    const said = [
      same.length < others.length ? own : '',
      same.length > 1 ? `${same.indexOf(card) + 1} of ${same.length}` : '',
    ].filter((part) => part !== '');
    return [label, ...said].join(', ');
  });
}
