import type { BattleSide, CcgSeat, CcgVerb, Due, Part, ShownBattle } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import type { ReactNode } from 'react';
import { vars } from '../../../parts/vars.ts';
import { useTable } from '../../../session/table.ts';
import { withAll } from '../trees.ts';
import { named } from '../words.ts';
import styles from './ledger.module.css';

interface LedgerProps {
  readonly side: BattleSide;
  readonly seat: CcgSeat;
  readonly own: boolean;
  readonly battle: ShownBattle;
  readonly slim: boolean;
}

const damageSegment = 3;

/** One side's power and what it is made of, the destinies that it may draw, and what it has to satisfy. */
export function Ledger({ side, seat, own, battle, slim }: LedgerProps) {
  const isFought = battle.segment >= damageSegment;
  const { power, parts, destinies, attrition, damage } = side;
  const coming = useComing(side, own);
  const meets = useTable(({ glimpsed }) => glimpsed?.what === 'power');
  return (
    <section
      className={styles['ledger']}
      data-own={own || undefined}
      data-slim={slim || undefined}
      data-meets={meets || undefined}
      aria-label={`Sums of the ${seat.name}`}
    >
      <p className={styles['total']} data-side={seat.side} data-sign={'total power' satisfies SignName}>
        <b className={styles['power']}>{power}</b>
        <span>
          {seat.name.replace(' Side', '')} power
          {battle.winner === seat.player && ' · wins'}
        </span>
      </p>
      <ul className={styles['parts']}>
        {!isFought && parts.map((part, i) => <Line key={part.what} part={part} isFirst={i === 0} />)}
        {!isFought && (
          <li data-sign={'battle destiny' satisfies SignName}>
            <b>{destinies.allowed}</b>
            <span>
              {destinies.allowed === 1 ? 'battle destiny' : 'battle destinies'} allowed
              <em>{destinies.why}</em>
            </span>
          </li>
        )}
        {attrition !== null && (
          <Meter name="Attrition" due={attrition} coming={isFought ? coming.attrition : 0}>
            {side.immune.length > 0 && <em data-sign={'immune' satisfies SignName}>{immuneNames(side)} immune</em>}
          </Meter>
        )}
        {damage !== null && damage.of > 0 && <Meter name="Battle damage" due={damage} coming={coming.damage} />}
        {isFought && (damage?.of ?? 0) === 0 && (attrition?.of ?? 0) === 0 && (
          <li className={styles['clear']}>Nothing to satisfy</li>
        )}
      </ul>
    </section>
  );
}

const Line = ({ part: { amount, what }, isFirst }: { readonly part: Part; readonly isFirst: boolean }) => (
  <li data-added={!isFirst || undefined}>
    <b>{isFirst || amount < 0 ? amount : `+${amount}`}</b>
    <span>{what}</span>
  </li>
);

/** What has to be satisfied: how much is, how much the choice at hand would, how much is left. */
const Meter = ({
  name,
  due: { of, left },
  coming,
  children,
}: {
  readonly name: string;
  readonly due: Due;
  readonly coming: number;
  readonly children?: ReactNode;
}) => (
  <li className={styles['due']} data-sign={name.toLowerCase()}>
    <b>{left}</b>
    <span>
      {name} {left < of ? `left of ${of}` : ''}
      {children}
      <i
        className={styles['meter']}
        style={vars({ '--done': (of - left) / Math.max(1, of), '--coming': Math.min(coming, left) / Math.max(1, of) })}
      />
    </span>
  </li>
);

const immuneNames = ({ cards, immune }: BattleSide): string =>
  cards
    .flatMap(withAll)
    .filter(({ handle }) => immune.includes(handle))
    .map(({ title }) => named(title))
    .join(', ');

/** What the choice that is armed would satisfy: a forfeit counts for both, a unit of Force for damage alone. */
function useComing({ cards }: BattleSide, own: boolean): { readonly attrition: number; readonly damage: number } {
  const armed = useTable(({ display, picked }) => display?.scene.asked?.decision.options[picked[0] ?? -1]);
  if (!own || armed === undefined) return { attrition: 0, damage: 0 };
  if (armed.verb === ('lose Force' satisfies CcgVerb)) return { attrition: 0, damage: 1 };
  const { on } = armed;
  if (armed.verb !== ('forfeit' satisfies CcgVerb) || on === undefined || !('card' in on))
    return { attrition: 0, damage: 0 };
  const forfeit = cards
    .flatMap((host) => [host, ...host.attached, ...host.aboard])
    .find(({ handle }) => handle === on.card)?.stats.forfeit?.now;
  return { attrition: forfeit ?? 0, damage: forfeit ?? 0 };
}
