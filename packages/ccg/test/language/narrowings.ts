import { any, Cards, host, it, opponents, this_, your } from '../../src/language/cards/cards.ts';
import { toldIn } from '../../src/language/cards/narrowing.ts';

export type Narrowing = (cards: Cards) => Cards;

/** What a description begins with. */
export const beginnings: Readonly<Record<string, Cards>> = { any, your, opponents, this_, it, host };

/** How words of a description are used that need to be told something. */
const told: Readonly<Record<string, readonly Narrowing[]>> = {
  of: [(c) => c.of('weapon', 'device')],
  type: [(c) => c.type('Rebel'), (c) => c.type('starfighter'), (c) => c.type('site')],
  trait: [(c) => c.trait('leader'), (c) => c.trait('TIE'), (c) => c.trait('female')],
  persona: [(c) => c.persona('Luke', 'Vader')],
  called: [(c) => c.called('Stormtrooper'), (c) => c.called('Luke Skywalker', 'Rebel Trooper')],
  withTitle: [(c) => c.withTitle('Trooper')],
  icon: [(c) => c.icon('pilot'), (c) => c.icon('warrior')],
  non: [(c) => c.non('Droid'), (c) => c.non('female')],
  abilityOver: [(c) => c.abilityOver(2)],
  abilityUnder: [(c) => c.abilityUnder(3)],
  ofAbility: [(c) => c.ofAbility(1)],
  sensitive: [(c) => c.sensitive('Force-sensitive'), (c) => c.sensitive('Dark Jedi')],
  allegiance: [(c) => c.allegiance('Rebel')],
  having: [(c) => c.having(any.weapons), (c) => c.having(any.weapons, 2)],
  withAboard: [(c) => c.withAboard(any.called('Luke Skywalker'))],
  except: [(c) => c.except(any.called('Luke Skywalker'))],
  inCompanyOf: [
    (c) => c.inCompanyOf(any.called('Luke Skywalker')),
    (c) => c.inCompanyOf(any.called('Leia Organa'), 'adjacent'),
    (c) => c.inCompanyOf(any.called('Luke Skywalker'), 'same or adjacent'),
  ],
  immune: [(c) => c.immune('Drill Alter'), (c) => c.immune('Drill Alter', 'not')],
  at: [(c) => c.at('Tatooine')],
  awayFrom: [(c) => c.awayFrom('Tatooine')],
  on: [(c) => c.on('Tatooine')],
  where: [(c) => c.where('site'), (c) => c.where('nighttime'), (c) => c.where('exterior')],
  that: [(c) => c.that('missing')],
};

/** What others are made with, or what is never read out: whom a text reaches besides. */
const apart = ['constructor', 'with', 'which', 'ofKind', 'or', 'reachingSpies', 'reachingStolen'];

const words = Object.entries(Object.getOwnPropertyDescriptors(Cards.prototype)).filter(
  ([name]) => !apart.includes(name),
);

/** Those that are told something, by whether it stands above what. */
export const wordsToBeTold: readonly string[] = words.flatMap(([name, { get }]) => (get === undefined ? [name] : []));
export const wordsTold: readonly string[] = Object.keys(told);

interface Word {
  readonly name: string;
  readonly narrow: Narrowing;
  /** What of cards it tells. */
  readonly about: readonly string[];
}

const narrowingsOf = (name: string, get: (() => unknown) | undefined): readonly Narrowing[] =>
  get === undefined
    ? (told[name] ?? [])
    : [
        (cards) => {
          const narrowed: unknown = get.call(cards);
          if (narrowed instanceof Cards) return narrowed;
          throw new Error(`"${name}" is no word of a description: it must stand where descriptions are asked.`);
        },
      ];

/** Every word of a description: a new one is here by being one. */
export const narrowings: readonly Word[] = words.flatMap(([name, { get }]) =>
  narrowingsOf(name, get).map((narrow, i) => ({
    name: i === 0 ? name : `${name} ${i + 1}`,
    narrow,
    about: toldIn(narrow(any).spec, any.spec),
  })),
);

/** The description so narrowed; null if that is refused. */
export function tried(narrow: () => Cards): Cards | null {
  try {
    return narrow();
  } catch {
    return null;
  }
}
