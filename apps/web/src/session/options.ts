import type { Handle } from '@binary-sunset/kernel';
import type { Aim, Asked, Proposal, Scene } from '@binary-sunset/table';
import { drawnOn, offeredAt } from '@binary-sunset/table/plain';

/** The options that are drawn at each card: those that act with it, and those that only go to it. */
export function optionsByCard(asked: Asked | null): ReadonlyMap<Handle, readonly number[]> {
  const byCard = new Map<Handle, number[]>();
  for (const [option, offered] of (asked?.decision.options ?? []).entries()) {
    const card = offeredAt(offered);
    if (card === null) continue;
    const there = byCard.get(card);
    if (there === undefined) byCard.set(card, [option]);
    else there.push(option);
  }
  return byCard;
}

/** The option that a pile as a whole stands for; null if there is none, or more than one. */
export function optionOfPile(asked: Asked | null, zone: string, of: number): number | null {
  const [only, ...more] = (asked?.decision.options ?? []).flatMap(({ on }, option) =>
    on !== undefined && 'zone' in on && on.zone === zone && on.of === of ? [option] : [],
  );
  return only === undefined || more.length > 0 ? null : only;
}

/** The option that withdraws what was chosen before; null if that can't be. */
export const backOf = ({ decision }: Asked): number | null =>
  decision.back === true ? decision.options.length - 1 : null;

/** The options that are choices of their own, in order: neither passing nor going back. They have the keys 1 to 9. */
export function realOptions(asked: Asked): readonly number[] {
  const back = backOf(asked);
  return asked.decision.options.flatMap((_, option) => (option === asked.pass || option === back ? [] : [option]));
}

/** What a key from 1 to 9 means: where a number is asked for, that number, else the option with that mark. */
export function optionByKey(asked: Asked, key: number): number | null {
  const { kind, options } = asked.decision;
  const marked = realOptions(asked);
  return (kind === 'number' ? marked.find((option) => options[option]?.amount === key) : marked[key - 1]) ?? null;
}

/** The options that no card on the table stands for: numbers, sides, yes and no. */
export const optionsApart = (asked: Asked): readonly number[] =>
  realOptions(asked).filter((option) => {
    const offered = asked.decision.options[option];
    return offered !== undefined && offeredAt(offered) === null;
  });

/** Why what was picked can't be given as an answer yet; null if it can. */
export function whyNotDone({ decision }: Asked, picked: readonly number[]): string | null {
  const { min, max, needs, options } = decision;
  if (picked.length < min)
    return min === max
      ? `Choose ${min}: ${picked.length} of ${min}`
      : `Choose at least ${min}: ${picked.length} so far`;
  if (needs !== undefined) {
    const gathered = picked.reduce((sum, option) => sum + (options[option]?.amount ?? 0), needs.soFar);
    if (gathered < needs.atLeast) return `${needs.value}: ${gathered} of ${needs.atLeast}`;
  }
  return null;
}

/** How much of a choice is made: "2 of 3", "1 chosen, up to 4". */
export function howMany({ decision: { min, max } }: Asked, picked: readonly number[]): string {
  if (min === max) return `${picked.length} of ${max}`;
  return `${picked.length} chosen, ${min === 0 ? 'up' : min} to ${max}`;
}

/** So many buttons have room in the prompt of a large screen. */
const mostInPrompt = 3;

const roomFor = (asked: Asked, isCramped: boolean): number =>
  (isCramped ? mostInPrompt - 1 : mostInPrompt) - (asked.pass === null ? 0 : 1) - (backOf(asked) === null ? 0 : 1);

/** What else whoever is to attack may do, as far as there is room for it. */
export function besideAiming(asked: Asked, { by }: Aim, isCramped: boolean): readonly number[] {
  const others = realOptions(asked).filter((option) => {
    const offered = asked.decision.options[option];
    return offered !== undefined && offeredAt(offered) === by && !isToBeAimed(asked, option);
  });
  return others.length < roomFor(asked, isCramped) ? others : [];
}

