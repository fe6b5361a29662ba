import type { Handle } from '@binary-sunset/kernel';
import type { Asked } from '@binary-sunset/table';
import { Card } from '../cards/card.tsx';
import { cardOf } from '../client/options.ts';
import { useTable } from '../client/table.ts';
import styles from './allActions.module.css';

interface OptionFaceProps {
  readonly asked: Asked;
  readonly card: Handle | null;
  /** Its place is kept free before. */
  readonly isDrawn: boolean;
}

/** The card that an option is about, small; the option's own words say which it is. */
export function OptionFace({ asked, card, isDrawn }: OptionFaceProps) {
  const title = asked.cards.find(({ handle }) => handle === card)?.title ?? null;
  const face = useTable(({ faces }) => (title === null ? undefined : faces.get(title)));
  if (face === undefined) return null;
  return (
    <span className={styles['face']} aria-hidden="true">
      {isDrawn && <Card face={face} size="thumb" />}
    </span>
  );
}

/** What a card that is played or used would do: its name alone says little to whoever does not know it. */
export function OptionText({ asked, option }: { readonly asked: Asked; readonly option: number }) {
  const offered = asked.decision.options[option];
  const card = offered === undefined ? null : cardOf(offered);
  const title = asked.cards.find(({ handle }) => handle === card)?.title ?? null;
  const face = useTable(({ faces }) => (title === null ? undefined : faces.get(title)));
  if (face === undefined || offered?.verb !== 'play') return null;
  return <small aria-hidden="true">{face.text.join(' ')}</small>;
}
