import { RadioGroup } from 'radix-ui';
import { colourToken } from '../../cards/frameColours.ts';
import { Glyph } from '../../cards/glyph.tsx';
import { glyphOf } from '../../cards/glyphOf.ts';
import type { DeckOffer } from '../../engine/protocol.ts';
import { Icon } from '../../parts/icon.tsx';
import { vars } from '../../parts/vars.ts';
import styles from './deckPicker.module.css';

/** "60 cards, Darth Sidious": how many, and the one it is known by. */
const about = ({ size, emblem }: DeckOffer): string => `${size} cards, ${emblem.name}`;

export function DeckPicker({
  label,
  decks,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly decks: readonly DeckOffer[];
  readonly chosen: string;
  readonly onChange: (name: string) => void;
}) {
  return (
    <RadioGroup.Root className={styles['decks']} aria-label={label} value={chosen} onValueChange={onChange}>
      {decks.map((deck) => (
        <RadioGroup.Item
          key={deck.name}
          value={deck.name}
          className={styles['deck']}
          aria-label={`${deck.name}: ${about(deck)}`}
          style={vars({ '--type': `var(${colourToken(deck.emblem.frame)})` })}
        >
          <Glyph name={glyphOf(deck.emblem)} />
          <span className={styles['words']}>
            <b>{deck.name}</b>
            <em>{about(deck)}</em>
          </span>
          <RadioGroup.Indicator className={styles['check']}>
            <Icon name="check" />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
