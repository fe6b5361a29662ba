import type { Player } from '@binary-sunset/kernel';
import { arenas, type TcgState } from '@binary-sunset/tcg';
import { cardIn } from '../../options.ts';
import type { Outlook } from '../outlook.ts';
import { cardOf, forceFor } from '../reading.ts';
import type { Situation, TcgRule } from '../situation.ts';

/** Keeps Force for what it holds. */

/** Nobody gets to use everything he or she holds before more Force comes. */
const mostWanted = 10;
/** Nor is a text that takes more than that what a unit lives by. */
const mostForUnit = 5;
const worthOfWanted = 0.45;
const worthOfSpare = 0.1;

/** The Force that all a player holds would take: Battle cards in hand, abilities of units in battle. */
function wanted(s: TcgState, who: Player): number {
  let sum = 0;
  for (const card of s.zones.hand[who]) if (cardOf(s, card).kind === 'battle') sum += forceFor(s, card);
  for (const arena of arenas) for (const unit of s.zones[arena][who]) sum += Math.min(forceFor(s, unit), mostForUnit);
  return Math.min(sum, mostWanted);
}

/** What so much Force is worth to a player. */
export function reserveWorth(s: TcgState, who: Player, force: number): number {
  const kept = Math.min(force, wanted(s, who));
  return worthOfWanted * kept + worthOfSpare * (force - kept);
}

/** What the last Force is worth where it decides. */
const worthOfDeciding = 2.5;
/** From such a share on an arena is decided, for one side or the other. */
const decided = 0.5;

/** Is this arena decided, and one to be fought over yet that is not? */
function isElsewhere({ s, outlooks: all }: Situation): boolean {
  const { phase, arena: now } = s.facts;
  if (phase !== 'battle' || now === '') return false;
  const isOpen = ({ arena, share }: Outlook): boolean =>
    Math.abs(share) < decided && s.zones[arena].every((units) => units.length > 0);
  const outlooks = all();
  return (
    outlooks.some((one) => one.arena === now && one.share >= decided) &&
    outlooks.some((one) => arenas.indexOf(one.arena) > arenas.indexOf(now) && isOpen(one))
  );
}

export const keepForce: readonly TcgRule[] = [
  {
    name: 'Force is for the arena that is not decided',
    because: 'That arena is won anyway: the Force is for the one that is not.',
    on: ['play', 'use', 'enhance'],
    as: 'habit',
    weigh(situation, { cost }) {
      const { s, me } = situation;
      const price = cost?.['force'] ?? 0;
      // As long as there is enough for both, nothing is taken from the other.
      return price > 0 && s.facts.force[me] < 2 * price && isElsewhere(situation) ? -worthOfDeciding : 0;
    },
  },
  {
    name: 'what I hold must stay within reach',
    because: 'The Battle cards you hold need Force as well.',
    on: ['play', 'use', 'enhance', 'equip', 'rearrange', 'pay', 'hidden cost'],
    as: 'habit',
    weigh({ s, me }, { on, cost }) {
      const force = s.facts.force[me];
      const left = force - (cost?.['force'] ?? 0);
      const played = cardIn(s, on);
      let lost = 0;
      for (const held of s.zones.hand[me]) {
        if (held === played || cardOf(s, held).kind !== 'battle') continue;
        const price = forceFor(s, held);
        if (price <= force && price > left) lost += price;
      }
      return -0.2 * lost;
    },
  },
];
