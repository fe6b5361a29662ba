import type { CcgSeat } from '@binary-sunset/table';
import { counted } from '@binary-sunset/table/plain';
import { useState } from 'react';
import { useCanAct } from '../../interaction/canAct.ts';
import { SideMark } from '../../parts/sideMark.tsx';
import { behind } from '../shared/behind.ts';
import { CardSheet } from '../shared/cardSheet.tsx';
import { FigureButton, Figures, PileFigure } from '../shared/figures.tsx';
import { HandSheet } from '../shared/pile.tsx';
import { useOptionOfPile } from '../shared/pileSpot.tsx';
import { withAll } from './trees.ts';

type Open = 'table' | 'hand' | 'lost' | null;

/** A player's row where there is little room: numbers, and drawers behind them. */
export function Counts({ seat, own }: { readonly seat: CcgSeat; readonly own: boolean }) {
  const [open, setOpen] = useState<Open>(null);
  const { player, name, side, lifeForce, reserve, force, used, lost, lostTop, hand, table, outOfPlay } = seat;
  const onTable = table.flatMap(withAll);
  const canAct = useCanAct(onTable);
  const canTake = useCanAct(lostTop === null ? outOfPlay : [lostTop, ...outOfPlay]);
  const isReserveOffered = useOptionOfPile('reserve', player) !== null;
  const isHandKnown = !own && hand.some(({ title }) => title !== null);
  const close = (): void => setOpen(null);
  return (
    <Figures label={name}>
      <SideMark side={side} spoken />
      {/* there is no room for the Reserve Deck beside the Life Force that it is part of */}
      {isReserveOffered ? (
        <PileFigure number={reserve} name="reserve" zone="reserve" of={player} />
      ) : (
        <PileFigure number={lifeForce} name="Life" zone="reserve" of={player} />
      )}
      <PileFigure number={force} name="Force" hot={own && force > 0} zone="force" of={player} />
      {own && <PileFigure number={used} name="used" zone="used" of={player} />}
      {!own &&
        (isHandKnown ? (
          <FigureButton number={hand.length} name="hand" open={() => setOpen('hand')} />
        ) : (
          <PileFigure number={hand.length} name="hand" zone="hand" of={player} />
        ))}
      <FigureButton
        number={lost}
        name="lost"
        glows={canTake}
        pile={{ zone: 'lost', of: player }}
        open={() => setOpen('lost')}
      />
      {table.length > 0 && (
        <FigureButton
          number={table.length}
          name="table"
          glows={canAct}
          behind={behind(onTable)}
          open={() => setOpen('table')}
        />
      )}
      {open === 'table' && (
        <CardSheet
          title={`Side of the table of the ${name}`}
          note="Cards that are at no location."
          cards={onTable}
          close={close}
        />
      )}
      {open === 'lost' && (
        <CardSheet
          title={`Lost Pile of the ${name}`}
          note={`${counted(lost, 'card')}: only the top one is seen.${outOfPlay.length === 0 ? '' : ` ${counted(outOfPlay.length, 'card')} out of play after it.`}`}
          cards={[...(lostTop === null ? [] : [lostTop]), ...outOfPlay]}
          close={close}
        />
      )}
      {open === 'hand' && <HandSheet name={name} hand={hand} close={close} />}
    </Figures>
  );
}
