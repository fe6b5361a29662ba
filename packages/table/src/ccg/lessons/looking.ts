import type { CcgSeat, ShownHost, ShownPlace } from '../board.ts';
import type { CcgMove, CcgSituation } from './lesson.ts';

/** What goals look at: nothing but what the learner sees. */

export const own = ({ board, learner }: CcgSituation): CcgSeat => board.seats[learner];

const placesIn = ({ board }: CcgSituation): readonly ShownPlace[] => board.systems.flatMap(({ places }) => places);

/** Whoever of the learner's stands at a location, by its name without the system. */
export const oursAt = (now: CcgSituation, place: string): readonly ShownHost[] =>
  placesIn(now).find(({ name }) => name === place)?.cards[now.learner] ?? [];

export const isAt = (now: CcgSituation, title: string, place: string): boolean =>
  oursAt(now, place).some((host) => host.title === title);

export const has = (now: CcgSituation, title: string): boolean => own(now).hand.some((card) => card.title === title);

/** Is a card being played, or is what it does being carried out? */
export const isUnderWay = ({ board }: CcgSituation, title: string): boolean =>
  board.playing.some((card) => card.title === title) || board.stack.some((entry) => entry.title === title);

/** The turns of both players are counted, from the 1st on. */
export const isTurn = ({ board }: CcgSituation, turn: number): boolean => board.turn === turn;

/** The phase of a turn that it has come to: "Deploy". */
export const isPhase = ({ board }: CcgSituation, name: string): boolean =>
  board.steps.some((step) => step.name === name && step.state === 'now');

/** What happened of one kind since the step began. */
export const of = <K extends CcgSituation['happened'][number]['kind']>(
  { happened }: CcgSituation,
  kind: K,
): readonly Extract<CcgSituation['happened'][number], { readonly kind: K }>[] =>
  happened.filter((one): one is Extract<CcgSituation['happened'][number], { readonly kind: K }> => one.kind === kind);

export const isOver = (now: CcgSituation): boolean => of(now, 'battle ended').length > 0;

/** May the learner do this now? */
export const offers = ({ decision }: CcgSituation, verb: CcgMove['verb']): boolean =>
  decision?.options.some((option) => option.verb === verb) ?? false;

/** In which window they are asked: a phase, a segment of a battle, or "response"; '' in none. */
export const askedIn = ({ decision }: CcgSituation): string => decision?.window?.kind ?? '';

export const theirs = ({ board, learner }: CcgSituation): CcgSeat => board.seats[learner === 0 ? 1 : 0];

/** A location where both sides have somebody, and the power of each. */
interface Contested {
  readonly title: string;
  readonly name: string;
  readonly ours: number;
  readonly theirs: number;
}

/** Where a battle would be won as the cards lie, the surest first. */
export const favourable = (now: CcgSituation): readonly Contested[] =>
  placesIn(now)
    .filter(({ cards: [dark, light] }) => dark.length > 0 && light.length > 0)
    .map(({ title, name, power }) => ({
      title: title ?? name,
      name,
      ours: power[now.learner],
      theirs: power[now.learner === 0 ? 1 : 0],
    }))
    .filter(({ ours: strong, theirs: weak }) => strong > weak)
    .sort((a, b) => b.ours - b.theirs - (a.ours - a.theirs));

/** The most that may be chosen of some number. */
export const mostOffered = ({ decision }: CcgSituation): number =>
  Math.max(0, ...(decision?.options ?? []).map(({ amount = 0 }) => amount));

/** What their drains come to in a turn, as the table lies. */
export const drainedPerTurn = (now: CcgSituation): number =>
  placesIn(now).reduce(
    (sum, { controller, drain }) => sum + (controller === null || controller === now.learner ? 0 : (drain ?? 0)),
    0,
  );

/** Where they drain and nobody of ours stands. */
export const theirDrains = (now: CcgSituation): readonly string[] =>
  placesIn(now)
    .filter(({ controller, drain }) => controller !== null && controller !== now.learner && (drain ?? 0) > 0)
    .map(({ name }) => name);
