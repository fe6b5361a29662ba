import type { CardId, Option, Player } from '@binary-sunset/kernel';
import { nameOf } from '@binary-sunset/kernel';
import { arenas, definitionCalled, type TcgState } from '@binary-sunset/tcg';
import type { TcgRule } from '../look.ts';
import { cardIn, cardOf } from '../reading.ts';

/** Keeps Force for what it holds. */

/** Nobody gets to use everything he or she holds before more Force comes. */
const mostWanted = 10;
const worthOfWanted = 0.45;
const worthOfSpare = 0.1;

/** The Force that each thing a player holds would take: Battle cards in hand, abilities of units in battle. */
function wants(s: TcgState, who: Player): number[] {
  const found: number[] = [];
  for (const card of s.zones.hand[who]) if (cardOf(s, card).kind === 'battle') found.push(dearest(s, card));
  for (const arena of arenas) for (const unit of s.zones[arena][who]) found.push(dearest(s, unit));
  return found.filter((force) => force > 0);
}

/** What the dearest text of a card costs that is not beyond all reach. */
function dearest(s: TcgState, card: CardId): number {
  let most = 0;
  for (const { clause } of definitionCalled(nameOf(s, card)).activated) {
    let force = 0;
    for (const cost of clause.cost) force += typeof cost.force === 'number' ? cost.force : 0;
    if (force <= mostWanted) most = Math.max(most, force);
  }
  return most;
}

const wanted = (s: TcgState, who: Player): number =>
  Math.min(
    mostWanted,
    wants(s, who).reduce((sum, force) => sum + force, 0),
  );

const worthOf = (force: number, wanted_: number): number =>
  worthOfWanted * Math.min(force, wanted_) + worthOfSpare * Math.max(0, force - wanted_);

/** What so much Force is worth to a player. */
export const reserveWorth = (s: TcgState, who: Player, force: number): number => worthOf(force, wanted(s, who));

const forceOf = ({ cost }: Option): number => cost?.['force'] ?? 0;

/** What is played, used, attached or brought to the top may cost Force. */
const spending = ['play', 'use', 'enhance', 'equip', 'rearrange', 'pay', 'hidden cost'];

export const keepForce: readonly TcgRule[] = [
  {
    name: 'what I hold must stay within reach',
    on: spending,
    as: 'habit',
    weigh({ s, me }, option) {
      const force = s.facts.force[me];
      const left = force - forceOf(option);
      const card = cardIn(s, option.on);
      let lost = 0;
      for (const held of s.zones.hand[me]) {
        if (held === card || cardOf(s, held).kind !== 'battle') continue;
        const price = dearest(s, held);
        if (price <= force && price > left) lost += price;
      }
      return -0.2 * lost;
    },
  },
];
