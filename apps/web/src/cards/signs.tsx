import { Icon } from '../parts/icon.tsx';
import { Badge } from './badge.tsx';
import frame from './frame.module.css';

export interface Standing {
  readonly tapped?: boolean;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly target?: boolean;
}

/** How a card stands, in signs: no state is told by colour alone. */
export function Signs({ tapped = false, legal = false, selected = false, target = false }: Standing) {
  return (
    <>
      {legal && !selected && <Badge at="top right" tone="legal" />}
      {selected && (
        <Badge at="top right" tone="selected">
          <Icon name="check" />
        </Badge>
      )}
      {tapped && (
        <Badge at={legal || selected ? 'right' : 'top right'}>
          <Icon name="tap" />
        </Badge>
      )}
      {target && <i className={frame['reticle']} />}
    </>
  );
}
