import type { Handle } from '@binary-sunset/kernel';
import { definitionCalled, type TcgDecision, type TcgHappening } from '@binary-sunset/tcg';
import { type ShownCard, shown } from '../boardParts.ts';
import { handleIn } from '../cardNames.ts';
import type { WindowSeen } from '../story.ts';
import { type AttackStep, attackSteps, type ShownAttack, type ShownDie } from './board.ts';
import type { Seen } from './seen.ts';

/** What was seen happen, and the windows in which the viewer could act. */
export type TcgSeen = TcgHappening | WindowSeen;

/** The step that a window belongs to. */
const stepOfWindow: Readonly<Record<string, AttackStep>> = {
  disrupt: 'Disrupt',
  attack: 'Attack',
  reroll: 'Reroll',
  prevention: 'Prevent',
  discard: 'Damage',
};

/** The step that an attack has come to at least, by where its procedure is. */
const stepOfFrame: Readonly<Record<string, AttackStep>> = {
  disrupted: 'Disrupt',
  triggered: 'Attack',
  chance: 'Attack',
  afterChance: 'Attack',
  roll: 'Attack',
  fury: 'Roll',
  hits: 'Roll',
  overkill: 'Hits',
  divide: 'Hits',
  damage: 'Hits',
  afterDamage: 'Hits',
};

/** The attack under way, from what lies on the table and what was seen of it so far. */
export function shownAttack(seen: Seen, decision: TcgDecision | null, recent: readonly TcgSeen[]): ShownAttack | null {
  const { facts } = seen.s;
  const { attack } = facts;
  if (attack === null) return null;
  const own = sinceDeclared(recent);
  const after = sinceHits(own);
  const hits = own.findLast((happening) => happening.kind === 'hits');
  const rolled = diceIn(own);
  const dice = rolled.length > 0 || facts.roll?.kind !== 'attack' ? rolled : facts.roll.dice;
  const pending = facts.damage.filter(({ amount }) => amount > 0);
  const landed = pending.length === 0 || isOver(own) ? damageIn(seen, after) : [];
  return {
    ordinal: recent.filter(({ kind }) => kind === 'attacks').length,
    attacker: attack.attacker.card < 0 ? whoWas(seen, recent, 'attacker') : shown(seen, attack.attacker.card),
    defender: attack.defender.card < 0 ? whoWas(seen, recent, 'defender') : shown(seen, attack.defender.card),
    by: attack.by,
    step: stepNow(seen, decision, own),
    dice: dice.map((result): ShownDie => ({ result, hits: result >= 4 })),
    hits: hits === undefined ? null : hits.hits,
    critical: hits === undefined ? 0 : hits.critical,
    prevented: preventions(own, seen),
    lands: landed.length > 0 ? landed : pending.map(({ unit, amount }) => ({ unit: shown(seen, unit.card), amount })),
    landed: landed.length > 0 || isOver(own),
    fallen: fallenIn(seen, after),
  };
}

export const sinceDeclared = (recent: readonly TcgSeen[]): readonly TcgSeen[] =>
  recent.slice(recent.findLastIndex(({ kind }) => kind === 'attacks') + 1);

/** What came of the dice; nothing before the hits are counted. */
function sinceHits(own: readonly TcgSeen[]): readonly TcgSeen[] {
  const counted = own.findIndex(({ kind }) => kind === 'hits');
  return counted < 0 ? [] : own.slice(counted + 1);
}

const isOver = (own: readonly TcgSeen[]): boolean => own.some(({ kind }) => kind === 'attack ended');

/** An attack's dice as they lie: Fury adds to them, and what is rolled again takes the place of what was rolled last. */
export function diceIn(own: readonly TcgSeen[]): readonly number[] {
  const rolls: (readonly number[])[] = [];
  for (const happening of own) {
    if ((happening.kind !== 'rolled' && happening.kind !== 'rerolled') || happening.what !== 'attack') continue;
    if (happening.kind === 'rerolled') rolls.pop();
    rolls.push(happening.dice);
  }
  return rolls.flat();
}

const lying = (seen: Seen, handle: Handle): ShownCard => shown(seen, seen.s.cards.handle.indexOf(handle));

/** Whoever has left an attack is still known by what was said when it began. */
function whoWas(seen: Seen, recent: readonly TcgSeen[], part: 'attacker' | 'defender'): ShownCard | null {
  const said = recent.findLast((one) => one.kind === 'attacks' || one.kind === 'redirected');
  const card = said === undefined ? null : lying(seen, said[part].handle);
  return card?.title == null ? null : card;
}

function damageIn(seen: Seen, after: readonly TcgSeen[]): ShownAttack['lands'] {
  const amounts = new Map<Handle, number>();
  for (const happening of after) {
    if (happening.kind !== 'damaged') continue;
    const unit = handleIn(happening.card);
    amounts.set(unit, (amounts.get(unit) ?? 0) + happening.amount);
  }
  return [...amounts].map(([unit, amount]) => ({ unit: lying(seen, unit), amount }));
}

function fallenIn(seen: Seen, after: readonly TcgSeen[]): ShownCard[] {
  const handles = new Set(after.flatMap((h) => (h.kind === 'discarded' ? handleIn(h.card) : [])));
  return [...handles]
    .map((handle) => lying(seen, handle))
    .filter(({ title }) => title !== null && definitionCalled(title).card.kind === 'unit');
}

/** Each prevention is put down to the card that was played or used last before it; else to a text that simply holds. */
function preventions(own: readonly TcgSeen[], { titles }: Seen): ShownAttack['prevented'] {
  let by = '';
  const found: { amount: number; by: string }[] = [];
  for (const happening of own) {
    if (happening.kind === 'played') by = nameOf(titles.get(handleIn(happening.card)) ?? null);
    if (happening.kind === 'prevented') found.push({ amount: happening.amount, by: by || 'Prevented' });
  }
  return found;
}

const nameOf = (title: string | null): string => (title === null ? '' : definitionCalled(title).card.name);

/** The farthest step that anything speaks for: an attack never goes back. */
function stepNow({ s }: Seen, decision: TcgDecision | null, own: readonly TcgSeen[]): AttackStep {
  const { roll, damage, doomed, disruptable } = s.facts;
  const frame = s.frames.findLast(({ procedure }) => procedure === 'attack');
  const happened = (kind: TcgSeen['kind']): boolean => own.some((happening) => happening.kind === kind);
  const spoken: readonly (AttackStep | undefined | false)[] = [
    stepOfWindow[decision?.window?.kind ?? ''],
    stepOfFrame[frame?.step ?? ''],
    ...own.map((happening) => happening.kind === 'window' && stepOfWindow[happening.window]),
    disruptable.length > 0 && 'Disrupt',
    happened('played') && 'Attack',
    diceIn(own).length > 0 && 'Roll',
    // Dice that were only just rolled come to rest first.
    roll?.kind === 'attack' && !/^(re)?rolled$/.test(own.at(-1)?.kind ?? '') && 'Reroll',
    happened('hits') && 'Hits',
    happened('hits') && damage.length > 0 && 'Prevent',
    doomed.length > 0 && 'Damage',
    sinceHits(own).some(({ kind }) => kind === 'damaged') && 'Damage',
    isOver(own) && 'End',
  ];
  const farthest = Math.max(0, ...spoken.map((step) => (step ? attackSteps.indexOf(step) : 0)));
  return attackSteps[farthest] ?? 'Declare';
}
