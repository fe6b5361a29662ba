import { table } from '@binary-sunset/kit';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { ccg } from './drill.ts';

/** A card in a player's hand. */
export const inHand = (s: CcgState, name: string, by: 0 | 1): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;

/** Somebody has a card in hand and Force enough, in their own deploy phase. */
export const deploying = (
  side: 'dark' | 'light',
  name: string,
  at: NonNullable<CcgPosition['at']>,
  more: CcgPosition = {},
) =>
  table(ccg, {
    ...more,
    turn: side,
    phase: 'deploy',
    [side]: { ...more[side], hand: [name, ...(more[side]?.hand ?? [])], force: 20 },
    at,
  });

/** Where that card can be deployed to. */
export const places = (
  side: 'dark' | 'light',
  name: string,
  at: NonNullable<CcgPosition['at']>,
  more: CcgPosition = {},
): readonly string[] => {
  const { state: s } = deploying(side, name, at, more);
  const by = side === 'dark' ? 0 : 1;
  return destinationsFor(s, by, inHand(s, name, by)).map(({ to }) => s.names[s.cards.definition[to] ?? -1] ?? '');
};

/** The rule that keeps that card from being deployed at all. */
export const whyNotWith = (...[side, name, at, more]: Parameters<typeof deploying>): string | undefined => {
  const { state: s } = deploying(side, name, at, more);
  const by = side === 'dark' ? 0 : 1;
  return whyNot(s, by, inHand(s, name, by))?.rule;
};
