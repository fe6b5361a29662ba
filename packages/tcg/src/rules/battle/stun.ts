import { beginLasting, type CardRef, impossible, isCurrent, next } from '@binary-sunset/kernel';
import { ownProgram } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Amount } from '../../text/program.ts';
import { anything, type Cards } from '../../text/spec.ts';
import { controllerOf } from '../cards/units.ts';
import { keywordOf } from '../cards/values.ts';

/** The unit that was damaged, which the effect keeps for itself. */
const damagedUnit: Cards = {
  spec: { ...anything, known: 'chosen' },
  needs: ['chosen cards'],
  matches: (s, card, { locked }) => locked?.some((ref) => ref.card === card && isCurrent(s, ref)) ?? false,
  all: (s, { locked }) => (locked ?? []).filter((ref) => isCurrent(s, ref)).map(({ card }) => card),
  some: (s, { locked }) => locked?.some((ref) => isCurrent(s, ref)) ?? false,
  or: () => impossible('Stun is about the damaged unit, and nothing else.'),
  each: () => 'that unit',
  one: () => 'that unit',
  plural: () => 'that unit',
  unowned: () => 'that unit',
  another: () => 'that unit',
};

/** As much power as the keyword said when it did its damage. */
const lost: Amount = { words: '-X', of: (_s, _speaker, x) => -x };

const stunned = ownProgram('Stun', [
  {
    words: () => 'a unit damaged by this unit gets less power until end of battle',
    leaves: { rule: 'gets', who: damagedUnit, gains: [{ gain: 'stat', stat: 'power', amount: lost }] },
    run: () => next,
  },
]);

/** Another unit damaged by one with Stun loses power until end of battle. */ // TCG-0674, TCG-0675, TCG-0676
export function stun(s: State, tell: Tell, source: CardRef, unit: CardRef): void {
  if (!isCurrent(s, source) || source.card === unit.card) return;
  const amount = keywordOf(s, source.card, 'stun');
  if (amount === 0) return;
  beginLasting(s, tell, {
    clause: `${stunned}:0`,
    source,
    by: controllerOf(s, source.card),
    locked: [unit],
    until: 'battle',
    detail: amount,
  });
}
