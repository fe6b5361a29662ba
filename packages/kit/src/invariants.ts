import {
  type Answer,
  below,
  type CardId,
  type Decision,
  type Game,
  type Handle,
  type Happening,
  handleOf,
  hashOf,
  isOutcome,
  type KernelState,
  other,
  type Random,
  type TableView,
  type Viewer,
} from '@binary-sunset/kernel';
import { exchange, exchangeMembers, inPairs, sight, twoOf, unknownTo, vagueTo } from './exchange.ts';
import { deepFreeze } from './freeze.ts';

/** Something that must always hold and did not. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

const broken = (what: string): never => {
  throw new BrokenInvariant(what);
};

const viewers: readonly Viewer[] = [0, 1, 'spectator'];

/** Cheap enough for every state. */
export function checkState<S extends KernelState, P>(game: Game<S, P>, s: S): void {
  eachCardInOneZone(game, s);
  const now = game.pending(s);
  if (!isOutcome(now)) decisionIsOpen(now);
}

function eachCardInOneZone<S extends KernelState, P>(game: Game<S, P>, s: S): void {
  const places = new Map<number, number>();
  for (const [i, name] of game.schema.zoneNames.entries()) {
    for (const [player, pile] of (s.zones[name] ?? []).entries()) {
      for (const card of pile) {
        if (places.has(card)) broken(`Card ${card} is in two places.`);
        places.set(card, i * 2 + player);
      }
    }
  }
  for (const [card, zone] of s.cards.zone.entries()) {
    if (places.get(card) !== zone) broken(`Card ${card} is not where its column says.`);
  }
  if (s.staged !== s.frames.some((frame) => frame.back !== null))
    broken('What may be withdrawn is not what is staged.');
  if (new Set(s.cards.handle).size !== s.cards.handle.length) broken('Two cards have the same handle.');
}

function decisionIsOpen(decision: Decision): void {
  const { options, min, max, kind, back } = decision;
  const open = options.length - (back === true ? 1 : 0);
  const two = kind === 'subset' ? max > 0 && min < open : open > 1;
  if (!two || min > max || max > open) broken(`A decision without two legal answers: ${JSON.stringify(decision)}`);
  if (new Set(options.map((option) => JSON.stringify(option))).size < options.length)
    broken(`Two options are alike: ${JSON.stringify(options)}`);
}

/** Looking changes nothing, and a state survives being written out and read back. */
export function checkPlainData<S extends KernelState, P>(game: Game<S, P>, s: S): void {
  const hash = game.hash(s);
  const copy = game.load(JSON.parse(JSON.stringify(s)));
  if (game.hash(copy) !== hash) broken('The state does not survive being written out and read back.');
  const before = sights(game, s);
  if (JSON.stringify(sights(game, deepFreeze(copy))) !== JSON.stringify(before))
    broken('Read back, the table looks another way.');
  if (game.hash(s) !== hash) broken('Looking at the state changes it.');
}

const sights = <S extends KernelState, P>(game: Game<S, P>, s: S): string[] =>
  viewers.map((viewer) => sight(game, s, viewer));

/** An answer to a fork leaves the original as it was, and the same answer to either comes to the same. */
export function checkFork<S extends KernelState, P>(game: Game<S, P>, s: S, answer: Answer): void {
  const hash = game.hash(s);
  const fork = game.fork(s);
  game.answer(fork, answer);
  if (game.hash(s) !== hash) broken('Answering a fork changes the original.');
  const again = game.load(JSON.parse(JSON.stringify(s)));
  game.answer(again, answer);
  if (game.hash(again) !== game.hash(fork)) broken('The same answer to the same state comes to something else.');
}

