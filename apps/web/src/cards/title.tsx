import type { Face } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import styles from './title.module.css';

/** A card's name and letter; a number stays with the hyphen before it. */
export function Title({ face: { name, version, dots } }: { readonly face: Face }) {
  const words = name.split(/(\S+-\d\S*)/);
  return (
    <>
      {dots > 0 && (
        <i className={styles['dots']} data-sign={'unique' satisfies SignName}>
          {'•'.repeat(dots)}
        </i>
      )}
      {words.map((word) =>
        /-\d/.test(word) ? (
          <span key={word} className={styles['whole']}>
            {word}
          </span>
        ) : (
          word
        ),
      )}
      {version !== null && <em data-sign={'unique' satisfies SignName}> {version}</em>}
    </>
  );
}
