import {
  beginLasting,
  type CardId,
  card,
  cardAt,
  done,
  goto,
  isCurrent,
  list,
  maskOf,
  next,
  number,
  onCard,
  other,
  type Player,
  perform,
  player,
  ref,
  refTo,
  topOf,
} from '@binary-sunset/kernel';
import { traitBits } from '../cards.ts';
import { hasTrait, procedure, type State, table, unitOf } from '../state.ts';
import type { Option } from '../vocabulary.ts';
import { pay } from './events.ts';
import { energyLimit, waitingTriggers } from './turn.ts';
import { strengthOf } from './values.ts';

/** What has to be disbanded for some units. */
const disbandedStrength = 4;

const totalStrength = (s: State, units: readonly CardId[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(s, unit), 0);

export const canMuster = (s: State, who: Player, unit: CardId): boolean => {
  const found = unitOf(s, unit);
  if (found === null || found.cost > s.facts.energy[who]) return false;
  return !found.traits.includes('disbands') || totalStrength(s, s.zones.play[who]) >= disbandedStrength;
};

/** Bringing a unit into play: what it costs beside energy, the energy, the unit. */
export const muster = procedure(
  'muster',
  { card, by: player, disbanded: list(card), total: number },
  {
    disband: {
      ask(s, l) {
        if (!hasTrait(s, l.card, traitBits.disbands)) return null;
        const left = s.zones.play[l.by].filter((unit) => !l.disbanded.includes(unit));
        const options = left.map((unit): Option => ({ verb: 'disband', on: onCard(s, unit) }));
        const enough = l.total >= disbandedStrength;
        return {
          player: l.by,
          kind: 'choice',
          options: enough ? [...options, { verb: 'done' }] : options,
          needs: { value: 'strength', atLeast: disbandedStrength, soFar: l.total },
        };
      },
      then(s, l, [picked]) {
        if (picked?.on === undefined) return next;
        const unit = cardAt(s, picked.on);
        l.disbanded = [...l.disbanded, unit];
        l.total = totalStrength(s, l.disbanded);
        return goto('disband');
      },
    },
    pay(s, l, tell) {
      // Shown before anybody can respond to what it costs.
      table.move(s, tell, l.card, 'stack', l.by);
      pay(s, tell, l.by, unitOf(s, l.card)?.cost ?? 0);
      return l.disbanded.length === 0
        ? next
        : perform(l.disbanded.map((unit) => ({ kind: 'lose', unit: refTo(s, unit), by: l.by })));
    },
    muster: (_s, l) => perform([{ kind: 'muster', card: l.card, by: l.by }]),
    held: (s) => waitingTriggers(s),
  },
);

/** Automatic: a quartermaster's player gains energy. */
export const supply = procedure(
  'supply',
  { by: player },
  {
    gain(s, l, tell) {
      table.changeFor(s, tell, 'energy', l.by, Math.min(energyLimit, s.facts.energy[l.by] + 1));
      tell?.({ kind: 'supplied', by: l.by });
      return done();
    },
  },
);

/** Automatic: a drill sergeant makes the new unit stronger. Locked: it is about that unit and no other. */
export const drill = procedure(
  'drill',
  { sergeant: ref, unit: ref, by: player },
  {
    drill(s, l, tell) {
      if (isCurrent(s, l.unit))
        beginLasting(s, tell, {
          clause: 'drills',
          source: l.sergeant,
          by: l.by,
          locked: [l.unit],
          until: 'turn',
          detail: null,
        });
      return done();
    },
  },
);

/** Looking at a hidden card cannot be taken back; shuffling then hides where it went, not that it is there. */
export const scout = procedure(
  'scout',
  { by: player },
  {
    look(s, l, tell) {
      const top = topOf(s.zones.deck[other(l.by)]);
      if (top === null) return done();
      table.reveal(s, tell, top, maskOf(l.by));
      tell?.({ kind: 'scouted', by: l.by });
      return next;
    },
    shuffle: {
      ask: (_s, l) => ({ player: l.by, kind: 'choice', options: [{ verb: 'shuffle' }, { verb: 'leave' }] }),
      then(s, l, [picked], tell) {
        if (picked?.verb === 'shuffle') table.shuffle(s, tell, 'deck', other(l.by));
        return done();
      },
    },
  },
);
