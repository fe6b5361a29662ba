/** Weapons: how they are fired, whom they hit, and what responds to that. */
import { type CardId, type Control, call, impossible, isCurrent, next, occurrence } from '@binary-sunset/kernel';
import { actionCalled, definitionOf, kindOf } from '../../../catalog/catalog.ts';
import { actionFrame, innerResult } from '../../../rules/actions/acting.ts';
import { draftOf, targetsFor } from '../../../rules/actions/initiating.ts';
import { ownId } from '../../../rules/actions/ownId.ts';
import { actionOf, respondTo } from '../../../rules/actions/responding.ts';
import { destinyFor } from '../../../rules/destiny/destiny.ts';
import { forceOf, useForce } from '../../../rules/force/force.ts';
import { allowing } from '../../../rules/inForce/acts.ts';
import { rulesOn } from '../../../rules/inForce/sources.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { isPresentWith } from '../../../rules/table/company.ts';
import {
  aimedAt,
  aimedAtValues,
  defenseValue,
  spendWeapon,
  userOf,
  weaponTargets,
  whyNoFire,
  whyNotUsable,
} from '../../../rules/weapons/weapons.ts';
import { type CcgEvent, type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
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
  type Permission,
  type Refusal,
  speakerOf,
  type Target,
  type Trigger,
} from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { ofForce } from '../../../text/saying/figures.ts';
import { both, capital, joined } from '../../../text/saying/lists.ts';
import { one } from '../../../text/saying/nouns.ts';
import type { Self } from '../../../text/saying/self.ts';
import { about, withoutIt } from '../../cards/apart.ts';
import { any, type Cards } from '../../cards/cards.ts';
import { may } from '../../text.ts';
import { duringBattle } from '../../when/when.ts';
import { isDoneBy, type Whose, whoWords } from '../../when/whose.ts';
import { deedsWords, states } from '../../words/deeds.ts';

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
  /** Force that each shot after the first takes, if not as much as the first. */ // GLA-0259
  readonly again?: Amount;
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

/** What a shot is that was begun by another card: it costs nothing, or is two in one. */ // GAP-0193, GAP-0195
export const forFree = 'for free';
export const combined = 'combined';
/** What a shot is that follows another of the same weapon. */
const repeated = 'repeated';

/** How often its destinies are drawn and its cost is paid. */
const shotsIn = ({ result }: Acting): number => (result === combined ? 2 : 1);

/** Force to fire it, which what follows calls X; nothing if it is fired for free. */ // GAP-0193, GLC-0417
const firingCost = (amount: Amount, again: Amount): Cost => {
  const needed = (s: State, l: Acting): number =>
    l.result === forFree ? 0 : amountOf(l.result === repeated ? again : amount, s, speakerOf(s, l), l.x) * shotsIn(l);
  return {
    words: (self) => (amount === 0 ? '' : `use ${ofForce(amount, self)}`),
    isPlain: true,
    canPay: (s, l, due) => due + needed(s, l) <= forceOf(s, l.by),
    force: needed,
    pay(s, l) {
      const left = needed(s, l);
      l.x = left / shotsIn(l);
      return call(useForce({ who: l.by, left }));
    },
  };
};

/** A weapon is used for something else than firing it: of a card that is no weapon nothing is used. */ // GAP-0182
export const usingWeapon: Cost = {
  words: () => '',
  canPay: (s, l) => kindOf(s, l.source.card) !== 'weapon' || whyNotUsable(s, l.source.card) === null,
  force: () => 0,
  pay(s, l) {
    if (kindOf(s, l.source.card) === 'weapon') spendWeapon(s, l.source.card);
    return next;
  },
};

const adjacentSite = any.type('site').adjacent;

declare module '../../../rules/inForce/acts.ts' {
  interface AllowedActs {
    'fire at adjacent site': true;
  }
}

const longerRange = rulesOn('allows', allowing('fire at adjacent site', { called: 'fire at an adjacent site' }));

