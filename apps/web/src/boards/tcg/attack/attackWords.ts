import type { AttackStep, ShownAttack } from '@binary-sunset/table';
import { shortName } from '../words.ts';

/** What goes on in each step of an attack, in a few words. */
export const stepPhrases: Readonly<Record<AttackStep, string>> = {
  Declare: 'a defender is chosen',
  Disrupt: 'the attack may be stopped',
  Attack: 'effects may be played',
  Roll: 'the dice are rolled',
  Reroll: 'dice may be rolled again',
  Hits: 'hits are counted',
  Prevent: 'damage may be prevented',
  Damage: 'damage is done',
  End: 'the attack is over',
};

/** Whom an attack has cost: as a rule the defender, which needs no name; nothing if nobody. */
export function fallenLine({ fallen, defender }: Pick<ShownAttack, 'fallen' | 'defender'>): string {
  if (fallen.length === 0) return '';
  if (fallen.every(({ handle }) => handle === defender?.handle)) return 'defender discarded';
  return `${fallen.map(({ title }) => shortName(title)).join(', ')} discarded`;
}

/** Dice say what they are worth once they have come to rest. */
export const areAtRest = ({ step }: Pick<ShownAttack, 'step'>): boolean => step !== 'Roll';
