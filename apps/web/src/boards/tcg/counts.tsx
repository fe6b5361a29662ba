import type { ShownSeat } from '@binary-sunset/table';
import { counted } from '@binary-sunset/table/plain';
import { useState } from 'react';
import { useCanAct } from '../../interaction/canAct.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { SideMark } from '../../parts/sideMark.tsx';
import { behind } from '../shared/behind.ts';
import { CardSheet } from '../shared/cardSheet.tsx';
import { Figure, FigureButton, Figures, PileFigure } from '../shared/figures.tsx';
import { GivesWay } from '../shared/givesWay.tsx';
import { HandSheet } from '../shared/pile.tsx';
import { BuildZone } from './buildZone.tsx';
import styles from './counts.module.css';
import { withParts } from './unitParts.ts';

type Open = 'building' | 'discard' | 'hand' | null;

/** A player's row where there is little room: numbers, and drawers behind them. */
export function Counts({ seat, own }: { readonly seat: ShownSeat; readonly own: boolean }) {
  const [open, setOpen] = useState<Open>(null);
  const { name, side, force, points, setup, hand, building, build, discard, aside, deck } = seat;
  const inZone = [...building, ...build];
  const parts = [...building, ...build.flatMap(withParts)];
  const canAct = useCanAct(parts);
  const canTake = useCanAct([...discard, ...aside]);
  const isHandKnown = !own && hand.some(({ title }) => title !== null);
  const close = (): void => setOpen(null);
  return (
    <Figures label={name}>
      <SideMark side={side} spoken />
      {setup === null ? (
        <Figure number={force} name="Force" hot={own && force > 0} />
      ) : (
        <Figure number={`${setup.spent} of ${setup.allowance}`} name="placed" hot />
      )}
      {points > 0 && <Figure number={points} name="points" hot />}
      {!own &&
        (isHandKnown ? (
          <FigureButton number={hand.length} name="hand" open={() => setOpen('hand')} />
        ) : (
          <Figure number={hand.length} name="hand" />
        ))}
      <FigureButton
        number={inZone.length}
        name="building"
        glows={canAct}
        behind={behind(parts, `building:${seat.player}`)}
        open={() => setOpen('building')}
      />
      {own && <PileFigure number={deck} name="deck" zone="deck" of={seat.player} />}
      <FigureButton
        number={discard.length}
        name="discard"
        glows={canTake}
        pile={{ zone: 'discard', of: seat.player }}
        open={() => setOpen('discard')}
      />
      {open === 'building' && (
        <Dialog
          open
          onClose={close}
          title={own ? 'Your build zone' : `Build zone of the ${name}`}
          {...(inZone.length === 0 ? { about: 'Nothing is being built.' } : {})}
        >
          <GivesWay close={close} />
          {inZone.length > 0 && (
            <div className={styles['drawer']}>
              <BuildZone seat={seat} own={own} />
            </div>
          )}
        </Dialog>
      )}
      {open === 'discard' && (
        <CardSheet
          title={`Discard pile of the ${name}`}
          note={`${counted(discard.length, 'card')}, the last first.${aside.length === 0 ? '' : ` ${counted(aside.length, 'card')} out of the game at the end.`}`}
          cards={[...[...discard].reverse(), ...aside]}
          close={close}
        />
      )}
      {open === 'hand' && <HandSheet name={name} hand={hand} close={close} />}
    </Figures>
  );
}
