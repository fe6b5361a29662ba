import type { ShownAttack, TcgBoard } from '@binary-sunset/table';
import { attackSteps, counted } from '@binary-sunset/table/plain';
import { spoken } from '../../shared/cardWords.ts';
import { Playing } from '../playing.tsx';
import { landing, shortName } from '../words.ts';
import styles from './attackTray.module.css';
import { areAtRest, fallenLine, stepPhrases } from './attackWords.ts';
import { Die } from './die.tsx';

/** An attack as it goes: its steps, dice, hits, what was prevented and what lands. */
export function AttackTray({
  board,
  attack,
  small = false,
}: {
  readonly board: TcgBoard;
  readonly attack: ShownAttack;
  readonly small?: boolean;
}) {
  const { dice, critical, step, ordinal } = attack;
  const atRest = areAtRest(attack);
  return (
    <section className={`${styles['tray']} ${small ? styles['small'] : ''}`} aria-label="Attack">
      <Track step={step} small={small} />
      <div className={styles['middle']}>
        {dice.length > 0 ? (
          <div
            className={styles['dice']}
            key={`${ordinal} ${dice.map(({ result }) => result).join('')}`}
            data-many={dice.length > 8 || undefined}
          >
            {dice.map(({ result, hits }, place) => (
              <Die
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
                key={place}
                result={result}
                hits={atRest && hits}
                critical={atRest && result === 6 && critical > 0}
                place={place}
              />
            ))}
          </div>
        ) : (
          <p className={styles['who']}>{sentence(attack)}</p>
        )}
        <Playing board={board} size="thumb" />
      </div>
      <Reckoning attack={attack} />
    </section>
  );
}

const sentence = ({ attacker, defender }: ShownAttack) => (
  <>
    <b>{attacker === null ? 'A unit' : spoken(attacker.title)}</b>
    {defender === null ? ' attacks.' : ' attacks '}
    {defender !== null && <b>{spoken(defender.title)}</b>}
  </>
);

function Track({ step, small }: { readonly step: ShownAttack['step']; readonly small: boolean }) {
  const now = attackSteps.indexOf(step);
  if (small)
    return (
      <p className={styles['now']}>
        <b>{step}:</b> {stepPhrases[step]}
      </p>
    );
  return (
    <ol className={styles['steps']}>
      {attackSteps.map((name, i) => (
        <li
          key={name}
          data-state={i < now ? 'done' : i === now ? 'now' : 'to come'}
          aria-current={i === now ? 'step' : undefined}
        >
          <i />
          {name}
        </li>
      ))}
    </ol>
  );
}

/** Beyond so many, marks are a number. */
const mostMarks = 8;

const Marks = ({ count, kind }: { readonly count: number; readonly kind: 'hit' | 'critical' | 'out' }) => (
  <span className={styles['marks']} data-kind={kind} aria-hidden="true">
    {Array.from({ length: Math.min(count, mostMarks) }, (_, mark) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike
      <i key={mark} className={styles['mark']} />
    ))}
  </span>
);

/** Its place is kept free before the hits are counted, so that nothing moves when they are. */
function Reckoning({ attack }: { readonly attack: ShownAttack }) {
  const { hits, critical, prevented, lands, landed, defender } = attack;
  if (hits === null) return <div className={styles['reckoning']} />;
  const total = landing(attack);
  const others = lands.filter(({ unit }) => unit.handle !== defender?.handle);
  const lost = fallenLine(attack);
  return (
    <div className={styles['reckoning']}>
      <span>
        <Marks count={hits} kind="hit" />
        {hits === 0 ? 'no hits' : counted(hits, 'hit')}
      </span>
      {critical > 0 && (
        <span>
          <Marks count={critical} kind="critical" />
          Critical Hit
        </span>
      )}
      {prevented.map(({ amount, by }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which it was prevented
        <span key={i} title={`${by} prevents ${amount}`}>
          <Marks count={amount} kind="out" />
          {by}
          <span className="sr"> prevents {amount}</span>
        </span>
      ))}
      {others.map(({ unit, amount }) => (
        <span key={unit.handle}>
          {amount} on {shortName(unit.title)}
        </span>
      ))}
      {lost !== '' && <em>{lost}</em>}
      <strong>
        <small>=</small> {total} <small>{landed ? 'landed' : total === 1 ? 'lands' : 'land'}</small>
      </strong>
    </div>
  );
}
