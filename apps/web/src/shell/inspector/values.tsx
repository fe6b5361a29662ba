import type { ShownValue } from '@binary-sunset/table';
import { capital } from '@binary-sunset/table/plain';
import { useState } from 'react';
import { Spoken } from '../../parts/spoken.tsx';
import styles from './values.module.css';

const changeOf = ({ total, printed }: ShownValue): 'up' | 'down' | undefined =>
  total === null || printed === null || total === printed ? undefined : total > printed ? 'up' : 'down';

const changeWords = { up: ', raised', down: ', lowered' } as const;

/** The numbers of a card; a press says where one comes from. */
export function Values({ values }: { readonly values: readonly ShownValue[] }) {
  const [chosen, choose] = useState<string | null>(null);
  const shown = values.find(({ name }) => name === chosen) ?? values.find((value) => changeOf(value) !== undefined);
  if (values.length === 0) return null;
  return (
    <>
      <ul className={styles['values']}>
        {values.map((value) => {
          const change = changeOf(value);
          const total = value.total ?? '–';
          return (
            <li key={value.name} data-sign={value.name}>
              <button
                type="button"
                data-change={change}
                aria-pressed={value === shown}
                onClick={() => choose(value.name)}
              >
                <Spoken
                  name={`${capital(value.name)} ${total}${change === undefined ? '' : changeWords[change]}. Why?`}
                >
                  <b className={styles['total']}>{total}</b>
                  <span className={styles['name']}>{capital(value.name)}</span>
                </Spoken>
              </button>
            </li>
          );
        })}
      </ul>
      {shown === undefined ? null : <Why value={shown} />}
    </>
  );
}

/** "+2 from a Pilot" as a number and what it is from. */
function parted(line: string): readonly [string, string] {
  const [, amount = '', rest = line] = /^((?:[+−×-]?\d+)|counts as \d+|set to \d+|at most \d+) (.*)$/.exec(line) ?? [];
  return [amount, rest];
}

function Why({ value: { name, total, because } }: { readonly value: ShownValue }) {
  return (
    <div className={styles['why']}>
      <h4>
        Why {total ?? 'no'} {name}?
      </h4>
      <ul>
        {because.map((line, i) => {
          const [amount, from] = parted(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same source may count twice; a line is known by its place
            <li key={i} data-sign={amount.startsWith('+') ? 'plus' : /^[-−]/.test(amount) ? 'minus' : undefined}>
              <b className={styles['amount']}>{amount}</b>
              <span>{from}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
