import { type CcgState, definitionCalled, frames, momentNames, textNamed } from '@binary-sunset/ccg';
import { type CardRef, isCurrent, isPlayer, localsOf, nameOf, type Player, refIn } from '@binary-sunset/kernel';
import { shown } from '../boardParts.ts';
import { capital } from '../line.ts';
import { voiceFor } from '../voice.ts';
import type { StackEntry } from './board.ts';
import type { Seen } from './seen.ts';
import { ccgSidesIn } from './words.ts';

type Frame = CcgState['frames'][number];

/** An action under way, as far as it is seen. */
interface UnderWay {
  readonly procedure: string;
  readonly by: Player | null;
  readonly source: CardRef | null;
  /** Null to whoever is shown no more than what lies on the table. */
  readonly frame: Frame | null;
}

/** What is going on at a location. */
interface Fought {
  readonly by: Player;
  readonly location: CardRef;
}

interface Told {
  readonly seen: Seen;
  readonly frame: Frame | null;
  /** The card that it is about. */
  readonly name: string;
  readonly who: string;
}

const titleOf = (s: CcgState, ref: CardRef | null | undefined): string =>
  ref == null || ref.card < 0 || !isCurrent(s, ref) ? '' : definitionCalled(nameOf(s, ref.card)).card.title;

type Words = readonly [title: string, about: string];

function aim({ s }: Seen, chosen: readonly (readonly CardRef[])[]): string {
  const names = chosen
    .flat()
    .map((one) => titleOf(s, one))
    .filter((name) => name !== '');
  return names.length === 0 ? '' : `, on ${names.join(', ')}`;
}

/** What is under way, by the procedure that does it. What is not here is part of something that is. */
const told: Readonly<Record<string, (told: Told) => Words>> = {
  act({ seen, frame, name, who }) {
    const acting = localsOf(frame, frames.act);
    const { plays, fires } = textNamed(acting?.text ?? '');
    return [name, `${who}${fires ? ', fired' : plays ? ', played' : ''}${aim(seen, acting?.chosen ?? [])}`];
  },
  deploy: ({ seen, frame, name, who }) => {
    const to = titleOf(seen.s, localsOf(frame, frames.deploy)?.to);
    return [`Deploy ${name}`, `${who}${to === '' ? '' : `, to ${to}`}`];
  },
  'deploy location': ({ name, who }) => [`Deploy ${name}`, who],
  'replace persona': ({ name, who }) => [`Deploy ${name}`, `${who}, in another’s place`],
  'Force drain'({ frame, name, who }) {
    const amount = localsOf(frame, frames.drain)?.amount ?? 0;
    return [`Force drain at ${name}`, amount === 0 ? who : `${who}, ${amount} Force`];
  },
  battle: ({ seen, name }) => [
    `Battle at ${name}`,
    capital(momentNames[seen.s.facts.battle?.segment ?? ''] ?? 'it begins'),
  ],
  attack: ({ seen, name }) => [
    name === '' ? 'An attack' : `Attack at ${name}`,
    capital(momentNames[seen.s.facts.attack?.segment ?? ''] ?? 'it begins'),
  ],
  move: ({ seen, frame, name, who }) => {
    const to = titleOf(seen.s, localsOf(frame, frames.move)?.to);
    return [`Move ${name}`, `${who}${to === '' ? '' : `, to ${to}`}`];
  },
  'draw destiny'({ frame, who }) {
    const kind = localsOf(frame, frames.draw)?.for ?? '';
    return [capital(`${kind === '' ? '' : `${kind} `}destiny`), who];
  },
  'lose Force': ({ frame, who }) => [`Loss of ${localsOf(frame, frames.loss)?.left ?? 0} Force`, who],
  'retrieve Force': ({ frame, who }) => [`Retrieval of ${localsOf(frame, frames.retrieval)?.left ?? 0} Force`, who],
  forfeit: ({ name, who }) => [`Forfeit ${name}`, who],
};

function entryOf(seen: Seen, { procedure, by, source: acting, frame }: UnderWay): StackEntry[] {
  const words = told[procedure];
  if (words === undefined) return [];
  const { s, view } = seen;
  const who = by === null ? '' : voiceFor(view.viewer, ccgSidesIn(s.facts)).name(by);
  const source = procedure === 'draw destiny' ? s.facts.draws.at(-1)?.card : acting;
  const isThere = source != null && source.card >= 0 && isCurrent(s, source);
  const [title, about] = words({ seen, frame, name: titleOf(s, source), who });
  return [{ card: isThere ? shown(seen, source.card) : null, title, about, by }];
}

/** A battle's frame knows where it is from the facts alone. */
function underWay({ facts }: CcgState, frame: Frame): UnderWay {
  const { procedure, locals } = frame;
  const fight = procedure === 'battle' ? facts.battle : procedure === 'attack' ? facts.attack : null;
  if (fight !== null) return { procedure, by: fight.by, source: fight.location, frame };
  const by = 'by' in locals && isPlayer(locals.by) ? locals.by : null;
  return { procedure, by, source: refIn(frame, 'source'), frame };
}

/**
 * What is under way, the last first. To whoever does not decide, a view shows no more of it than lies on the table: the
 * battle or the drain, and the cards being played.
 */
export function stackOf(seen: Seen): StackEntry[] {
  const { s } = seen;
  if (s.frames.length > 0) return s.frames.flatMap((frame) => entryOf(seen, underWay(s, frame))).reverse();
  const { battle, attack, drain } = s.facts;
  const lying = (procedure: string, { by, location: source }: Fought): StackEntry[] =>
    entryOf(seen, { procedure, by, source, frame: null });
  return [
    ...[...s.zones.playing[0], ...s.zones.playing[1]].map((card): StackEntry => {
      const played = shown(seen, card);
      return {
        card: played,
        title: definitionCalled(nameOf(s, card)).card.title,
        about: 'Being played',
        by: played.owner,
      };
    }),
    ...(drain === null ? [] : lying('Force drain', drain)),
    ...(attack === null ? [] : lying('attack', attack)),
    ...(battle === null ? [] : lying('battle', battle)),
  ];
}
