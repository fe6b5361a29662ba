import {
  type CardId,
  type Control,
  call,
  cardAt,
  countUse,
  done,
  finish,
  flag,
  forgetUses,
  goto,
  isCurrent,
  limited,
  list,
  next,
  number,
  onCard,
  openWindow,
  over,
  type Player,
  perform,
  player,
  refTo,
  text,
  timesUsed,
} from '@binary-sunset/kernel';
import { clauseCalled, isClause } from '../../catalog/catalog.ts';
import type { TcgEvent } from '../../state/events.ts';
import { arenas, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { battleStep } from '../battle/battle.ts';
import { roll } from '../battle/rolling.ts';
import { gainForce } from '../building/resources.ts';
import { darkFirst, endOf, light, pilesOf, unitsIn } from '../cards/units.ts';
import { effect, resolveWaiting, waitingTriggers } from '../inForce/effect.ts';
import { type InForce, rulesInForce } from '../inForce/force.ts';
import { forget } from '../inForce/memory.ts';
import { notice, release } from '../inForce/noticing.ts';
import { expire } from '../moving/expiring.ts';
import { untapUnit } from '../moving/moving.ts';
import { chanceFor } from './chances.ts';
import { controlledArenas } from './control.ts';
import { drawCards } from './drawing.ts';
import { upkeep, upkeepsOf } from './upkeep.ts';

/** Both gain this much Force in each ready phase. */ // TCG-0084
const forceEachTurn = 4;

const moment = (s: State, kind: 'battle phase starts' | 'battle phase ends' | 'turn ends'): void =>
  notice(s, { kind, by: s.facts.dark });

export const turn = procedure(
  'turn',
  { rolled: list(number), step: number },
  {
    // Ready phase. TCG-0628
    untap(s, _l, tell) {
      table.change(s, tell, 'turn', s.facts.turn + 1);
      table.change(s, tell, 'phase', 'ready');
      tell?.({ kind: 'turn', number: s.facts.turn });
      const stay = rulesInForce(s, 'stays tapped');
      for (const who of darkFirst(s))
        for (const pile of pilesOf(s, who)) for (const card of pile) untapAgain(s, tell, card, stay);
      return next;
    },
    force(s, _l, tell) {
      for (const who of darkFirst(s)) gainForce(s, tell, who, forceEachTurn);
      return perform([]);
    },
    buildRoll: (s) =>
      call(roll({ kind: 'build', by: light(s), count: 1, unit: nobody, against: nobody }), { into: 'rolled' }),
    points(s, l, tell) {
      const [die = 0] = l.rolled;
      for (const who of darkFirst(s)) {
        const everywhere = arenas.every((arena) => unitsIn(s, arena, who).length > 0); // TCG-0086
        table.changeFor(s, tell, 'points', who, die + (everywhere ? 1 : 0));
      }
      tell?.({ kind: 'build points', die });
      notice(s, { kind: 'build roll', by: light(s), amount: die });
      return waitingTriggers(s);
    },
    // Command phase.
    darkBuilds: (s) => call(buildStep({ by: s.facts.dark })),
    lightBuilds: (s) => call(buildStep({ by: light(s) })),
    darkRetreats(s, _l, tell) {
      table.change(s, tell, 'phase', 'retreat');
      return retreatStep(s, tell, s.facts.dark);
    },
    lightRetreats: (s, _l, tell) => retreatStep(s, tell, light(s)),
    // Battle phase. TCG-0133
    battle(s, _l, tell) {
      table.change(s, tell, 'phase', 'battle');
      tell?.({ kind: 'step', what: 'battle phase' });
      return perform([]);
    },
    battleStarts(s) {
      release(s, 'battle phase starts');
      moment(s, 'battle phase starts');
      return waitingTriggers(s);
    },
    startChance: chanceFor('start of battle'),
    heldAfterStart: resolveWaiting,
    space: () => call(battleStep({ arena: 'space' })),
    ground: () => call(battleStep({ arena: 'ground' })),
    character: () => call(battleStep({ arena: 'character' })),
    // End of turn: what is for the end of battle, then what is for the end of the turn. TCG-0176, TCG-0355
    battleEnds(s, _l, tell) {
      table.change(s, tell, 'phase', 'end');
      table.change(s, tell, 'arena', '');
      tell?.({ kind: 'step', what: 'end of turn' });
      moment(s, 'battle phase ends');
      return waitingTriggers(s);
    },
    turnEnds(s) {
      moment(s, 'turn ends');
      release(s, 'turn end');
      release(s, 'turn ends');
      return waitingTriggers(s);
    },
    endChance: chanceFor('end of turn'),
    heldAtEnd: resolveWaiting,
    battleOver(s, _l, tell) {
      expire(s, tell, 'battle'); // TCG-0177
      return perform([]);
    },
    turnOver(s, _l, tell) {
      expire(s, tell, 'turn');
      expire(s, tell, endOf(s.facts.turn));
      return perform([]);
    },
    heldAfterEnd: resolveWaiting,
    // TCG-0101, TCG-0178
    victory(s) {
      for (const who of darkFirst(s))
        if (controlledArenas(s, who).length >= 2) return over(who, 'control of two arenas');
      return next;
    },
    again(s, _l, tell) {
      forgetUses(s, 'turn');
      forget(s, tell);
      return goto('untap');
    },
  },
);

function untapAgain(s: State, tell: Tell, card: CardId, stay: readonly InForce[]): void {
  for (const { rule, speaker } of stay) if (rule.rule === 'stays tapped' && rule.who.matches(s, card, speaker)) return;
  untapUnit(s, tell, card);
}

function retreatStep(s: State, tell: Tell, who: Player) {
  table.change(s, tell, 'active', who);
  return call(openWindow({ kind: 'retreat', next: who, alone: true }));
}

/** A player's build step: what is for its start, in any order, then building. */ // TCG-0088, TCG-0096
export const buildStep = procedure(
  'build step',
  { by: player, drawn: flag, extra: flag, paid: list(text) },
  {
    start(s, l, tell) {
      table.change(s, tell, 'phase', 'build');
      table.change(s, tell, 'active', l.by);
      tell?.({ kind: 'step', what: 'build step', by: l.by });
      if (l.extra) return goto('build'); // TCG-0090
      notice(s, { kind: 'build step starts', by: l.by });
      return next;
    },
    pool: {
      ask: (s, l) => ({ player: l.by, kind: 'choice', options: poolOf(s, l) }),
      then(s, l, [picked]) {
        switch (picked?.verb) {
          case 'draw':
            l.drawn = true;
            return call(drawCards({ by: l.by, left: 1 }), { then: 'drew' });
          case 'upkeep':
            l.paid = [...l.paid, upkeepKey(picked)];
            return call(upkeep({ card: refTo(s, cardAt(s, picked.on)), by: l.by, clause: picked.clause ?? '' }), {
              then: 'meanwhile',
            });
          default: {
            const held = s.held.find(({ id }) => id === picked?.about);
            if (held === undefined) return next;
            s.held = s.held.filter((one) => one !== held);
            return call(
              effect({
                program: held.clause,
                source: held.source,
                by: held.by,
                it: held.cards,
                x: typeof held.detail === 'number' ? held.detail : 0,
              }),
              { then: 'meanwhile' },
            );
          }
        }
      },
    },
    poolEmpty: () => goto('startChance'),
    drew: resolveWaiting, // TCG-0246
    drawChance: chanceFor('draw'),
    // What one thing at the start of the step triggers comes before the next one. TCG-0091, TCG-0246
    meanwhile: (s) => {
      const waiting = waitingTriggers(s);
      return waiting === next ? goto('pool') : { ...waiting, then: 'pool' };
    },
    startChance: chanceFor('start of build step'), // TCG-0346
    held: resolveWaiting,
    build: (_s, l) => call(openWindow({ kind: 'build', next: l.by, alone: true })),
    end(s, l, tell) {
      table.changeFor(s, tell, 'points', l.by, 0); // TCG-0095
      return next;
    },
    more(s, l): Control<TcgEvent, 'start'> {
      // An effect may have given another build step. TCG-0189
      const extra = limited('turn', 'extra build step', null, l.by);
      const used = limited('turn', 'extra build step taken', null, l.by);
      if (timesUsed(s, extra) <= timesUsed(s, used)) return done();
      countUse(s, used);
      l.extra = true;
      return goto('start');
    },
    over: finish,
  },
);

interface Pool {
  readonly by: Player;
  readonly drawn: boolean;
  readonly paid: readonly string[];
}

/** What is still to be done at the start: draw, bounties, Upkeep, triggers. */
function poolOf(s: State, l: Pool): Option[] {
  const options: Option[] = [];
  if (!l.drawn) options.push({ verb: 'draw' });
  for (const held of s.held) {
    if (held.window !== 'build step' || (held.by !== l.by && !isStartTrigger(held.clause))) continue;
    options.push({
      verb: 'resolve',
      clause: held.clause,
      about: held.id,
      ...(isCurrent(s, held.source) ? { on: onCard(s, held.source.card) } : {}),
    });
  }
  const paid = [...l.paid];
  for (const { card, indexed } of upkeepsOf(s, l.by)) {
    const option: Option = { verb: 'upkeep', on: onCard(s, card), clause: indexed.id };
    // A unit that has an Upkeep twice pays it twice. TCG-0702
    const at = paid.indexOf(upkeepKey(option));
    if (at < 0) options.push(option);
    else paid.splice(at, 1);
  }
  return options;
}

/** A Bounty waits for its own player's build step; what triggered on this one's start does not. */
const isStartTrigger = (clause: string): boolean => !isClause(clause) || clauseCalled(clause).clause.kind !== 'bounty';

const upkeepKey = ({ on, clause }: Option): string => `${clause}@${on !== undefined && 'card' in on ? on.card : ''}`;