/** Its own range, or what a text lends it. */ // GLA-0234
function rangeNow(s: State, weapon: CardId, range: Firing['range']): Firing['range'] {
  if (range !== null) return range;
  const isLent = longerRange(s).some(({ rule, speaker }) => rule.who.matches(s, weapon, speaker));
  return isLent ? adjacentSite : null;
}

const canFire = ({ range }: Firing): Permission => ({
  says: ({ he }) => so(one(he), 'can', 'be fired'),
  why: (s, { by, self }) => (self < 0 ? gone : whyNoFire(s, by, self, { range: rangeNow(s, self, range) })),
});

const gone: Refusal = { because: 'It is not there any more.', rule: 'AR1-0132' };

/** Where it reaches beside its own location, which goes without saying only where anything does. */
const reach = (range: NonNullable<Firing['range']>, self: Self): string =>
  range.spec.place === 'adjacent' && range.spec.or === null ? `same or ${range.bareWords(self)}` : range.words(self);

const aiming = (at: Cards, range: Cards | null, { above }: Shot): Target => {
  const prey = at.reachingSpies; // GLC-0308
  return {
    words: (self) => `fire at ${at.words(self)}${range === null ? '' : ` at ${reach(range, self)}`}`,
    least: 1,
    most: 1,
    optional: false,
    candidates: (s, l) => weaponTargets(s, l.source.card, prey, rangeNow(s, l.source.card, range), speakerOf(s, l)),
    note: (s, card) => (above === undefined ? `defense value ${defenseValue(s, card)}` : ''),
  };
};

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
  // Of two shots in one the draws are added up, and what modifies a total does so once. GAP-0195
  run(s, l) {
    const against = l.it.flatMap((target) => aimedAtValues(s, target));
    return call(destinyFor(l.by, count * shotsIn(l), 'weapon', ownId(s), { against }), { into: 'result' });
  },
});

const added = (amount: Amount, self: Self): string =>
  typeof amount === 'number' && amount < 0 ? `subtract ${-amount}` : `add ${amountWords(amount, self)}`;

