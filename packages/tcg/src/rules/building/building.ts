import {
  type CardId,
  cardAt,
  countUse,
  done,
  type FrameSpec,
  limited,
  mention,
  next,
  number,
  onCard,
  type Player,
  perform,
  player,
  ref,
  refTo,
  timesUsed,
} from '@binary-sunset/kernel';
import { timingBit } from '../../catalog/bits.ts';
import type { Card } from '../../catalog/card.ts';
import { cardOf, reachOf } from '../../catalog/catalog.ts';
import { type Arena, arenas, isArena, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { equipOptions, equipPrice, takeEquip, whyNotEquipOnTop } from '../cards/equipping.ts';
import { afterTopping, boarding, leaving, pilotOptions } from '../cards/piloting.ts';
import { whyNotTop } from '../cards/pilots.ts';
import { controllerOf, hostOf, isOnUnit, unitCardOf } from '../cards/units.ts';
import { resolveWaiting } from '../inForce/effect.ts';
import { rulesInForce } from '../inForce/force.ts';
import { moveUnit } from '../moving/moving.ts';
import { playable } from '../playing/abilities.ts';
import { playing } from '../playing/playing.ts';
import { completeOptions, completing } from './completing.ts';
import { deploying, deployOptions } from './deploying.ts';
import { payForce, payPoints } from './resources.ts';
import { followType, putOnTop, rearrangingCost } from './stacking.ts';

const isBuilt = (card: Card): boolean => card.kind !== 'battle';

export const endOfBuildStep: Option = { verb: 'end build step' };

const noPoints: Refusal = { because: 'there are no build points left', rule: 'TCG-0103' };
const notBuilt: Refusal = { because: 'Battle cards are not built', rule: 'TCG-0023' };

/** Why a card can't be put down face down: that takes at least one counter. */ // TCG-0104
export const whyNotBuild = (s: State, who: Player, card: CardId): Refusal | null =>
  !isBuilt(cardOf(s, card)) ? notBuilt : s.facts.points[who] < 1 ? noPoints : null;

/** Everything that a player may do in his or her build step. */ // TCG-0092
export function buildOptions(s: State, who: Player): Option[] {
  const options: Option[] = [];
  const prices = rulesInForce(s, 'price');
  for (const card of s.zones.hand[who]) {
    const found = cardOf(s, card);
    if (!isBuilt(found)) continue;
    if (whyNotBuild(s, who, card) === null) options.push({ verb: 'build', on: onCard(s, card) });
    if (found.kind === 'unit') deployOptions(s, who, card, prices, options);
    else completeOptions(s, who, card, options);
  }
  for (const card of s.zones.building[who]) {
    if (s.facts.points[who] > 0) options.push({ verb: 'add', on: onCard(s, card) });
    if (cardOf(s, card).kind === 'unit') deployOptions(s, who, card, prices, options);
    else completeOptions(s, who, card, options);
  }
  moveOptions(s, who, options);
  const { pilots, equipment } = reachOf(s);
  if (pilots) options.push(...pilotOptions(s, who));
  if (equipment) equipOptions(s, who, options);
  rearrangeOptions(s, who, options);
  options.push(...playable(s, who, timingBit('build')));
  return options;
}

/** From the build zone to an arena, tapped or not; a multi-arena unit once a turn from one arena to another. */ // TCG-0093, TCG-0127, TCG-0130
function moveOptions(s: State, who: Player, options: Option[]): void {
  for (const unit of s.zones.build[who])
    for (const arena of unitCardOf(s, unit)?.types ?? [])
      options.push({ verb: 'move', on: onCard(s, unit), to: { zone: arena, of: who } });
  for (const from of arenas) {
    for (const unit of s.zones[from][who]) {
      const types = unitCardOf(s, unit)?.types ?? [];
      if (types.length < 2 || timesUsed(s, arenaMove(s, unit)) > 0) continue;
      for (const arena of types)
        if (arena !== from) options.push({ verb: 'move', on: onCard(s, unit), to: { zone: arena, of: who } });
    }
  }
}

const arenaMove = (s: State, unit: CardId) => limited('turn', 'arena move', refTo(s, unit));

/** Another version may be brought to the top of one's own stack. */ // TCG-0415, TCG-0483
function rearrangeOptions(s: State, who: Player, options: Option[]): void {
  if (s.zones.beneath[who].length === 0) return;
  for (const card of s.zones.beneath[who]) {
    const top = hostOf(s, card);
    if (whyNotRearrange(s, who, top, card) === null) {
      const { points, force } = rearrangingPrice(s, top, card);
      const cost = { ...(points > 0 ? { points } : {}), ...(force > 0 ? { force } : {}) };
      options.push({ verb: 'rearrange', on: onCard(s, card), ...(points + force > 0 ? { cost } : {}) });
    }
  }
}

/** The difference in build cost; for Equipment that is on a unit, the equip cost of the new top card as well. */ // TCG-0415, TCG-0417
function rearrangingPrice(s: State, top: CardId, card: CardId): { readonly points: number; readonly force: number } {
  const difference = rearrangingCost(s, top, card);
  if (!isOnUnit(s, top) || cardOf(s, card).kind !== 'equipment') return { points: difference, force: 0 };
  const { points, force } = equipPrice(s, card);
  return { points: difference + points, force };
}

const tooDear: Refusal = {
  because: 'there are not enough build points for the difference in build cost',
  rule: 'TCG-0415',
};

function whyNotRearrange(s: State, who: Player, top: CardId, card: CardId): Refusal | null {
  const { points, force } = rearrangingPrice(s, top, card);
  if (controllerOf(s, top) !== who || points > s.facts.points[who] || force > s.facts.force[who]) return tooDear;
  return cardOf(s, card).kind === 'equipment' ? whyNotEquipOnTop(s, top, card) : whyNotTop(s, top, card);
}

const zoneOf = (option: Option): string => (option.to !== undefined && 'zone' in option.to ? option.to.zone : '');

export function takeBuildOption(s: State, who: Player, option: Option): FrameSpec {
  const card = cardAt(s, option.on);
  switch (option.verb) {
    case 'build':
    case 'add':
      return build({ card: refTo(s, card), by: who });
    case 'deploy':
    case 'stack':
      return deploying(s, who, card, option);
    case 'complete':
      return completing(s, who, card, option);
    case 'enhance':
      return cardOf(s, card).kind === 'mission'
        ? completing(s, who, card, option)
        : playing(s, who, card, option.clause ?? '', true);
    case 'move':
      return move({ unit: refTo(s, card), by: who, arenaNumber: arenas.indexOf(zoneOf(option) as Arena) });
    case 'pilot':
      return boarding(s, who, option);
    case 'leave':
      return leaving(s, who, option);
    case 'equip':
    case 'detach':
      return takeEquip(s, who, card, option);
    case 'rearrange':
      return rearrange({ unit: refTo(s, card), by: who });
    default:
      return playing(s, who, card, option.clause ?? '', true);
  }
}

/** Does the other player see what this one builds? */
const buildsFaceUp = (s: State, who: Player): boolean =>
  rulesInForce(s, 'builds face up').some(
    ({ rule, speaker }) => rule.rule === 'builds face up' && (speaker.by === who) === (rule.whose === 'your'),
  );

/** A card is put down, or gets more counters: as many as its player likes. */ // TCG-0103, TCG-0106, TCG-0110
export const build = procedure(
  'build',
  { card: ref, by: player },
  {
    amount: {
      ask: (s, l) => ({
        player: l.by,
        kind: 'number',
        options: Array.from({ length: s.facts.points[l.by] }, (_, i) => ({
          verb: 'counters',
          amount: i + 1,
          cost: { points: i + 1 },
        })),
      }),
      then(s, l, [picked], tell) {
        const amount = picked?.amount ?? 1;
        const { card } = l.card;
        payPoints(s, tell, l.by, amount);
        if (table.isIn(s, card, 'hand'))
          table.move(s, tell, card, 'building', l.by, buildsFaceUp(s, l.by) ? { sees: 'all' } : {});
        table.mark(s, tell, card, 'counters', (s.cards.counters[card] ?? 0) + amount);
        tell?.({ kind: 'built', by: l.by, card: mention(s, card), amount });
        return done();
      },
    },
  },
);

export const move = procedure(
  'move',
  { unit: ref, by: player, arenaNumber: number },
  {
    move(s, l, tell) {
      const to = arenas[l.arenaNumber] ?? 'space';
      const { card } = l.unit;
      if (isArena(table.where(s, card).zone)) countUse(s, arenaMove(s, card));
      moveUnit(s, tell, card, to, l.by);
      tell?.({ kind: 'entered', by: l.by, card: mention(s, card), arena: to });
      return perform([]);
    },
    held: resolveWaiting,
  },
);

export const rearrange = procedure(
  'rearrange',
  { unit: ref, by: player },
  {
    pay(s, l, tell) {
      const { card } = l.unit;
      const top = hostOf(s, card);
      const { points, force } = rearrangingPrice(s, top, card);
      payPoints(s, tell, l.by, points);
      payForce(s, tell, l.by, force);
      putOnTop(s, tell, top, card);
      return next;
    },
    followType,
    followed: (s, l) => afterTopping(s, l.unit.card, l.by),
    settled: () => perform([]),
    held: resolveWaiting,
  },
);
