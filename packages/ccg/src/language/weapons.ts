import {
  type CardId,
  type Control,
  call,
  isCurrent,
  next,
  type Option,
  occurrence,
  refTo,
} from '@binary-sunset/kernel';
import { actionCalled, cardOf, definitionOf } from '../catalog.ts';
import { actionFrame, innerResult } from '../rules/acting.ts';
import { isPresentWith } from '../rules/company.ts';
import { destinyFor } from '../rules/destiny.ts';
import { draftOf, targetsFor, whyNot } from '../rules/initiating.ts';
import { leaveTable } from '../rules/leaving.ts';
import { countUseOf } from '../rules/limits.ts';
import { ownId } from '../rules/ownId.ts';
import { actionOf, respondTo } from '../rules/responding.ts';
import { rulesAbout } from '../rules/sources.ts';
import {
  aimedAt,
  defenseValue,
  spendWeapon,
  userOf,
  weaponTargets,
  whyNoFire,
  whyNotUsable,
} from '../rules/weapons.ts';
import { type CcgEvent, type State, table } from '../state.ts';
import { any, type Cards } from './cards.ts';
import {
  type Acting,
  type ActionText,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Cost,
  type Firing,
  type Instruction,
  speakerOf,
  type Target,
  type Trigger,
} from './program.ts';
import { may } from './text.ts';
import { duringBattle } from './when.ts';

/** How a weapon is fired. */
interface Shot {
  /** What it may be fired at. */
  readonly at: Cards;
  /** Force that it takes; none unless said. */
  readonly use?: Amount;
  /** Destinies that are drawn; 1 unless said. */
  readonly draw?: number;
  /** What is added to the total against some targets. */
  readonly plus?: readonly { readonly who: Cards; readonly amount: Amount }[];
  /** What the total is compared with, if not the target's defense value. */
  readonly above?: { readonly words: string; of(s: State, l: Acting): number };
  /** What comes of it if the total is more. */
  readonly do: readonly Instruction[];
  /** Any number of times, one shot after the other. */
  readonly repeatedly?: true;
  /** Locations that it reaches beside its own. */
  readonly range?: Cards;
  /** What else must be so. */
  readonly only?: readonly Condition[];
  /** Who fires it, where nobody carries it. */
  readonly firedBy?: Cards;
}

/** Whoever fires it: what carries it, unless somebody else was chosen for that. */ // GAP-0188
const shooterOf = (s: State, l: Acting): CardId => l.chosen[0]?.[0]?.card ?? userOf(s, l.source.card);

/** The weapon is used by whoever fires it, even if the shot is cancelled. */ // GAP-0186
const spending = (who: (s: State, l: Acting) => CardId): Cost => ({
  words: () => '',
  canPay: (s, l) => whyNotUsable(s, l.source.card, who(s, l)) === null,
  force: () => 0,
  pay(s, l) {
    spendWeapon(s, l.source.card, who(s, l));
    return next;
  },
});

/** A weapon is used for something else than firing it: of a card that is no weapon nothing is used. */ // GAP-0182
export const usingWeapon: Cost = {
  words: () => '',
  canPay: (s, l) => cardOf(s, l.source.card).kind !== 'weapon' || whyNotUsable(s, l.source.card) === null,
  force: () => 0,
  pay(s, l) {
    if (cardOf(s, l.source.card).kind === 'weapon') spendWeapon(s, l.source.card);
    return next;
  },
};

const adjacentSite = any.type('site').adjacent;

/** Its own range, or what a text lends it. */ // GLA-0234
function rangeNow(s: State, weapon: CardId, range: Cards | null): Cards | null {
  if (range !== null) return range;
  const isLent = rulesAbout(s, 'allows', 'fire at adjacent site').some(({ rule, speaker }) =>
    rule.who.matches(s, weapon, speaker),
  );
  return isLent ? adjacentSite : null;
}

const canFire = ({ range }: Firing): Condition => ({
  words: (self) => `${self} can be fired`,
  holds: (s, { by, self }) => self >= 0 && whyNoFire(s, by, self, { range: rangeNow(s, self, range) }) === null,
});

const aiming = (at: Cards, range: Cards | null): Target => ({
  words: (self) => `target ${at.words(self)}${range === null ? '' : ` at ${range.words(self)}`}`,
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) => weaponTargets(s, l.source.card, at, rangeNow(s, l.source.card, range), speakerOf(s, l)),
});

/** Somebody who is present with it fires it. */
const shooting = (who: Cards): Target => ({
  words: (self) => `have ${who.words(self)} present fire it`,
  least: 1,
  most: 1,
  optional: false,
  candidates: (s, l) =>
    who
      .in(s, speakerOf(s, l))
      .filter((card) => isPresentWith(s, card, l.source.card) && whyNotUsable(s, l.source.card, card) === null),
});

