import type { SignName } from '@binary-sunset/table/plain';
import { Icon } from '../parts/icon.tsx';
import { Badge } from './badge.tsx';
import frame from './frame.module.css';

export interface Standing {
  readonly tapped?: boolean;
  /** Something can be done with it; not given where it is never asked for. */
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly target?: boolean;
}

/** How a card stands, in signs: no state is told by colour alone. */
export function Signs({ tapped = false, legal, selected = false, target = false }: Standing) {
  return (
    <>
      {/* Where a card may be chosen its sign is always there: made and unmade, it would have to be laid out each time. */}
      {legal !== undefined && (
        <Badge at="top right" tone="legal" isShown={legal && !selected} sign={'may act' satisfies SignName} />
      )}
      {selected && (
        <Badge at="top right" tone="selected" sign={'chosen' satisfies SignName}>
          <Icon name="check" />
        </Badge>
      )}
      {tapped && (
        <Badge at={legal === true || selected ? 'right' : 'top right'} sign={'tapped' satisfies SignName}>
          <Icon name="tap" />
        </Badge>
      )}
      {target && <i className={frame['reticle']} />}
    </>
  );
}
