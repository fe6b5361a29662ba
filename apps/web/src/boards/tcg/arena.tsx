import type { Player } from '@binary-sunset/kernel';
import type { ShownArena, ShownUnit, TcgBoard } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../cards/glyph.tsx';
import { SideMark } from '../../parts/sideMark.tsx';
import type { Room } from '../../parts/useRoom.ts';
import { vars } from '../../parts/vars.ts';
import styles from './arena.module.css';
import { ArenaPattern } from './arenaPattern.tsx';
import { LocationSlot } from './locationSlot.tsx';
import { useMostTabs } from './riderTabs.tsx';
import { apartBy, cardWidth, isCrowded, isLow, rowHeight } from './room.ts';
import { Unit } from './unit.tsx';

export const arenaGlyphs = { space: 'starfighter', ground: 'walker', character: 'jedi' } as const;

const states = { now: 'fighting', over: 'over', 'to come': '' } as const;

interface StandingProps extends Pick<TcgBoard, 'below' | 'seats'> {
  readonly arena: ShownArena;
}

interface ArenaProps extends StandingProps, Room {
  /** What lies on the middle line instead of the Location. */
  readonly middle: ReactNode;
}

/** An arena: theirs above, mine below, its Location between. */
export const Arena = memo(({ below, seats, arena, width, height, middle }: ArenaProps) => {
  const above: Player = below === 0 ? 1 : 0;
  const { name, battle, location, units } = arena;
  const crowded = units.some((row) => isCrowded(row.length, width)) || isLow(height);
  const row = {
    width,
    height: rowHeight(height, crowded && middle === null),
    apart: battle === 'now' ? Math.max(34, width / 20) : 26,
  };
  return (
    <section
      className={styles['arena']}
      data-arena={arena.arena}
      data-battle={battle}
      data-staged={middle !== null || undefined}
      data-crowded={crowded || undefined}
      aria-label={`${name} arena`}
    >
      <ArenaPattern arena={arena.arena} />
      <header className={styles['head']}>
        <Glyph name={arenaGlyphs[arena.arena]} />
        <h2>{name}</h2>
        <span>{states[battle]}</span>
        {middle !== null && location !== null && <LocationSlot location={location} chip />}
        <Standing below={below} seats={seats} arena={arena} />
      </header>
      <Row units={units[above]} zone={arena.arena} of={above} {...row} above />
      <div className={styles['middle']}>
        {middle ?? (location === null ? <i className={styles['line']} /> : <LocationSlot location={location} />)}
      </div>
      <Row units={units[below]} zone={arena.arena} of={below} {...row} />
    </section>
  );
}, standsTheSame);

/** What a player has elsewhere is no reason to draw an arena anew. */
function standsTheSame({ seats: before, ...was }: ArenaProps, { seats: now, ...is }: ArenaProps): boolean {
  return (
    Object.entries(is).every(([name, value]) => value === was[name as keyof typeof was]) &&
    now.every(({ name, side }, player) => name === before[player]?.name && side === before[player]?.side)
  );
}

/** How many units each side has, and who controls the arena. */
export function Standing({ seats, below, arena: { units, controller } }: StandingProps) {
  const above: Player = below === 0 ? 1 : 0;
  return (
    <span className={styles['standing']}>
      {[above, below].map((player) => (
        <span key={player} data-holds={controller === player || undefined} data-sign={'control' satisfies SignName}>
          <SideMark side={seats[player].side ?? 'neutral'} />
          {units[player].length}
          <span className="sr"> units of the {seats[player].name}</span>
          {controller === player && <span className="sr">, who controls the arena</span>}
        </span>
      ))}
    </span>
  );
}

interface RowProps extends Room {
  readonly units: readonly ShownUnit[];
  readonly zone: string;
  readonly of: Player;
  /** How far apart cards lie if there is room. */
  readonly apart: number;
  readonly above?: boolean;
}

/** The units of one side. Cards shrink and overlap while they fit; more of them are thumbnails. */
export const Row = memo(({ units, zone, of, width, height, apart, above = false }: RowProps) => {
  const size = isCrowded(units.length, width) ? 'thumb' : 'table';
  const most = useMostTabs();
  const tabs = Math.max(0, ...units.map(({ riders }) => Math.min(riders.length, most)));
  const card = cardWidth(units.length, tabs, { width, height });
  const step = apartBy(units.length, card, { width, height }, apart);
  return (
    <div className={styles['row']} data-zone={zone} data-of={of} data-above={above || undefined} data-size={size}>
      <ul style={vars({ '--card-w': `${card}px`, '--step': `${step}px` })}>
        {units.map((unit) => (
          <li key={unit.handle} data-part={unit.part ?? undefined}>
            <Unit unit={unit} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
});