/** Weapon destiny, drawn where the weapon is. */ // GAP-0187, GLC-0575
const weaponDestiny = (count: number): Instruction => ({
  words: () => `draw ${count === 1 ? '' : `${count} `}weapon destiny`,
  run: (s, l) => call(destinyFor(l.by, count, 'weapon', ownId(s)), { into: 'result' }),
});

const added = (amount: Amount): string =>
  typeof amount === 'number' && amount < 0 ? `subtract ${-amount}` : `add ${amountWords(amount)}`;

/** The total must be more than what it is compared with. */ // AR6-0027
const ifMore = ({ plus = [], above, do: then }: Shot): Instruction => ({
  words: (self) =>
    [
      ...plus.map(({ who, amount }) => `${added(amount)}${who === any ? '' : ` if targeting ${who.words(self)}`}`),
      `if total destiny > ${above?.words ?? 'defense value'}, ${then.map((one) => one.words(self)).join(', ')}`,
    ].join(', '),
  inner: [then],
  run(s, l) {
    const target = aimedAt(s, l.it);
    if (typeof l.result !== 'number' || target < 0) return next;
    const speaker = speakerOf(s, l);
    const more = plus.reduce(
      (sum, { who, amount }) =>
        sum + (who.is(s, target, { ...speaker, locked: null }) ? amountOf(amount, s, speaker, l.x) : 0),
      0,
    );
    const needed = above?.of(s, l) ?? defenseValue(s, target);
    return l.result + more > needed ? call(innerResult(l, 0)) : next;
  },
});

/** A weapon is fired only once its shot is resolved. */ // GAP-0186
const justFired: Instruction = {
  words: () => '',
  run(s, l) {
    const window = respondTo(s, [occurrence(s, { kind: 'fired', by: l.by, subject: l.source })]);
    return window === null ? next : call(window);
  },
};

/** Once it stops, it does not begin again; each shot is paid for. */ // GAP-0194, GLB-0100
const fireAgain: Instruction = {
  words: () => 'may fire repeatedly',
  ask(s, l) {
    if (!isCurrent(s, l.source)) return null;
    const again = draftOf(s, actionCalled(outermost(l.text)), l.source.card, l.by, null);
    if (targetsFor(s, again).length === 0) return null;
    return { player: l.by, kind: 'choice', options: [{ verb: 'fire again' }, { verb: 'stop' }] };
  },
  note(_s, l, [picked]: readonly Option[]) {
    l.result = picked?.verb ?? null;
  },
  run: (s, l) =>
    l.result === 'fire again'
      ? call(actionFrame(draftOf(s, actionCalled(outermost(l.text)), l.source.card, l.by, null)))
      : next,
};

const outermost = (text: string): string => text.split(':')[0] ?? text;

/** A weapon may be fired in a battle or an attack, once. */ // AR6-0024, AR6-0026, AR6-0260
export function fires(shot: Shot): ActionText {
  const { at, use = 0, draw = 1, range = null, only = [], repeatedly, firedBy } = shot;
  const firing: Firing = { range };
  const text = may
    .act({ ...duringBattle('weapons'), inAttack: true })
    .if(canFire(firing), ...only)
    .use(use)
    .once('battle')
    .do(weaponDestiny(draw), ifMore(shot), justFired, ...(repeatedly === true ? [fireAgain] : []));
  const shooter = firedBy === undefined ? [] : [shooting(firedBy)];
  const spent = spending(firedBy === undefined ? (s, l) => userOf(s, l.source.card) : shooterOf);
  return { ...text, targets: [...shooter, aiming(at, range)], costs: [spent, ...text.costs], fires: firing };
}

/** "It is hit": it stays in the battle or attack, and is lost later in it. Elsewhere it is lost at once. */ // AR6-0028, GAP-0197
export const hits = (who: Cards): Instruction => ({
  words: (self) => `${who.words(self)} is hit`,
  run(s, l, tell): Control<CcgEvent> {
    const cards = who.in(s, speakerOf(s, l));
    if (s.facts.battle === null && s.facts.attack === null) return leaveTable(s, cards, 'lost', l.by, 'lost');
    for (const card of cards) table.mark(s, tell, card, 'hit', 1);
    const occurrences = cards.map((card) =>
      occurrence(s, { kind: 'hit', by: l.by, subject: { card, life: s.cards.life[card] ?? 0 } }),
    );
    const window = respondTo(s, occurrences);
    return window === null ? next : call(window);
  },
});

const firingOf = (s: State, weapon: number) =>
  definitionOf(s, weapon).actions.find(({ clause }) => clause.fires !== undefined) ?? null;

