import { type CcgState, definitionCalled, momentNames, textNamed } from '@binary-sunset/ccg';
import { type CardRef, isCurrent, nameOf, type Player } from '@binary-sunset/kernel';
import { capital } from '../line.ts';
import { shown } from '../shown.ts';
import { voiceFor } from '../voice.ts';
import type { StackEntry } from './board.ts';
import type { Seen } from './seen.ts';
import { ccgSidesIn } from './words.ts';

/** What the frames of actions have in common, as far as they have it. */
export interface Locals {
  readonly by?: Player;
  readonly source?: CardRef;
  readonly to?: CardRef;
  readonly text?: string;
  readonly left?: number;
  /** Force that is lost rather than forfeiting cards. */
  readonly why?: string;
  readonly amount?: number;
  readonly for?: string;
  readonly chosen?: readonly (readonly CardRef[])[];
}

interface Told {
  readonly seen: Seen;
  readonly l: Locals;
  /** The card that it is about. */
  readonly name: string;
  readonly who: string;
}

const titleOf = (s: CcgState, ref: CardRef | undefined): string =>
  ref === undefined || ref.card < 0 || !isCurrent(s, ref) ? '' : definitionCalled(nameOf(s, ref.card)).card.title;

type Words = readonly [title: string, about: string];

const aim = ({ s }: Seen, { chosen = [] }: Locals): string => {
  const names = chosen
    .flat()
    .map((one) => titleOf(s, one))
    .filter((name) => name !== '');
  return names.length === 0 ? '' : `, on ${names.join(', ')}`;
};

/** What is under way, by the procedure that does it. What is not here is part of something that is. */
const told: Readonly<Record<string, (told: Told) => Words>> = {
  act({ seen, l, name, who }) {
    const { plays, fires } = textNamed(l.text ?? '');
    return [name, `${who}${fires ? ', fired' : plays ? ', played' : ''}${aim(seen, l)}`];
  },
  deploy: ({ seen, l, name, who }) => {
    const to = titleOf(seen.s, l.to);
    return [`Deploy ${name}`, `${who}${to === '' ? '' : `, to ${to}`}`];
  },
  'deploy location': ({ name, who }) => [`Deploy ${name}`, who],
  'replace persona': ({ name, who }) => [`Deploy ${name}`, `${who}, in another’s place`],
  'Force drain': ({ l, name, who }) => [
    `Force drain at ${name}`,
    l.amount === undefined || l.amount === 0 ? who : `${who}, ${l.amount} Force`,
  ],
  battle: ({ seen, name }) => [
    `Battle at ${name}`,
    capital(momentNames[seen.s.facts.battle?.segment ?? ''] ?? 'it begins'),
  ],
  attack: ({ seen, name }) => [
    name === '' ? 'An attack' : `Attack at ${name}`,
    capital(momentNames[seen.s.facts.attack?.segment ?? ''] ?? 'it begins'),
  ],
  move: ({ seen, l, name, who }) => {
    const to = titleOf(seen.s, l.to);
    return [`Move ${name}`, `${who}${to === '' ? '' : `, to ${to}`}`];
  },
  'draw destiny': ({ l, who }) => [capital(`${l.for === '' ? '' : `${l.for} `}destiny`), `${who}`],
  'lose Force': ({ l, who }) => [`Loss of ${l.left ?? 0} Force`, who],
  'retrieve Force': ({ l, who }) => [`Retrieval of ${l.left ?? 0} Force`, who],
  forfeit: ({ name, who }) => [`Forfeit ${name}`, who],
};

function entryOf(seen: Seen, procedure: string, l: Locals): StackEntry[] {
  const words = told[procedure];
  if (words === undefined) return [];
  const { s, view } = seen;
  const who = l.by === undefined ? '' : voiceFor(view.viewer, ccgSidesIn(s.facts)).name(l.by);
  const source = procedure === 'draw destiny' ? s.facts.draws.at(-1)?.card : l.source;
  const isThere = source !== undefined && source.card >= 0 && isCurrent(s, source);
  const [title, about] = words({ seen, l, name: titleOf(s, source), who });
  return [{ card: isThere ? shown(seen, source.card) : null, title, about, by: l.by ?? null }];
}

/** A battle's frame knows where it is from the facts alone. */
const withPlace = ({ facts }: CcgState, procedure: string, l: Locals): Locals => {
  const fight = procedure === 'battle' ? facts.battle : procedure === 'attack' ? facts.attack : null;
  return fight === null ? l : { ...l, source: fight.location, by: fight.by };
};

/**
 * What is under way, the last first. To whoever does not decide, a view shows no more of it than lies on the table: the
 * battle or the drain, and the cards being played.
 */
export function stackOf(seen: Seen): StackEntry[] {
  const { s } = seen;
  if (s.frames.length > 0)
    return s.frames
      .flatMap(({ procedure, locals }) => entryOf(seen, procedure, withPlace(s, procedure, locals as Locals)))
      .reverse();
  const { battle, attack, drain } = s.facts;
  return [
    ...[...s.zones.playing[0], ...s.zones.playing[1]].map((card): StackEntry => {
      const lying = shown(seen, card);
      return {
        card: lying,
        title: definitionCalled(nameOf(s, card)).card.title,
        about: 'Being played',
        by: lying.owner,
      };
    }),
    ...(drain === null ? [] : entryOf(seen, 'Force drain', { by: drain.by, source: drain.location })),
    ...(attack === null ? [] : entryOf(seen, 'attack', withPlace(s, 'attack', {}))),
    ...(battle === null ? [] : entryOf(seen, 'battle', withPlace(s, 'battle', {}))),
  ];
}