/** What can be said in one that has a button: as much of it as there is room for. */
export const proposedIn = (asked: Asked, isCramped: boolean): readonly Proposal[] =>
  asked.proposals.slice(0, Math.max(1, roomFor(asked, isCramped)));

/** The options that have buttons beside Pass; if not all of them fit, cards or the list of all stand for them. */
export function inPrompt(asked: Asked, isCramped: boolean): readonly number[] {
  // What is proposed stands for the options, but where less may be said.
  if (asked.proposals.length > 0)
    return asked.proposals.flatMap(({ option, otherwise }) => (otherwise === null ? [] : option));
  const room = roomFor(asked, isCramped);
  const apart = optionsApart(asked);
  if (apart.length > 0) return apart.length <= room ? apart : [];
  // Cards offer theirs themselves, so that more than one beside Pass would only be cramped.
  const real = realOptions(asked);
  return real.length <= (asked.pass === null ? room : Math.min(room, 1)) ? real : [];
}

/** Whom each card that can be pointed at is aimed at by: whoever was chosen to act, else the first who may. */
export function aimsIn(asked: Asked | null, picked: readonly number[]): ReadonlyMap<Handle, Aim> {
  const aims = asked?.aims ?? [];
  const { by } = aims.find(({ option }) => picked.includes(option)) ?? aims[0] ?? {};
  return new Map(aims.filter((aim) => aim.by === by).map((aim) => [aim.at, aim]));
}

/** The one most worth pointing at: whoever is likeliest to fall, else takes most. */
export function bestAim(aims: ReadonlyMap<Handle, Aim>): Aim | null {
  return [...aims.values()].reduce<Aim | null>((best, aim) => {
    if (best === null) return aim;
    const more = aim.odds.discards - best.odds.discards || aim.odds.damage - best.odds.damage;
    return more > 0 ? aim : best;
  }, null);
}

/** Whether an option only says who acts: whom it is done to is still to be pointed at. */
export const isToBeAimed = ({ aims, decision }: Asked, option: number): boolean => {
  const offered = decision.options[option];
  return offered !== undefined && aims.some((aim) => aim.option === option && aim.by === offeredAt(offered));
};

/** What stands on the table for whoever taps a card. */
interface Tappable {
  readonly options: ReadonlyMap<Handle, readonly number[]>;
  readonly aims: ReadonlyMap<Handle, Aim>;
  readonly asked: Asked | null;
}

/** What a tap on a card does: its only option, a menu of several, something that is done to it, or nothing but a look. */
export function tapOn({ options, aims, asked }: Tappable, card: Handle): number | 'aim' | 'menu' | 'look' {
  if (aims.has(card)) return 'aim';
  const [only, ...more] = options.get(card) ?? [];
  if (only === undefined || asked === null) return 'look';
  // Of several who may attack, whoever is tapped first is only chosen to.
  const isChosen = [...aims.values()].some(({ by }) => by === card);
  const aiming = (options.get(card) ?? []).find((option) => isToBeAimed(asked, option));
  if (aiming !== undefined && !isChosen) return aiming;
  return more.length === 0 || asked.decision.kind === 'subset' ? only : 'menu';
}

/**
 * Whether it takes the list of all actions to choose: something is suggested, the cards lie in a deck or a pile, or there are more choices than
 * the prompt has room for and no card stands for any. Actions with such cards are rarely all there is.
 */
export function takesTheList({ asked, board, viewer }: Scene): boolean {
  if (asked === null || asked.decision.kind === 'number') return false;
  // There is more to be said of it than a prompt has room for.
  if (asked.advice !== null) return true;
  const { kind, options } = asked.decision;
  const drawn = drawnOn(board, viewer);
  if (kind === 'choice' && asked.pass === null && optionsApart(asked).length > mostInPrompt) return true;
  const hidden = realOptions(asked).map((option) => {
    const offered = options[option];
    const card = offered === undefined ? null : offeredAt(offered);
    return card !== null && !drawn.has(card);
  });
  return kind === 'action' ? hidden.length > 0 && hidden.every(Boolean) : hidden.some(Boolean);
}
