import {
  type CardId,
  cardAt,
  countUse,
  done,
  type FrameSpec,
  isCurrent,
  mention,
  type Option,
  onCard,
  type Player,
  player,
  players,
  ref,
  refTo,
  type Tell,
  timesUsed,
} from '@binary-sunset/kernel';
import { definitionOf } from '../catalog.ts';
import type { Refusal } from '../language/program.ts';
import { arenas, procedure, type State, table } from '../state.ts';
import { subtypesOf } from './kinds.ts';
import { controllerOf, hostOf, isOnUnit, pilotsOn, unitCardOf } from './units.ts';
import { keywordOf } from './values.ts';

const wrongSubtype: Refusal = { because: 'it does not have the subtype that this Pilot pilots', rule: 'TCG-0255' };
const droid: Refusal = { because: "a Pilot can't be put on a Droid", rule: 'TCG-0257' };
const occupied: Refusal = { because: 'there is a Pilot on it already', rule: 'TCG-0255' };
const movedAlready: Refusal = { because: 'each Pilot may be moved once in a build step', rule: 'TCG-0266' };
const noPilot: Refusal = { because: 'it has no Pilot ability', rule: 'TCG-0254' };

/** Does the unit suit the Pilot, other Pilots apart? */
export function whyNotPilot(s: State, pilot: CardId, unit: CardId): Refusal | null {
  const ability = definitionOf(s, pilot).pilot;
  if (ability === null) return noPilot;
  const subtypes = subtypesOf(s, unit);
  if (subtypes.includes('Droid')) return droid;
  return ability.clause.of.split(' ').every((word) => subtypes.includes(word)) ? null : wrongSubtype;
}

/** One Pilot, unless an effect allows more; none of that in the build zone. */ // TCG-0255, TCG-0276
const room = (s: State, unit: CardId): number => 1 + keywordOf(s, unit, 'pilots');

export const hasMoved = (s: State, pilot: CardId): boolean =>
  timesUsed(s, { scope: 'turn', key: 'Pilot move', card: refTo(s, pilot) }) > 0;

export const noteMove = (s: State, pilot: CardId): void =>
  countUse(s, { scope: 'turn', key: 'Pilot move', card: refTo(s, pilot) });

/** Why this Pilot can't be moved onto that unit now. */
export function whyNotBoard(s: State, pilot: CardId, unit: CardId): Refusal | null {
  if (hasMoved(s, pilot)) return movedAlready;
  const unsuited = whyNotPilot(s, pilot, unit);
  if (unsuited !== null) return unsuited;
  return pilotsOn(s, unit).length >= room(s, unit) ? occupied : null;
}

/** A player's Pilots, wherever they are in play. */
function pilotsOf(s: State, who: Player): CardId[] {
  const found: CardId[] = [];
  for (const zone of ['character', 'build', 'on'] as const)
    for (const card of s.zones[zone][who]) if (definitionOf(s, card).pilot !== null) found.push(card);
  return found;
}

/** Moves of Pilots in the build step: onto a unit, from unit to unit, off a unit. */ // TCG-0267, TCG-0268, TCG-0269
export function pilotOptions(s: State, who: Player): Option[] {
  const options: Option[] = [];
  for (const pilot of pilotsOf(s, who)) {
    if (hasMoved(s, pilot)) continue;
    for (const zone of [...arenas, 'build'] as const)
      for (const unit of s.zones[zone][who])
        if (
          unit !== pilot &&
          hostOf(s, pilot) !== unit &&
          unitCardOf(s, unit) !== null &&
          whyNotBoard(s, pilot, unit) === null
        )
          options.push({ verb: 'pilot', on: onCard(s, pilot), to: onCard(s, unit) });
    if (isOnUnit(s, pilot)) {
      options.push({ verb: 'leave', on: onCard(s, pilot), to: { zone: 'character', of: who } });
      options.push({ verb: 'leave', on: onCard(s, pilot), to: { zone: 'build', of: who } });
    }
  }
  return options;
}

export function board(s: State, tell: Tell, pilot: CardId, unit: CardId): void {
  table.move(s, tell, pilot, 'on', controllerOf(s, pilot));
  table.mark(s, tell, pilot, 'host', unit);
  tell?.({ kind: 'piloting', card: mention(s, pilot), unit: mention(s, unit) });
}

export function leaveUnit(s: State, tell: Tell, pilot: CardId, to: 'character' | 'build'): void {
  table.mark(s, tell, pilot, 'host', -1);
  table.move(s, tell, pilot, to, controllerOf(s, pilot));
  tell?.({ kind: 'left', card: mention(s, pilot), zone: to });
}

/** A Pilot on a unit that it can't pilot, or one too many. */ // TCG-0290, TCG-0294
export function misplacedPilot(s: State): CardId | null {
  for (const who of players) {
    for (const pilot of s.zones.on[who]) {
      const unit = unitCardOf(s, pilot);
      if (unit === null) continue;
      const host = hostOf(s, pilot);
      if (whyNotPilot(s, pilot, host) !== null || pilotsOn(s, host).length > room(s, host)) return pilot;
    }
  }
  return null;
}

/** It has to go: to another unit that suits it, to the Character arena, or to the build zone. */ // TCG-0291, TCG-0293
export const fallOff = procedure(
  'fall off',
  { pilot: ref, by: player },
  {
    to: {
      ask(s, l) {
        if (!isCurrent(s, l.pilot) || !isOnUnit(s, l.pilot.card)) return null;
        const host = hostOf(s, l.pilot.card);
        const crowd = pilotsOn(s, host).filter((pilot) => controllerOf(s, pilot) === l.by);
        const leaving = whyNotPilot(s, l.pilot.card, host) === null ? crowd : [l.pilot.card];
        const options: Option[] = [];
        for (const pilot of leaving) {
          for (const zone of arenas)
            for (const unit of s.zones[zone][l.by])
              if (
                unit !== host &&
                unit !== pilot &&
                whyNotPilot(s, pilot, unit) === null &&
                pilotsOn(s, unit).length < room(s, unit)
              )
                options.push({ verb: 'pilot', on: onCard(s, pilot), to: onCard(s, unit) });
          options.push({ verb: 'leave', on: onCard(s, pilot), to: { zone: 'character', of: l.by } });
          options.push({ verb: 'leave', on: onCard(s, pilot), to: { zone: 'build', of: l.by } });
        }
        return { player: l.by, kind: 'choice', options };
      },
      then(s, _l, [picked], tell) {
        const pilot = cardAt(s, picked?.on);
        noteMove(s, pilot);
        if (picked?.to !== undefined && 'card' in picked.to) board(s, tell, pilot, cardAt(s, picked.to));
        else
          leaveUnit(
            s,
            tell,
            pilot,
            picked?.to !== undefined && 'zone' in picked.to && picked.to.zone === 'build' ? 'build' : 'character',
          );
        return done();
      },
    },
  },
);

export const movePilot = procedure(
  'move pilot',
  { pilot: ref, by: player, onto: ref },
  {
    move(s, l, tell) {
      noteMove(s, l.pilot.card);
      board(s, tell, l.pilot.card, l.onto.card);
      return done();
    },
  },
);

export const boarding = (s: State, who: Player, option: Option): FrameSpec =>
  movePilot({ pilot: refTo(s, cardAt(s, option.on)), by: who, onto: refTo(s, cardAt(s, option.to)) });
