import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  countUse,
  data,
  done,
  endLasting,
  type FrameSpec,
  flag,
  forgetUses,
  goto,
  isCurrent,
  next,
  occurrence,
  onCard,
  openWindow,
  other,
  type Player,
  player,
  players,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { type Attack, procedure, type Segment, type State, table } from '../../state/state.ts';
import type { Option, Tell, Verb } from '../../state/vocabulary.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { isHit } from '../battle/ending.ts';
import { cardsOnTable, controllerOf } from '../cards/cardStates.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { locationOf } from '../table/places.ts';
import { sideOf } from '../table/sides.ts';
import {
  attackersAt,
  attacksAt,
  attacksOf,
  creatureOf,
  creaturesAt,
  potentialTargets,
  sidesOf,
  whyNoAttack,
  whyNoCreatureAttack,
} from './attacking.ts';
import { abilityAgainst, defenseOf, powerAgainst } from './attackTotals.ts';
import { attach, devour } from './eating.ts';
import { findFerocity } from './ferocity.ts';
import { isInAttack } from './inAttack.ts';

/** Whoever can be attacked: by a creature its prey, by others the creatures there. */
const targetsOf = (s: State, source: CardId, byCreature: boolean): CardId[] =>
  byCreature ? potentialTargets(s, source) : creaturesAt(s, source);

const verbFor = (s: State, side: Player): Verb =>
  sideOf(s, side) === 'light' ? 'attack Light Side' : 'attack Dark Side';

function changeAttack(s: State, tell: Tell, change: Partial<Attack>): void {
  const { attack } = s.facts;
  if (attack !== null) table.change(s, tell, 'attack', { ...attack, ...change });
}

function enter(s: State, tell: Tell, segment: Segment): void {
  changeAttack(s, tell, { segment });
  tell?.({ kind: 'step', what: segment });
}

const isLeft = (s: State, cards: readonly CardRef[]): boolean => cards.some((one) => isCurrent(s, one));

/** As soon as one side is gone, the attack is over. */ // AR6-0214
export const isAttackOver = (s: State): boolean => {
  const { attack } = s.facts;
  return attack === null || !isLeft(s, attack.attackers) || !isLeft(s, attack.defenders);
};

/**
 * An attack by a creature, which is then its source, or on a creature at the location that is its source. It is free,
 * and follows the steps of a battle without being one.
 */ // AR6-0202, AR6-0207, AR6-0210
