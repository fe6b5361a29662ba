import type { ShownCard } from '@binary-sunset/table';
import { artOf } from '../../cards/art/art.ts';
import { CardSpot } from '../shared/cardSpot.tsx';
import { spoken } from '../shared/cardWords.ts';
import { useFace } from '../shared/face.ts';
import styles from './locationSlot.module.css';

/** The Location on an arena's middle line; a chip in its heading while something else is there. */
export function LocationSlot({ location, chip = false }: { readonly location: ShownCard; readonly chip?: boolean }) {
  const face = useFace(location.title);
  return (
    <div className={styles['slot']} data-chip={chip || undefined} data-card={location.handle}>
      <CardSpot card={location} label={`${spoken(location.title)}, Location`}>
        {({ legal, selected }) => (
          <span
            className={styles['place']}
            data-legal={legal || undefined}
            data-selected={selected || undefined}
            style={
              face === undefined
                ? {}
                : {
                    backgroundImage: `linear-gradient(90deg, rgb(9 13 20 / .84), rgb(9 13 20 / .55) 60%, rgb(9 13 20 / .15)), ${artOf(face, 'wide')}`,
                  }
            }
          >
            <b>{face?.name ?? spoken(location.title)}</b>
          </span>
        )}
      </CardSpot>
    </div>
  );
}
