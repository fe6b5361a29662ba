import type { Queued, TcgBoard } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo, useEffect, useRef } from 'react';
import { afterLayout } from '../../../parts/afterLayout.ts';
import { SideMark } from '../../../parts/sideMark.tsx';
import { useLater } from '../../../session/later.ts';
import { CardSpot } from '../../shared/cardSpot.tsx';
import { spoken } from '../../shared/cardWords.ts';
import { queuedNote } from '../words.ts';
import styles from './queue.module.css';

/** The order in which units attack. */
export const Queue = ({ board }: { readonly board: TcgBoard }) => <Places board={useLater(board)} />;

const Places = memo(({ board }: { readonly board: TcgBoard }) => {
  const { queue, arenas, lasting } = board;
  const list = useRef<HTMLOListElement>(null);
  const now = queue.find(({ state }) => state === 'now')?.handle;
  useEffect(() => {
    const { current } = list;
    if (now === undefined || current === null) return;
    return afterLayout(current, () => current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
  }, [now]);
  const fighting = arenas.find(({ battle }) => battle === 'now');
  return (
    <div className={styles['rail']}>
      {queue.length > 0 && (
        <>
          <h2 className={styles['title']} data-sign={'speed order' satisfies SignName}>
            Speed order{fighting === undefined ? '' : `, ${fighting.name}`}
          </h2>
          <ol ref={list} className={styles['queue']}>
            {queue.map((place) => (
              <li key={place.handle} data-state={place.state} aria-current={place.state === 'now' ? 'step' : undefined}>
                <Place place={place} note={queuedNote(place, board)} side={board.seats[place.controller].side} />
              </li>
            ))}
          </ol>
        </>
      )}
      {lasting.length > 0 && (
        <ul className={styles['lasting']} aria-label="Effects that go on">
          {lasting.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
});

interface PlaceProps {
  readonly place: Queued;
  readonly note: string;
  readonly side: 'light' | 'dark' | null;
}

const Place = memo(({ place, note, side }: PlaceProps) => {
  const { title, speed } = place;
  const change = speed.now === null || speed.printed === null ? 0 : speed.now - speed.printed;
  const label = [`Speed ${speed.now ?? 'none'}`, spoken(title), ...(note === '' ? [] : [note])].join(', ');
  return (
    <CardSpot card={place} label={label}>
      {() => (
        <span className={styles['place']}>
          <b>{speed.now ?? '–'}</b>
          <i className={styles['change']} data-down={change < 0 || undefined}>
            {change > 0 ? '▲' : change < 0 ? '▼' : ''}
          </i>
          <SideMark side={side} />
          <span>{spoken(title).replace(/ [A-Z]$/, '')}</span>
          <em>{note}</em>
        </span>
      )}
    </CardSpot>
  );
});