/** A choice that is withdrawn leaves nothing behind but that its player has answered twice. */
export function checkWithdrawal<S extends KernelState, P>(game: Game<S, P>, s: S, answer: Answer): void {
  const before = game.pending(s);
  // What is withdrawn from the middle of a choice goes back to before its beginning.
  if (isOutcome(before) || before.back === true) return;
  const fork = game.fork(s);
  game.answer(fork, answer);
  const now = game.pending(fork);
  if (isOutcome(now) || now.back !== true) return;
  game.answer(fork, { player: now.player, at: now.at, picks: [now.options.length - 1] });
  if (game.hash({ ...fork, asked: s.asked }) !== game.hash(s)) broken('A withdrawn choice leaves something behind.');
}

/** What somebody has begun may be possible with these cards alone. */
function meantBy<S extends KernelState, P>(game: Game<S, P>, s: S): ReadonlySet<Handle> {
  const now = game.pending(s);
  if (isOutcome(now) || now.back !== true) return new Set();
  return new Set(now.options.flatMap(({ on }) => (on !== undefined && 'card' in on ? on.card : [])));
}

/** Cards that a viewer cannot tell apart are exchanged: everything that viewer can look at stays the same. */
export function checkSecrecy<S extends KernelState, P>(game: Game<S, P>, s: S, random: Random): void {
  for (const viewer of viewers) {
    const seen = sight(game, s, viewer);
    const meant = meantBy(game, s);
    for (const owner of [0, 1]) {
      const pair = twoOf(
        unknownTo(s, viewer, owner).filter((card) => !meant.has(handleOf(s, card))),
        random,
      );
      if (pair === null) continue;
      const swapped = game.fork(s);
      exchange(swapped, ...pair);
      if (sight(game, swapped, viewer) !== seen)
        broken(`${nameOf(viewer)} can tell two unknown cards of player ${owner} apart.`);
    }
    const members = vagueTo(s, viewer);
    const member = members[below(random, members.length)];
    if (member === undefined) continue;
    const swapped = game.fork(s);
    exchangeMembers(swapped, ...member);
    if (sight(game, swapped, viewer) !== seen) broken(`${nameOf(viewer)} can tell where in its group a known card is.`);
  }
}

/** Whoever is asked is told what and by what, and may ask about any card that they know. */
export function checkWords<S extends KernelState, P>(game: Game<S, P>, s: S, random: Random): void {
  const now = game.pending(s);
  if (isOutcome(now)) return;
  const { prompt, labels } = game.describe(s, now);
  if (labels.length !== now.options.length) broken('There are not as many labels as options.');
  const { heading, question } = prompt;
  for (const words of heading === '' ? [question, ...labels] : [heading, question, ...labels])
    if (/^\s*$|[{}]|undefined|null|NaN/.test(words)) broken(`Words that say nothing: "${words}"`);
  for (const player of [0, 1] as const) {
    const view = game.view(s, player);
    const known = view.cards.filter(({ name }) => name !== null);
    const card = known[below(random, known.length)];
    if (card !== undefined) game.explain(view, card.handle);
  }
}

/** A state made from a view looks the same to its player, and can be gone on with. */
export function checkDeterminize<S extends KernelState, P>(game: Game<S, P>, s: S, random: Random): void {
  const now = game.pending(s);
  if (isOutcome(now)) return;
  const view = game.view(s, now.player);
  const made = game.determinize(view, random, (_view, opponent) => s.decks[opponent]);
  if (sight(game, made, now.player) !== sight(game, s, now.player))
    broken('A state made from a view looks another way to its player.');
  eachCardInOneZone(game, game.load(JSON.parse(JSON.stringify(made))));
  game.answer(made, {
    player: now.player,
    at: now.at,
    picks: now.options.slice(0, Math.max(1, now.min)).map((_, i) => i),
  });
}

/**
 * Nothing shows whether the other player was asked: with their hidden cards exchanged they may have had something to
 * respond with, or nothing; if they let it pass, the first player is told the same and asked the same.
 */
