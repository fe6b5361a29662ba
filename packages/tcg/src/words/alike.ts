import type { CardId } from '@binary-sunset/kernel';
import { isArena, type State, table } from '../state/state.ts';
import type { Decision } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import { cardIn } from './names.ts';

/** What may tell a card from another of its name, as it lies there. */
function standing(s: State, card: CardId): readonly string[] {
  const { zone } = table.where(s, card);
  const { damage, counters, tapped } = s.cards;
  const parts = [
    isArena(zone) ? `in the ${arenaName(zone)} arena` : zone === 'build' ? 'in the build zone' : '',
    (damage[card] ?? 0) > 0 ? `with ${damage[card]} damage` : '',
    (counters[card] ?? 0) > 0 ? `with ${counters[card]} build counter${counters[card] === 1 ? '' : 's'}` : '',
    tapped[card] === 1 ? 'tapped' : '',
  ];
  return parts.filter((part) => part !== '');
}

/** Cards in a hand or a pile that are alike are the same to choose; others are not. */
const isOnTable = (s: State, card: CardId): boolean => {
  const { zone } = table.where(s, card);
  return isArena(zone) || zone === 'build' || zone === 'on' || zone === 'building';
};

/** What is to be said behind the card of each label: where labels are alike, how it stands, and then which it is: "1 of 2". */
export function tellingApart(s: State, { options }: Decision, labels: readonly string[]): readonly string[] {
  if (new Set(labels).size === labels.length) return labels.map(() => '');
  const cards = options.map(({ on }) => cardIn(s, on));
  return labels.map((label, i) => {
    const card = cards[i] ?? -1;
    const others = [...new Set(labels.flatMap((other, j) => (other === label ? (cards[j] ?? -1) : [])))];
    if (card < 0 || others.length === 1 || !isOnTable(s, card)) return '';
    const all = others.map((other) => standing(s, other));
    const own = standing(s, card).filter((part) => !all.every((parts) => parts.includes(part)));
    const same = others.filter((_, j) => String(all[j]) === String(standing(s, card)));
    const which = same.length > 1 ? [`${same.indexOf(card) + 1} of ${same.length}`] : [];
    return [...own, ...which].map((part) => `, ${part}`).join('');
  });
}
