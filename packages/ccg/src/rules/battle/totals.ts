import { other, type Player, players } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { powerOf } from '../inForce/power.ts';
import { battleValue } from './battleValues.ts';
import { participants } from './participants.ts';

/** With power destinies and total battle destiny. */ // AR6-0072, AR6-0073, AR6-0074
export function totalPower(s: State, who: Player): number {
  const { battle } = s.facts;
  return battle === null ? 0 : powerWith(s, who, battle.powerDestiny[who] + (battle.battleDestiny[who] ?? 0));
}

/** Before any destiny is added. */ // GLB-0047
export const totalPowerWithoutDestiny = (s: State, who: Player): number => powerWith(s, who, 0);

function powerWith(s: State, who: Player, drawn: number): number {
  const at = s.facts.battle?.location.card ?? -1;
  return battleValue(s, who, 'total power', powerOf(s, participants(s, who), at) + drawn, at);
}

/** Against a player: the other's total battle destiny and attrition destinies; none where there is no such total. */ // AR6-0059, AR6-0075, AR6-0076
export function attritionAgainst(s: State, who: Player): number | null {
  const { battle } = s.facts;
  const destiny = battle?.battleDestiny[other(who)] ?? null;
  if (battle === null || destiny === null) return null;
  const base = destiny + battle.attritionDestiny[other(who)];
  return battleValue(s, who, 'attrition', base, battle.location.card);
}

/** Whoever has more; nobody if both have the same. */ // AR6-0079
export const winnerOf = ([dark, light]: readonly [number, number]): Player | null =>
  dark === light ? null : dark > light ? 0 : 1;

/** What the loser suffers, with everything that multiplies it; nobody else does. */ // AR6-0110
export function damageOf(s: State, power: readonly [number, number]): [number, number] {
  const at = s.facts.battle?.location.card ?? -1;
  const [first, second] = players.map((who) =>
    battleValue(s, who, 'battle damage', Math.max(0, power[other(who)] - power[who]), at),
  );
  return [first ?? 0, second ?? 0];
}
