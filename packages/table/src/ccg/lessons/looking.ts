import type { CcgSeat, ShownHost, ShownPlace } from '../board.ts';
import type { CcgSituation } from './lesson.ts';

/** What goals look at: nothing but what the learner sees. */

export const own = ({ board, learner }: CcgSituation): CcgSeat => board.seats[learner];

const placesIn = ({ board }: CcgSituation): readonly ShownPlace[] => board.systems.flatMap(({ places }) => places);

/** Whoever of the learner's stands at a location, by its name without the system. */
export const oursAt = (now: CcgSituation, place: string): readonly ShownHost[] =>
  placesIn(now).find(({ name }) => name === place)?.cards[now.learner] ?? [];

export const isAt = (now: CcgSituation, title: string, place: string): boolean =>
  oursAt(now, place).some((host) => host.title === title);

export const has = (now: CcgSituation, title: string): boolean => own(now).hand.some((card) => card.title === title);

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
