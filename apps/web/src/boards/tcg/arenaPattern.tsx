import type { Arena } from '@binary-sunset/tcg';
import { patternOf } from '../../cards/art/art.ts';
import styles from './arenaPattern.module.css';

const patterns = { space: 'orbits', ground: 'contours', character: 'rosette' } as const;

/** What an arena is drawn on. */
export function ArenaPattern({ arena }: { readonly arena: Arena }) {
  return <i className={styles['pattern']} style={{ backgroundImage: patternOf(patterns[arena], arena, 0.14) }} />;
}
