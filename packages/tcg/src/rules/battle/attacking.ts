import {
  type CardId,
  type CardRef,
  endOne,
  explainValue,
  isCurrent,
  isLockedOn,
  mention,
  onCard,
  other,
  type Player,
  refTo,
} from '@binary-sunset/kernel';
import { ruleCalled } from '../../catalog/catalog.ts';
import { type Arena, type Attack, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import type { Forbidden, Refusal, Rule } from '../../text/program.ts';
import { arenaOf, controllerOf, isInArena, isTapped } from '../cards/units.ts';
import { keywordOf, powerOf, statOf, values } from '../cards/values.ts';
import { forbids } from '../inForce/forbidding.ts';
import { rulesInForce } from '../inForce/force.ts';
import { notice } from '../inForce/noticing.ts';

type Via = Attack['via'];

/** A unit that may be attacked, and how it is reached. */
export interface Defender {
  readonly card: CardId;
  readonly via: Via;
}

const cannotAttack: Refusal = { because: "it can't attack", rule: 'TCG-0163' };
const cannotBeAttacked: Refusal = { because: "it can't be attacked", rule: 'TCG-0163' };
const untappedStealth: Refusal = { because: 'it has Stealth and is untapped', rule: 'TCG-0670' };

/** Why the attacker can't attack that unit, arenas apart. */ // TCG-0163
export function whyNotAttack(s: State, attacker: CardId, defender: CardId): Refusal | null {
  if (attacker === defender) return { because: 'a unit may not attack itself', rule: 'TCG-0144' };
  if (!isTapped(s, defender) && keywordOf(s, defender, 'stealth') > 0) return untappedStealth;
  for (const inForce of rulesInForce(s, 'forbids', isAboutAttacks)) {
    if (actOf(inForce.rule) === 'attack' && forbids(s, inForce, attacker, defender)) return cannotAttack;
    if (actOf(inForce.rule) === 'be attacked' && forbids(s, inForce, defender, attacker)) return cannotBeAttacked;
  }
  return null;
}

const actOf = (rule: Rule): Forbidden | null => (rule.rule === 'forbids' ? rule.act : null);

const isAboutAttacks = (rule: Rule): boolean => actOf(rule) === 'attack' || actOf(rule) === 'be attacked';

/** The units it could attack, those of this player: in its own arena, or by Bombard or Ion Cannon in another. */ // TCG-0050, TCG-0463, TCG-0582
export function defendersFor(s: State, attacker: CardId, of: Player = other(controllerOf(s, attacker))): Defender[] {
  const arena = arenaOf(s, attacker);
  if (arena === '') return [];
  const found: Defender[] = [];
  collect(s, attacker, arena, of, '', found);
  if (arena === 'space' && keywordOf(s, attacker, 'bombard') > 0) collect(s, attacker, 'ground', of, 'bombard', found);
  if (arena === 'ground' && keywordOf(s, attacker, 'ionCannon') > 0)
    collect(s, attacker, 'space', of, 'ionCannon', found);
  return mustBeChosen(s, attacker, found);
}

function collect(s: State, attacker: CardId, arena: Arena, of: Player, via: Via, found: Defender[]): void {
  for (const card of s.zones[arena][of]) if (whyNotAttack(s, attacker, card) === null) found.push({ card, via });
}

/** If it must attack some units and can, it attacks one of those. */ // TCG-0169, TCG-0170
function mustBeChosen(s: State, attacker: CardId, all: Defender[]): Defender[] {
  const must = mustAttack(s, attacker, all);
  return must.length > 0 ? must : all;
}

function mustAttack(s: State, attacker: CardId, all: readonly Defender[]): Defender[] {
  const rules = rulesInForce(s, 'must attack');
  if (rules.length === 0) return [];
  return all.filter(({ card, via }) =>
    rules.some(
      ({ rule, speaker }) =>
        via === '' &&
        rule.rule === 'must attack' &&
        rule.who.matches(s, attacker, speaker) &&
        rule.whom.matches(s, card, speaker),
    ),
  );
}

/** Has its player no choice but to attack? */
export const isForced = (s: State, attacker: CardId): boolean =>
  rulesInForce(s, 'must attack').length > 0 && mustAttack(s, attacker, defendersFor(s, attacker)).length > 0;

export const attackOption = (s: State, { card, via }: Defender): Option =>
  via === '' ? { verb: 'attack', on: onCard(s, card) } : { verb: 'attack', clause: via, on: onCard(s, card) };

/** The defender changes, if the attacker can attack the new one; it is the same attack. */ // TCG-0165, TCG-0247, TCG-0248, TCG-0580
export function changeDefender(s: State, tell: Tell, card: CardId): void {
  const { attack } = s.facts;
  if (attack === null || !isCurrent(s, attack.attacker)) return;
  if (card === attack.defender.card || arenaOf(s, card) !== battlefieldOf(s, attack)) return;
  if (whyNotAttack(s, attack.attacker.card, card) !== null) return;
  const defender = refTo(s, card);
  table.change(s, tell, 'attack', { ...attack, defender, attacked: [...attack.attacked, defender] });
  tell?.({ kind: 'redirected', attacker: mention(s, attack.attacker.card), defender: mention(s, card) });
  noticeDefender(s, attack.attacker.card, card, attack.by);
}

/** "The next time" comes once, whatever came of it. */
export function endCommands(s: State, tell: Tell, unit: CardId): void {
  for (const effect of s.lasting)
    if (ruleCalled(effect.clause).rule === 'have it attack' && isLockedOn(s, effect, unit)) endOne(s, tell, effect);
}

/** Where the attacker can strike with this attack. */ // TCG-0463, TCG-0582
const battlefieldOf = (s: State, { attacker, via }: Attack): Arena | '' =>
  via === '' ? arenaOf(s, attacker.card) : via === 'bombard' ? 'ground' : 'space';

export const noticeDefender = (s: State, attacker: CardId, defender: CardId, by: Player): void =>
  notice(s, { kind: 'attacks a unit', subject: attacker, other: defender, by, arena: arenaOf(s, defender) });

/** Still the same unit, and in an arena. */
export const isPresent = (s: State, unit: CardRef): boolean => isCurrent(s, unit) && isInArena(s, unit.card);

/**
 * How many dice the attacker rolls: its power, less the defender's Shields. Bombard and Ion Cannon take the place of
 * printed power and of what a stack adds; whatever else changes power changes them too.
 */ // TCG-0018, TCG-0146, TCG-0464, TCG-0583, TCG-0605, TCG-0660
export function attackDice(s: State, { attacker, defender, via }: Attack): number {
  if (!isPresent(s, attacker) || !isPresent(s, defender)) return 0;
  const unit = attacker.card;
  const power = via === '' ? powerOf(s, unit) : keywordOf(s, unit, via) + changesOfPower(s, unit);
  return Math.max(0, power - keywordOf(s, defender.card, 'shields'));
}

/** What changes its power, its stack apart. */
const changesOfPower = (s: State, unit: CardId): number =>
  explainValue(s, values.power, unit)
    .lines.filter(({ operation, source }) => operation === 'add' && source !== null)
    .reduce((sum, { amount }) => sum + amount, 0);

/** What is added to each of its attack dice. */ // TCG-0425, TCG-0429
export const accuracyOf = (s: State, unit: CardId): number => statOf(s, unit, 'accuracy') ?? 0;
