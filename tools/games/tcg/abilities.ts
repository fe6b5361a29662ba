import { definitionCalled, textsWithEffect } from '@binary-sunset/tcg';
import { cards } from '@binary-sunset/tcg/drill';

/** A text that takes effect. */
export interface Ability {
  /** The name under which the game tells that it does. */
  readonly id: string;
  /** The card that it stands on, or that gives it. */
  readonly title: string;
  /** The zone it works in; null for a Mission, which is completed. */
  readonly works: string | null;
  /** What it listens to, if it is triggered. */
  readonly hears: string | null;
  /** Does something have to be done to its unit for it to work? */
  readonly suffers: boolean;
  /** Does it keep damage from the units that it speaks of? */
  readonly guards: boolean;
  /** The Force that it costs, X apart. */
  readonly force: number;
}

/** Discarding it is the cost of its text, and is always replaced: it is played, but never takes effect. */
const inVain = ['Practice Phoenix/0'];

/** What it takes an attack to bring about. */
const blows: readonly string[] = ['attacks a unit', 'attack rolled', 'would be damaged', 'damaged', 'discarded'];

/** Some titles have a slash of their own, and some begin like others. */
const titleOf = (id: string): string => cards.find(({ title }) => id.startsWith(`${title}/`))?.title ?? '';

const ofMissions: readonly Ability[] = cards.flatMap((card) =>
  card.kind !== 'mission'
    ? []
    : [0, ...(card.enhanced === null ? [] : [1])].map((which) => ({
        id: `${card.title}/${which}`,
        title: card.title,
        works: null,
        hears: null,
        suffers: false,
        guards: false,
        force: 0,
      })),
);

/** Evade and its like: what a unit does for itself, or with itself. */
const isKeyword = (instructions: readonly { readonly keyword?: string }[]): boolean =>
  instructions.some(({ keyword }) => keyword !== undefined);

const ofOthers: readonly Ability[] = textsWithEffect(cards)
  .filter(({ id }) => titleOf(id) !== '' && !inVain.includes(id))
  .map(({ id, works, clause }) => ({
    id,
    title: titleOf(id),
    works,
    hears: clause.kind === 'triggered' ? clause.when.on : null,
    suffers:
      (clause.kind === 'triggered' && blows.includes(clause.when.on)) ||
      (clause.kind === 'activated' && isKeyword(clause.do)),
    guards: clause.kind === 'activated' && clause.timing === 'prevention' && !isKeyword(clause.do),
    force:
      clause.kind === 'activated'
        ? clause.cost.reduce((sum, { force }) => sum + (typeof force === 'number' ? force : 0), 0)
        : 0,
  }));

export const abilities: readonly Ability[] = [...ofOthers, ...ofMissions];

/** So dear that it comes to work in few of the games that show it. */
export const isDear = ({ title, force }: Ability): boolean => force >= 8 || buildCostOf(title) >= 7;

const buildCostOf = (title: string): number => {
  const { card } = definitionCalled(title);
  return card.kind === 'unit' ? card.cost : 0;
};

const byId: ReadonlyMap<string, Ability> = new Map(abilities.map((ability) => [ability.id, ability]));

export const abilitiesCalled = (ids: readonly string[]): readonly Ability[] => ids.flatMap((id) => byId.get(id) ?? []);
