import type { Queued, TcgBoard } from '@binary-sunset/table';
import { useEffect, useRef } from 'react';
import { SideMark } from '../parts/sideMark.tsx';
import { CardSpot } from '../table/cardSpot.tsx';
import styles from './queue.module.css';
import { queuedNote, spoken } from './words.ts';

/** The order in which units attack. */
export function Queue({ board }: { readonly board: TcgBoard }) {
  const { queue, arenas, lasting } = board;
  const list = useRef<HTMLOListElement>(null);
  const now = queue.find(({ state }) => state === 'now')?.handle;
  useEffect(() => {
    if (now !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const fighting = arenas.find(({ battle }) => battle === 'now');
  return (
    <div className={styles['rail']}>
      {queue.length > 0 && (
        <>
          <h2 className={styles['title']}>Speed order{fighting === undefined ? '' : `, ${fighting.name}`}</h2>
          <ol ref={list} className={styles['queue']}>
            {queue.map((place) => (
              <li key={place.handle} data-state={place.state} aria-current={place.state === 'now' ? 'step' : undefined}>
                <Place place={place} board={board} />
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
}

function Place({ place, board }: { readonly place: Queued; readonly board: TcgBoard }) {
  const { title, speed, controller } = place;
  const change = speed.now === null || speed.printed === null ? 0 : speed.now - speed.printed;
  const note = queuedNote(place, board);
  const label = [`Speed ${speed.now ?? 'none'}`, spoken(title), ...(note === '' ? [] : [note])].join(', ');
  return (
    <CardSpot card={place} label={label}>
      {() => (
        <span className={styles['place']}>
          <b>{speed.now ?? '–'}</b>
          <i className={styles['change']} data-down={change < 0 || undefined}>
            {change > 0 ? '▲' : change < 0 ? '▼' : ''}
          </i>
          <SideMark side={board.seats[controller].side} />
          <span>{spoken(title).replace(/ [A-Z]$/, '')}</span>
          <em>{note}</em>
        </span>
      )}
    </CardSpot>
  );
}