/** A weapon of yours that could be fired now, whatever that costs, is used in another way. */ // GAP-0198
export function insteadOfFiring(who: Cards, text: ActionText): ActionText {
  const chosen = (l: Acting): CardId => l.chosen[text.targets.length]?.[0]?.card ?? -1;
  const weapon: Target = {
    words: (self) => `use ${who.words(self)} instead of firing it`,
    least: 1,
    most: 1,
    optional: false,
    candidates: (s, l) =>
      who.in(s, speakerOf(s, l)).filter((card) => {
        const shot = firingOf(s, card);
        return shot !== null && couldFire(s, draftOf(s, shot, card, l.by, null));
      }),
  };
  const spent: Cost = {
    words: () => '',
    canPay: () => true,
    force: () => 0,
    pay(s, l) {
      const shot = firingOf(s, chosen(l));
      spendWeapon(s, chosen(l));
      if (shot !== null) countUseOf(s, draftOf(s, shot, chosen(l), l.by, null), shot.clause);
      return next;
    },
  };
  return { ...text, targets: [...text.targets, weapon], costs: [...text.costs, spent] };
}

/** Could it be fired at something now, if it cost nothing? */
const couldFire = (s: State, l: Acting): boolean => {
  const refusal = whyNot(s, l);
  return refusal === null || refusal.rule === 'AR1-0139';
};

/** Outside of battle, by a card that says so: it does not use up the weapon's shot in a later battle. */ // GLB-0107, GLB-0112
export const fireIt: Instruction = {
  words: () => 'fire it',
  possible(s, l) {
    const [weapon] = l.it;
    const firing = weapon === undefined ? null : firingOf(s, weapon.card);
    if (weapon === undefined || firing === null || whyNotUsable(s, weapon.card) !== null) return false;
    return targetsFor(s, draftOf(s, firing, weapon.card, l.by, null)).length > 0;
  },
  run(s, l) {
    const [weapon] = l.it;
    const firing = weapon === undefined ? null : firingOf(s, weapon.card);
    return weapon === undefined || firing === null
      ? next
      : call(actionFrame(draftOf(s, firing, weapon.card, l.by, null)));
  },
};

/** A weapon is being fired, and that may be cancelled. */
export const firing = (whose: 'you' | 'opponent' | 'anyone', who: Cards): Trigger => ({
  on: 'action',
  words: (self) => `${whose === 'anyone' ? 'a player' : whose} fires ${who.words(self)}`,
  matches(s, happened, speaker) {
    if (actionOf(s, happened) === null || actionCalled(String(happened.detail)).clause.fires === undefined)
      return false;
    if (whose !== 'anyone' && (happened.by === speaker.by) !== (whose === 'you')) return false;
    return who.is(s, happened.subject.card, { ...speaker, locked: null });
  },
});

/** A weapon was just fired. */
export const fired = (whose: 'you' | 'opponent' | 'anyone', who: Cards): Trigger => ({
  on: 'fired',
  words: (self) => `${whose === 'anyone' ? 'a player' : whose} just fired ${who.words(self)}`,
  matches: (s, happened, speaker) =>
    (whose === 'anyone' || (happened.by === speaker.by) === (whose === 'you')) &&
    who.is(s, happened.subject.card, { ...speaker, locked: null }),
});

/** A card was just hit. */
export const justHit = (who: Cards): Trigger => ({
  on: 'hit',
  words: (self) => `${who.words(self)} was just hit`,
  matches: (s, happened, speaker) => who.is(s, happened.subject.card, { ...speaker, locked: null }),
});

/** A character of the opponent's, present with this card, just fired a weapon. */
export const firesInPresence: Trigger = {
  on: 'fired',
  words: (self) => `opponent’s character present with ${self} just fired a weapon`,
  matches(s, { by, subject }, { by: own, self }) {
    const user = userOf(s, subject.card);
    return by !== own && self >= 0 && user >= 0 && cardOf(s, user).kind === 'character' && isPresentWith(s, user, self);
  },
};

/** What follows is about whoever fired it. */
export const aboutShooter: Instruction = {
  words: () => 'target that character',
  run(s, l) {
    const user = l.it[0] === undefined ? -1 : userOf(s, l.it[0].card);
    l.it = user < 0 ? [] : [refTo(s, user)];
    return next;
  },
};

/** A weapon is being fired at such a card. */
export const firingAt = (whose: 'you' | 'opponent' | 'anyone', who: Cards, target: Cards): Trigger => {
  const shot = firing(whose, who);
  return {
    ...shot,
    words: (self) => `${shot.words(self)} at ${target.words(self)}`,
    matches: (s, happened, speaker) =>
      shot.matches(s, happened, speaker) &&
      ((actionOf(s, happened) as Acting | null)?.it ?? []).some(({ card }) =>
        target.matches(s, card, { ...speaker, locked: null }),
      ),
  };
};
