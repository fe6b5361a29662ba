import {
  type CardId,
  call,
  cardAt,
  finish,
  goto,
  onCard,
  optional,
  type Player,
  ref,
  refTo,
  stage,
  text,
} from '@binary-sunset/kernel';
import { type Arena, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { arenaOf, controllerOf, darkFirst, isTapped } from '../cards/units.ts';
import { speedOf } from '../cards/values.ts';
import { resolveWaiting, waitingTriggers } from '../inForce/effect.ts';
import { rulesInForce } from '../inForce/force.ts';
import { notice } from '../inForce/noticing.ts';
import { tapUnit } from '../moving/moving.ts';
import { abilitiesOf, playOption } from '../playing/abilities.ts';
import { playing, whyNotPlay } from '../playing/playing.ts';
import { chanceFor } from '../turn/chances.ts';
import { strikes } from './attack.ts';
import { attackOption, defendersFor, endCommands, isForced, whyNotAttack } from './attacking.ts';

/** The untapped units whose turn it is: the fastest, the Dark Side's in a tie. */ // TCG-0017, TCG-0137
function fastest(s: State, arena: Arena): readonly CardId[] {
  let best: CardId[] = [];
  let speed = -1;
  for (const who of darkFirst(s)) {
    let mine = false;
    for (const unit of s.zones[arena][who]) {
      if (isTapped(s, unit)) continue;
      const own = speedOf(s, unit);
      if (own > speed) {
        best = [unit];
        speed = own;
        mine = true;
      } else if (own === speed && mine) best.push(unit);
    }
  }
  return best;
}

const isTappedNow: Refusal = { because: 'it is tapped', rule: 'TCG-0137' };
const notItsTurn: Refusal = { because: 'a faster unit comes first', rule: 'TCG-0137' };
const noBattle: Refusal = { because: 'it is not the battle step of its arena', rule: 'TCG-0141' };
const nobodyToAttack: Refusal = { because: 'there is no unit that it can attack', rule: 'TCG-0163' };

/** Why a unit can't attack now. */
export function whyNoAttack(s: State, unit: CardId): Refusal | null {
  const { arena } = s.facts;
  if (arena === '' || !s.zones[arena][controllerOf(s, unit)].includes(unit)) return noBattle;
  if (isTapped(s, unit)) return isTappedNow;
  if (!fastest(s, arena).includes(unit)) return notItsTurn;
  return defendersFor(s, unit).length === 0 ? nobodyToAttack : null;
}

/** Who may say what a unit is to attack, and what it could attack then; null if nobody may or nothing could be. */ // TCG-0167, TCG-0168
function commandOn(s: State, unit: CardId): { readonly by: Player; readonly targets: readonly CardId[] } | null {
  for (const { rule, speaker } of rulesInForce(s, 'have it attack')) {
    if (rule.rule !== 'have it attack' || !rule.who.matches(s, unit, speaker)) continue;
    const targets = rule.whom
      .all(s, { ...speaker, self: unit })
      .filter((card) => arenaOf(s, card) === arenaOf(s, unit) && whyNotAttack(s, unit, card) === null);
    if (targets.length > 0) return { by: speaker.by, targets };
  }
  return null;
}

/** What the units whose turn it is may do: attack, be tapped instead, or use what is played when they would attack. */ // TCG-0142, TCG-0350
function turnOptions(s: State, units: readonly CardId[]): Option[] {
  const options: Option[] = [];
  for (const unit of units) {
    const on = onCard(s, unit);
    if (commandOn(s, unit) !== null) {
      options.push({ verb: 'take turn', on });
      continue;
    }
    const forced = isForced(s, unit);
    if (forced || defendersFor(s, unit).length > 0) options.push({ verb: 'attack', on });
    if (forced) continue;
    for (const indexed of abilitiesOf(s, unit))
      if (indexed.clause.timing === 'would attack' && whyNotPlay(s, controllerOf(s, unit), unit, indexed) === null)
        options.push(playOption(s, unit, indexed, 'use'));
    options.push({ verb: 'hold back', on });
  }
  return options;
}

/** One arena's battle. */ // TCG-0100, TCG-0713
export const battleStep = procedure(
  'battle step',
  { arena: text, unit: optional(ref) },
  {
    start(s, l, tell) {
      table.change(s, tell, 'arena', l.arena as Arena);
      tell?.({ kind: 'step', what: `${l.arena} battle` });
      notice(s, { kind: 'battle step starts', by: s.facts.dark, arena: l.arena });
      return waitingTriggers(s);
    },
    startChance: chanceFor('start of battle step'),
    // Before each attack, and once more when no untapped unit is left; first what waits. TCG-0136, TCG-0139, TCG-0318
    before: resolveWaiting,
    general: chanceFor('general'),
    held: resolveWaiting,
    turn: {
      ask(s, l) {
        const units = fastest(s, l.arena as Arena);
        const [first] = units;
        return first === undefined
          ? null
          : { player: controllerOf(s, first), kind: 'action', options: turnOptions(s, units) };
      },
      then(s, l, [picked], tell) {
        const unit = cardAt(s, picked?.on);
        const by = controllerOf(s, unit);
        switch (picked?.verb) {
          case 'attack':
            return stage(strikes({ unit: refTo(s, unit), by, of: by === 0 ? 1 : 0, target: nobody }), {
              then: 'before',
            });
          case 'use':
            return stage(playing(s, by, unit, picked.clause ?? ''), { then: 'before' });
          case 'take turn':
            l.unit = refTo(s, unit);
            return goto('command');
          default:
            endCommands(s, tell, unit);
            tapUnit(s, tell, unit);
            tell?.({ kind: 'held back', by, card: s.cards.handle[unit] ?? 0 });
            return goto('before');
        }
      },
    },
    none: () => goto('end'),
    command: {
      ask(s, l) {
        const command = commandOn(s, l.unit?.card ?? -1);
        return command === null
          ? null
          : {
              player: command.by,
              kind: 'choice',
              options: [...command.targets.map((card) => attackOption(s, { card, via: '' })), { verb: 'decline' }],
            };
      },
      then(s, l, [picked], tell) {
        const unit = l.unit ?? nobody;
        const command = commandOn(s, unit.card);
        l.unit = null;
        endCommands(s, tell, unit.card);
        if (command === null || picked?.verb !== 'attack') return goto('turn');
        const { by } = command;
        tell?.({ kind: 'commanded', by, card: s.cards.handle[unit.card] ?? 0 });
        return call(strikes({ unit, by, of: controllerOf(s, unit.card), target: refTo(s, cardAt(s, picked.on)) }), {
          then: 'before',
        });
      },
    },
    declined: () => goto('turn'),
    end(s, l) {
      notice(s, { kind: 'battle step ends', by: s.facts.dark, arena: l.arena });
      return waitingTriggers(s);
    },
    endChance: chanceFor('end of battle step'),
    over: resolveWaiting,
    done: finish,
  },
);