export function checkSilence<S extends KernelState, P>(
  game: Game<S, P>,
  s: S,
  answer: Answer,
  random: Random,
): Silence {
  const viewer = answer.player;
  const opponent = other(viewer);
  const hidden = unknownTo(s, viewer, opponent);
  const pairs = inPairs(hidden, random);
  if (pairs.length === 0) return 'not compared';
  const swapped = game.fork(s);
  for (const pair of pairs) exchange(swapped, ...pair);
  const asItIs = untilAskedAgain(game, game.fork(s), answer, hidden);
  const otherwise = untilAskedAgain(game, swapped, answer, hidden);
  if (asItIs === null || otherwise === null) return 'not compared';
  if (asItIs.shown !== otherwise.shown) broken(`${nameOf(viewer)} can tell whether the other player was asked.`);
  return asItIs.asked === otherwise.asked ? 'asked alike' : 'asked once';
}

/** Was the other player asked in one of two positions that the first player can't tell apart, or in both or neither? */
export type Silence = 'not compared' | 'asked alike' | 'asked once';

/** What the answering player is told and asked, the other always passing; null where a hidden card comes to matter. */
function untilAskedAgain<S extends KernelState, P>(
  game: Game<S, P>,
  s: S,
  answer: Answer,
  hidden: readonly CardId[],
): { readonly shown: string; readonly asked: boolean } | null {
  const viewer = answer.player;
  const told: unknown[] = [];
  const tell = (happening: Happening): void => {
    const seen = game.see(happening, viewer);
    if (seen !== null) told.push(seen);
  };
  game.answer(s, answer, tell);
  for (let asked = false; ; asked = true) {
    const now = game.pending(s);
    if (isOutcome(now)) return null;
    // Once an exchanged card has been shown, what follows may rightly differ.
    const stillHidden = new Set(unknownTo(s, viewer, other(viewer)));
    if (hidden.some((card) => !stillHidden.has(card))) return null;
    if (now.player === viewer) return { shown: JSON.stringify({ told, sight: sight(game, s, viewer) }), asked };
    const pass = now.options.findIndex((option) => option.verb === 'pass');
    if (pass < 0) return null;
    game.answer(s, { player: now.player, at: now.at, picks: [pass] }, tell);
  }
}

/** Views that are kept up to date by what their viewers are told. */
export function followed<S extends KernelState, P>(game: Game<S, P>, s: S) {
  let views = viewers.map((viewer) => game.view(s, viewer));
  return {
    tell(happening: Happening): void {
      for (const [i, viewer] of viewers.entries()) {
        const seen = game.see(happening, viewer);
        const view = views[i];
        if (seen !== null && view !== undefined) game.follow(view, JSON.parse(JSON.stringify(seen)) as Happening);
      }
    },
    /** What is under way is shown only to whoever decides, and is not followed. */
    check(now: S): void {
      const actual = viewers.map((viewer) => game.view(now, viewer));
      for (const [i, viewer] of viewers.entries()) {
        const kept = tableOnly(views[i] as TableView);
        const seen = tableOnly(actual[i] as TableView);
        if (hashOf(kept) !== hashOf(seen))
          broken(`${nameOf(viewer)}, by what it was told, sees another table: ${difference(kept, seen)}`);
      }
      views = actual;
    },
  };
}

const tableOnly = ({ process: _, ...rest }: TableView): Omit<TableView, 'process'> =>
  JSON.parse(JSON.stringify(rest)) as Omit<TableView, 'process'>;

function difference(kept: object, seen: object): string {
  for (const [key, value] of Object.entries(seen)) {
    const was = JSON.stringify((kept as Record<string, unknown>)[key]);
    if (hashOf((kept as Record<string, unknown>)[key] ?? null) !== hashOf(value ?? null))
      return `${key} is ${JSON.stringify(value).slice(0, 600)}, told ${was?.slice(0, 600)}`;
  }
  return 'nowhere in particular';
}

const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'A spectator' : `Player ${viewer}`);
