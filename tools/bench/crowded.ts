import { isOutcome } from '@binary-sunset/kernel';
import { type SkirmishPosition, type SkirmishState, skirmish } from '@binary-sunset/skirmish';

const copies = (count: number, ...titles: string[]): string[] =>
  Array.from({ length: count }, (_, i) => titles[i % titles.length] ?? '');

const side = {
  deck: copies(38, 'Trooper', 'Veteran', 'Rally', 'Recall', 'Scout'),
  hand: ['Rally', 'Countermand', 'Countermand', 'Trooper', 'Salvage', 'Decoy'],
  play: copies(8, 'Trooper', 'Veteran', 'Berserker', 'Standard Bearer'),
  discard: copies(8, 'Martyr', 'Barrage'),
  energy: 9,
};

const position: SkirmishPosition = { first: side, second: side };

/**
 * 120 cards, and eight frames: the turn, its window, a tactic with its responses, a countermand with its responses, a
 * countermand to that with its responses.
 */
export function crowdedState(): SkirmishState {
  const s = skirmish.position(position);
  for (const title of ['Rally', 'Countermand', 'Countermand']) play(s, title);
  return s;
}

function play(s: SkirmishState, title: string): void {
  const now = skirmish.pending(s);
  if (isOutcome(now)) throw new Error('The crowded game is over.');
  const { labels } = skirmish.describe(s, now);
  const pick = labels.findIndex((label) => label.startsWith(`Play ${title}`));
  if (pick < 0) throw new Error(`${title} cannot be played in the crowded game; there is: ${labels.join(', ')}.`);
  skirmish.answer(s, { player: now.player, at: now.at, picks: [pick] });
}
