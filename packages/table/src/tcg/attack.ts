import type { Decision, Happening } from '@binary-sunset/kernel';
import { definitionCalled } from '@binary-sunset/tcg';
import { cardIn, numberIn, numbersIn } from '../details.ts';
import type { AttackStep, ShownAttack, ShownDie } from './board.ts';
import { type Seen, shown } from './seen.ts';

/** The step that a chance belongs to. */
const stepOfWindow: Readonly<Record<string, AttackStep>> = {
  disrupt: 'Disrupt',
  attack: 'Attack',
  reroll: 'Reroll',
  prevention: 'Prevent',
  discard: 'Damage',
};

/** The attack under way, from what lies on the table and what was seen of it so far. */
export function shownAttack(seen: Seen, decision: Decision | null, recent: readonly Happening[]): ShownAttack | null {
  const { facts } = seen.s;
  const { attack } = facts;
  if (attack === null) return null;
  const own = sinceDeclared(recent);
  const last = (kind: string): Happening | undefined => own.findLast((happening) => happening.kind === kind);
  const dice = facts.roll?.kind === 'attack' ? facts.roll.dice : attackDice(own);
  const hits = last('hits');
  return {
    attacker: attack.attacker.card < 0 ? null : shown(seen, attack.attacker.card),
    defender: attack.defender.card < 0 ? null : shown(seen, attack.defender.card),
    by: attack.by,
    step: stepNow(seen, decision, own),
    dice: dice.map((result): ShownDie => ({ result, hits: result >= 4 })),
    hits: hits === undefined ? null : numberIn(hits, 'hits'),
    critical: hits === undefined ? 0 : numberIn(hits, 'critical'),
    prevented: preventions(own, seen),
    lands: facts.damage
      .filter(({ amount }) => amount > 0)
      .map(({ unit, amount }) => ({ unit: shown(seen, unit.card), amount })),
  };
}

const sinceDeclared = (recent: readonly Happening[]): readonly Happening[] =>
  recent.slice(recent.findLastIndex(({ kind }) => kind === 'attacks') + 1);

function attackDice(own: readonly Happening[]): readonly number[] {
  const rolled = own.findLast(({ kind, what }) => (kind === 'rolled' || kind === 'rerolled') && what === 'attack');
  return rolled === undefined ? [] : numbersIn(rolled, 'dice');
}

/** Each prevention is put down to the card that was played or used last before it; else to a text that simply holds. */
function preventions(own: readonly Happening[], { titles }: Seen): ShownAttack['prevented'] {
  let by = '';
  const found: { amount: number; by: string }[] = [];
  for (const happening of own) {
    if (happening.kind === 'played') by = nameOf(titles.get(cardIn(happening, 'card')) ?? null);
    if (happening.kind === 'prevented') found.push({ amount: numberIn(happening, 'amount'), by: by || 'Prevented' });
  }
  return found;
}

const nameOf = (title: string | null): string => (title === null ? '' : definitionCalled(title).card.name);

function stepNow({ s }: Seen, decision: Decision | null, own: readonly Happening[]): AttackStep {
  const window = decision?.window === undefined ? undefined : stepOfWindow[decision.window.kind];
  if (window !== undefined) return window;
  const { roll, damage, doomed, disruptable } = s.facts;
  if (doomed.length > 0) return 'Damage';
  if (damage.length > 0) return 'Prevent';
  if (own.some(({ kind }) => kind === 'damaged')) return 'End';
  if (own.some(({ kind }) => kind === 'hits')) return 'Hits';
  if (roll?.kind === 'attack') return 'Reroll';
  return disruptable.length > 0 ? 'Disrupt' : 'Declare';
}
