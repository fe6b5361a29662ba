import type { CcgBoard, ShownCard, StackEntry } from '@binary-sunset/table';
import { memo } from 'react';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { Key } from '../../parts/key.tsx';
import { CardSpot } from '../shared/cardSpot.tsx';
import { cardLabel } from '../shared/cardWords.ts';
import { useFace } from '../shared/face.ts';
import styles from './stack.module.css';
import { named, phaseHints } from './words.ts';

/** What is under way, the last on top; while nothing is, what the phase is for. */
export const Stack = ({ board }: { readonly board: CcgBoard }) => {
  const now = board.steps.find(({ state }) => state === 'now');
  return (
    <Entries
      stack={board.stack}
      playing={board.playing}
      hint={now === undefined ? '' : (phaseHints[now.name] ?? '')}
      phase={board.phase}
    />
  );
};

interface EntriesProps {
  readonly stack: readonly StackEntry[];
  readonly playing: readonly ShownCard[];
  readonly hint: string;
  readonly phase: string;
}

const Entries = memo(({ stack, playing, hint, phase }: EntriesProps) => {
  const loose = playing.filter(({ handle }) => !stack.some(({ card }) => card?.handle === handle));
  const entries: readonly StackEntry[] = [
    ...loose.map((card) => ({ card, title: named(card.title), about: 'Being played', by: card.owner })),
    ...stack,
  ];
  return (
    <section className={styles['stack']} aria-label="Under way">
      <h2>
        <span>{entries.length === 0 ? phase : 'Under way'}</span>
        <Key>S</Key>
      </h2>
      {entries.length === 0 ? (
        <p>{hint}</p>
      ) : (
        <ol>
          {entries.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice; an entry is known by its place
            <Entry key={i} entry={entry} isLast={i === 0} />
          ))}
        </ol>
      )}
    </section>
  );
});

function Entry({ entry: { card, title, about }, isLast }: { readonly entry: StackEntry; readonly isLast: boolean }) {
  return (
    <li data-last={isLast || undefined}>
      {card === null ? <i className={styles['none']} /> : <Picture card={card} />}
      <span>
        <b>{title}</b>
        <em>{about}</em>
      </span>
    </li>
  );
}

function Picture({ card }: { readonly card: ShownCard }) {
  const face = useFace(card.title);
  return (
    <CardSpot card={card} label={cardLabel(card, face)}>
      {({ legal, selected }) =>
        face === undefined ? (
          <CardBack side="neutral" size="mini" />
        ) : (
          <Card face={face} size="thumb" legal={legal} selected={selected} />
        )
      }
    </CardSpot>
  );
}