/** The total must be more than what it is compared with. */ // AR6-0027
const ifMore = ({ plus = [], above, do: then }: Shot): Instruction => ({
  words(self) {
    const more = plus.map(({ who, amount }) =>
      joined([added(amount, self), who === any ? '' : `if targeting ${who.words(self)}`]),
    );
    const hit = `if total destiny > ${above?.words ?? 'defense value'}, ${both(deedsWords(then, self))}`;
    return more.length === 0 ? hit : `${more.join(', ')}. ${capital(hit)}`;
  },
  inner: [then],
  run(s, l, tell) {
    const target = aimedAt(s, l.it);
    if (typeof l.result !== 'number' || target < 0) return next;
    const speaker = speakerOf(s, l);
    const more = plus.reduce(
      (sum, { who, amount }) =>
        sum + (who.is(s, target, { ...speaker, locked: null }) ? amountOf(amount, s, speaker, l.x) : 0),
      0,
    );
    const needed = above?.of(s, l) ?? defenseValue(s, target);
    const total = l.result + more;
    const [weapon, aim] = [s.cards.handle[l.source.card] ?? 0, s.cards.handle[target] ?? 0];
    tell?.({ kind: 'shot', by: l.by, card: weapon, target: aim, total, needed });
    return total > needed ? call(innerResult(l, 0)) : next;
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

const nextShot = (s: State, l: Acting): Acting => ({
  ...draftOf(s, actionCalled(outermost(l.text)), l.source.card, l.by, null),
  result: repeated,
});

/** Once it stops, it does not begin again; each shot is paid for. */ // GAP-0194, GLB-0100, GLB-0109
const fireAgain = (again: Amount | undefined): Instruction => ({
  words: (self) =>
    `may fire repeatedly${again === undefined ? '' : ` for ${amountWords(again, self)} Force each time`}`,
  ask(s, l) {
    if (!isCurrent(s, l.source)) return null;
    if (targetsFor(s, nextShot(s, l)).length === 0) return null;
    return { player: l.by, kind: 'choice', options: [{ verb: 'fire again' }, { verb: 'stop' }] };
  },
  note(_s, l, [picked]: readonly Option[]) {
    l.result = picked?.verb ?? null;
  },
  run: (s, l) => (l.result === 'fire again' ? call(actionFrame(nextShot(s, l))) : next),
});

const outermost = (text: string): string => text.split(':')[0] ?? text;

/** A weapon may be fired in a battle or an attack, once. */ // AR6-0024, AR6-0026, AR6-0260
export function fires(shot: Shot): ActionText {
  const { at, use = 0, draw = 1, range = null, only = [], repeatedly, again, firedBy } = shot;
  if (again !== undefined && repeatedly !== true)
    impossible('A shot says what each further shot costs, but not that there are any: say "repeatedly".');
  for (const { who } of shot.plus ?? []) withoutIt(who);
  const firing: Firing = { range, draws: draw };
  const text = may
    .act({ ...duringBattle('weapons'), inAttack: true })
    .if(canFire(firing), ...only)
    .paying(firingCost(use, again ?? use))
    .once('battle')
    .do(weaponDestiny(draw), ifMore(shot), justFired, ...(repeatedly === true ? [fireAgain(again)] : []));
  const shooter = firedBy === undefined ? [] : [shooting(firedBy)];
  const spent = spending(firedBy === undefined ? (s, l) => userOf(s, l.source.card) : shooterOf);
  return { ...text, targets: [...shooter, aiming(at, range, shot)], costs: [spent, ...text.costs], fires: firing };
}

/** "It is hit": it stays in the battle or attack, and is lost later in it. Elsewhere it is lost at once. */ // AR6-0028, GAP-0197, GLC-0312
export const hits = (who: Cards): Instruction => ({
  ...states((self) => so(who.noun(self, 'one'), 'be', 'hit')),
  harms: true,
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

/** The text by which a weapon is fired. */
export const firingOf = (s: State, weapon: number) =>
  definitionOf(s, weapon).actions.find(({ clause }) => clause.fires !== undefined) ?? null;

/** A weapon is being fired, at such a card or at any, and that may be cancelled. */
export const firing = (whose: Whose, who: Cards, at?: Cards): Trigger =>
  about([who, at], {
    on: 'action',
    words: (self) =>
      joined([
        whoWords(whose),
        whose === 'you' ? 'fire' : 'fires',
        who === any ? 'a weapon' : who.words(self),
        at === undefined ? '' : `at ${at.words(self)}`,
      ]),
    matches(s, happened, speaker) {
      const shot = actionOf(s, happened);
      if (shot === null || actionCalled(String(happened.detail)).clause.fires === undefined) return false;
      const others = { ...speaker, locked: null };
      if (!isDoneBy(whose, happened.by, speaker) || !who.is(s, happened.subject.card, others)) return false;
      return at === undefined || shot.it.some(({ card }) => at.matches(s, card, others));
    },
  });

/** A weapon was just fired. */
export const fired = (whose: Whose, who: Cards): Trigger =>
  about([who], {
    on: 'fired',
    words: (self) => `${whoWords(whose)} just fired ${who === any ? 'a weapon' : who.words(self)}`,
    matches: (s, happened, speaker) =>
      isDoneBy(whose, happened.by, speaker) && who.is(s, happened.subject.card, { ...speaker, locked: null }),
  });

/** A card was just hit. */
export const justHit = (who: Cards): Trigger =>
  about([who], {
    on: 'hit',
    words: (self) => `${who.noun(self, 'one').words} was just hit`,
    matches: (s, happened, speaker) => who.is(s, happened.subject.card, { ...speaker, locked: null }),
  });
