import {
  beginLasting,
  type CardId,
  type Control,
  call,
  card,
  cardAt,
  done,
  flag,
  frameById,
  isCurrent,
  type Lasting,
  mention,
  next,
  number,
  occurrence,
  onCard,
  optional,
  other,
  type Player,
  perform,
  player,
  ref,
  refTo,
  replaceCard,
} from '@binary-sunset/kernel';
import type { Effect, Tactic } from '../cards.ts';
import type { SkirmishEvent } from '../event.ts';
import { cardOf, procedure, type State, table, unitOf } from '../state.ts';
import type { Option, Tell } from '../vocabulary.ts';
import { pay, responsesTo } from './events.ts';
import { waitingTriggers } from './turn.ts';
import { healthLeft } from './values.ts';

interface Played {
  card: CardId;
  by: Player;
  target: { readonly card: CardId; readonly life: number } | null;
  /** What it responds to: a card, an action. */
  subject: { readonly card: CardId; readonly life: number } | null;
  action: number;
}

interface EffectRule {
  /** Units it may be aimed at, or null if it needs no aim. */
  targets?(s: State, by: Player, subject: CardId | null): readonly CardId[];
  result(s: State, played: Played, tell: Tell): Control<SkirmishEvent>;
}

const allUnits = (s: State): CardId[] => s.zones.play[0].concat(s.zones.play[1]);
const enemyUnits = (s: State, by: Player): readonly CardId[] => s.zones.play[other(by)];

function lasting(
  s: State,
  tell: Tell,
  played: Played,
  clause: string,
  locked: Lasting['locked'],
): Control<SkirmishEvent> {
  beginLasting(s, tell, { clause, source: refTo(s, played.card), by: played.by, locked, until: 'turn', detail: null });
  return perform([]);
}

/** Something is done to the target, if it is still there. */
const toTarget = (
  s: State,
  { target }: Played,
  events: (unit: CardId) => readonly SkirmishEvent[],
): Control<SkirmishEvent> => (target !== null && isCurrent(s, target) ? perform(events(target.card)) : next);

const effects: Readonly<Record<Effect, EffectRule>> = {
  rally: {
    result: (s, played, tell) =>
      lasting(
        s,
        tell,
        played,
        'rally',
        s.zones.play[played.by].map((unit) => refTo(s, unit)),
      ),
  },
  formation: { result: (s, played, tell) => lasting(s, tell, played, 'formation', null) },
  armistice: { result: (s, played, tell) => lasting(s, tell, played, 'armistice', null) },
  smoke: {
    targets: allUnits,
    result: (s, played, tell) => (played.target === null ? next : lasting(s, tell, played, 'smoke', [played.target])),
  },
  barrage: {
    result(s, { by }) {
      const weak = allUnits(s).filter((unit) => healthLeft(s, unit) <= 2);
      return perform(weak.map((unit) => ({ kind: 'lose', unit: refTo(s, unit), by })));
    },
  },
  recall: {
    targets: allUnits,
    result: (s, played) => toTarget(s, played, (unit) => [{ kind: 'return', card: refTo(s, unit), by: played.by }]),
  },
  shot: {
    targets: allUnits,
    result: (s, played) =>
      toTarget(s, played, (unit) => [{ kind: 'damage', unit: refTo(s, unit), amount: 2, by: played.by }]),
  },
  resupply: { result: (_s, { by }) => call(resupply({ by })) },
  promotion: {
    targets: (s, by) => (successors(s, by).length > 0 ? s.zones.play[by] : []),
    result: (s, { target, by }) =>
      target !== null && isCurrent(s, target) ? call(promote({ unit: target, by })) : next,
  },
  countermand: {
    result(s, { action }) {
      const frame = frameById(s, action);
      if (frame !== null) Object.assign(frame.locals, { cancelled: true });
      return next;
    },
  },
  salvage: {
    result: (s, { subject, by }) =>
      subject !== null && isCurrent(s, subject) ? perform([{ kind: 'return', card: subject, by }]) : next,
  },
  'last stand': {
    targets: enemyUnits,
    result: (s, played) =>
      toTarget(s, played, (unit) => [{ kind: 'damage', unit: refTo(s, unit), amount: 1, by: played.by }]),
  },
  decoy: {
    targets: (s, by, subject) => s.zones.play[by].filter((unit) => unit !== subject),
    result(s, { action, target }) {
      const frame = frameById(s, action);
      if (frame !== null && target !== null && isCurrent(s, target)) Object.assign(frame.locals, { target });
      return next;
    },
  },
};