export const attack = procedure(
  'attack',
  {
    by: player,
    source: ref,
    cancelled: flag,
    /** Is it the creature that attacks? */
    byCreature: flag,
    /** A text has it attack, beside the attack that it makes by rule. */ // AR6-0220
    extra: flag,
    side: player,
    ferocity: data,
    destiny: data,
  },
  {
    // A side is chosen, then somebody on it at random. AR6-0223
    side: {
      ask(s, l) {
        const sides = sidesOf(s, targetsOf(s, l.source.card, l.byCreature));
        return { player: l.by, kind: 'choice', options: sides.map((side): Option => ({ verb: verbFor(s, side) })) };
      },
      then(s, l, [picked]) {
        l.side = players.find((side) => verbFor(s, side) === picked?.verb) ?? l.by;
        return next;
      },
    },
    initiated(s, l, tell) {
      const on = targetsOf(s, l.source.card, l.byCreature).filter((card) => controllerOf(s, card) === l.side);
      const target = on[on.length === 1 ? 0 : table.roll(s, on.length) - 1];
      if (target === undefined) return done();
      const location = locationOf(s, l.source.card);
      const attackers = l.byCreature ? [l.source] : attackersAt(s, l.by, location).map((card) => refTo(s, card));
      forgetUses(s, 'battle');
      if (!l.extra) countUse(s, l.byCreature ? attacksOf(s, l.source.card) : attacksAt(s, l.by, location));
      table.change(s, tell, 'attack', {
        location: refTo(s, location),
        by: l.by,
        attackers,
        defenders: [refTo(s, target)],
        segment: 'initiation',
        totals: null,
      });
      tell?.({ kind: 'attacks', by: l.by, card: s.cards.handle[target] ?? 0 });
      // AR6-0224
      const initiated = occurrence(s, { kind: 'attack', by: l.by, subject: refTo(s, target), action: ownId(s) });
      const window = respondTo(s, [initiated]);
      return window === null ? next : call(window);
    },
    // AR6-0229
    weapons(s, l, tell) {
      if (l.cancelled || isAttackOver(s)) return goto('hits');
      enter(s, tell, 'weapons');
      return call(openWindow({ kind: 'weapons', next: l.by }));
    },
    // A parasite that comes this far has won. AR6-0245
    power(s, _l, tell) {
      if (isAttackOver(s)) return goto('hits');
      enter(s, tell, 'power');
      if (isParasiteAttack(s)) return goto('damage');
      return call(findFerocity({ creature: refTo(s, creatureIn(s)) }), { into: 'ferocity' });
    },
    // Who fights the creature may add a destiny, given enough ability. AR6-0206
    draw: {
      ask(s, l) {
        const who = fighterOf(s, l.byCreature);
        if (abilityAgainst(s) < 4 || s.zones.reserve[who].length === 0) return null;
        return { player: who, kind: 'choice', options: [{ verb: 'draw destiny' }, { verb: 'decline' }] };
      },
      then: (s, l, [picked]) =>
        picked?.verb === 'draw destiny' ? call(destinyFor(fighterOf(s, l.byCreature)), { into: 'destiny' }) : next,
    },
    // AR6-0230, AR6-0234, AR6-0235, AR6-0239, AR6-0240
    compare(s, l, tell) {
      if (isAttackOver(s)) return goto('hits');
      const against = powerAgainst(s) + (typeof l.destiny === 'number' ? l.destiny : 0);
      const ferocity = Number(l.ferocity);
      const totals: [number, number] = l.byCreature
        ? [ferocity, against]
        : [against, ferocity + defenseOf(s, creatureIn(s))];
      changeAttack(s, tell, { totals });
      tell?.({ kind: 'attack totals', attackers: totals[0], defenders: totals[1] });
      return next;
    },
    // The defeated defender first, then whatever was hit. AR6-0204, AR6-0231
    damage(s, _l, tell) {
      const { attack: fought } = s.facts;
      if (fought === null || isAttackOver(s)) return goto('hits');
      enter(s, tell, 'damage');
      const defenders = fought.defenders.filter((one) => isCurrent(s, one)).map(({ card }) => card);
      const [defender] = defenders;
      if (isParasiteAttack(s) && defender !== undefined) {
        attach(s, tell, creatureIn(s), defender);
        return next;
      }
      const [attackers, defending] = fought.totals ?? [0, 0];
      return attackers > defending ? devour(s, tell, creatureIn(s), defenders, fought.by) : next;
    },
    hits(s, l) {
      const hit = cardsOnTable(s).filter((card) => isHit(s, card) && isInAttack(s, card));
      return hit.length === 0 ? next : leaveTable(s, hit, 'lost', l.by, 'lost');
    },
    over(s, _l, tell) {
      table.change(s, tell, 'attack', null);
      endLasting(s, tell, 'battle');
      forgetUses(s, 'battle');
      return done();
    },
  },
);

/** The creature that attacks or is attacked. */
function creatureIn(s: State): CardId {
  const fought = s.facts.attack;
  const all = fought === null ? [] : [...fought.attackers, ...fought.defenders];
  return all.find(({ card }) => creatureOf(s, card) !== null)?.card ?? -1;
}

const isParasiteAttack = (s: State): boolean => {
  const first = s.facts.attack?.attackers[0];
  return first !== undefined && (creatureOf(s, first.card)?.parasiteOn ?? '') !== '';
};

/** Whose cards fight the creature. */
const fighterOf = (s: State, byCreature: boolean): Player => {
  const fought = s.facts.attack;
  const [one] = fought === null ? [] : byCreature ? fought.defenders : fought.attackers;
  return one === undefined ? 0 : controllerOf(s, one.card);
};

/** The frame of an attack by a creature. */
export const creatureAttack = (s: State, by: Player, creature: CardId, extra = false): FrameSpec =>
  attack({ by, source: refTo(s, creature), byCreature: true, side: other(by), extra });

/** Creatures that attack, and creatures to attack, in a player's battle phase. */ // AR6-0002, AR6-0216, AR6-0217
export const attacking: TopLevel = {
  verbs: ['attack with', 'attack creature'],
  moments: ['battle'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    const found: Option[] = [];
    for (const card of cardsOnTable(s)) {
      if (creatureOf(s, card) !== null && whyNoCreatureAttack(s, by, card) === null)
        found.push({ verb: 'attack with', on: onCard(s, card) });
      if (table.isIn(s, card, 'locations') && whyNoAttack(s, by, card) === null)
        found.push({ verb: 'attack creature', on: onCard(s, card) });
    }
    return found;
  },
  take(s, by, { verb, on }) {
    const card = cardAt(s, on);
    return verb === 'attack with'
      ? creatureAttack(s, by, card)
      : attack({ by, source: refTo(s, card), byCreature: false, side: other(by) });
  },
};
