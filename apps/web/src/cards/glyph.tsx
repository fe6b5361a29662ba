import styles from '../parts/sign.module.css';
import { type EmblemName, emblems } from './emblems/index.ts';
import named from './emblems/named.svg';

/** An emblem of a card, in two tones of the text's colour. It says nothing: what it stands for is said beside it. */
export function Glyph({ name, className }: { readonly name: EmblemName; readonly className?: string | undefined }) {
  return (
    <svg className={className ?? styles['glyph']} viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
      <use href={name in emblems ? `#g-${name}` : `${named}#${name}`} />
    </svg>
  );
}