/** May it be played now, as far as energy and targets go? */
export function canPlay(s: State, who: Player, tactic: Tactic, subject: CardId | null): boolean {
  if (tactic.cost > s.facts.energy[who]) return false;
  const { targets } = effects[tactic.effect];
  return targets === undefined || targets(s, who, subject).length > 0;
}

const effectOf = (s: State, tactic: CardId): EffectRule => {
  const found = cardOf(s, tactic);
  return effects[found.kind === 'tactic' ? found.effect : 'rally'];
};

/** Playing a tactic: target, cost, responses, result. */
export const play = procedure(
  'play',
  { card, by: player, target: optional(ref), subject: optional(ref), action: number, response: flag, cancelled: flag },
  {
    target: {
      ask(s, l) {
        const { targets } = effectOf(s, l.card);
        if (targets === undefined) return null;
        return {
          player: l.by,
          kind: 'choice',
          options: targets(s, l.by, l.subject?.card ?? null).map(
            (unit): Option => ({ verb: 'target', on: onCard(s, unit) }),
          ),
        };
      },
      then(s, l, [picked]) {
        l.target = picked === undefined ? null : refTo(s, cardAt(s, picked.on));
        return next;
      },
    },
    pay(s, l, tell) {
      table.move(s, tell, l.card, 'stack', l.by);
      pay(s, tell, l.by, cardOf(s, l.card).cost);
      tell?.({ kind: 'played', by: l.by, card: mention(s, l.card) });
      return next;
    },
    responses(s, l) {
      const id = s.frames[s.frames.length - 1]?.id ?? 0;
      const responses = responsesTo(s, [
        occurrence(s, { kind: 'played', by: l.by, subject: refTo(s, l.card), action: id }),
      ]);
      return responses === null ? next : call(responses);
    },
    result(s, l, tell) {
      if (!l.cancelled) return effectOf(s, l.card).result(s, l, tell);
      tell?.({ kind: 'cancelled', card: mention(s, l.card) });
      return next;
    },
    discard(s, l, tell) {
      table.move(s, tell, l.card, 'discard', l.by);
      return l.response ? done() : next;
    },
    held: (s) => waitingTriggers(s),
  },
);

const successors = (s: State, by: Player): CardId[] => s.zones.hand[by].filter((held) => unitOf(s, held) !== null);

/** Another unit takes this one's place; to everything that is on the unit it is the same one. */
export const promote = procedure(
  'promote',
  { unit: ref, by: player },
  {
    choose: {
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: successors(s, l.by).map((held): Option => ({ verb: 'promote', on: onCard(s, held) })),
      }),
      then(s, l, [picked], tell) {
        const successor = cardAt(s, picked?.on);
        table.move(s, tell, successor, 'play', l.by);
        replaceCard(table, s, tell, l.unit.card, successor, {
          columns: ['damage', 'tapped'],
          lasting: true,
          uses: true,
        });
        return perform([{ kind: 'return', card: l.unit, by: l.by }]);
      },
    },
  },
);

/** Draw two, put one back unseen: nobody else can tell which. */
export const resupply = procedure(
  'resupply',
  { by: player },
  {
    draw: (s, l) => perform(s.zones.deck[l.by].slice(-2).map(() => ({ kind: 'draw', player: l.by }))),
    choose: {
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: s.zones.hand[l.by].map((held): Option => ({ verb: 'put back', on: onCard(s, held) })),
      }),
      then(s, l, [picked], tell) {
        if (picked !== undefined) table.move(s, tell, cardAt(s, picked.on), 'deck', l.by, { at: 'bottom' });
        return done();
      },
    },
  },
);
