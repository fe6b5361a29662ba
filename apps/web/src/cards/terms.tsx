import type { Face } from '@binary-sunset/table';
import { useDialogs } from '../session/dialogs.ts';
import styles from './terms.module.css';

/** What the keywords on a card mean, each with the rule to read on. */
export function Terms({ face: { terms } }: { readonly face: Face }) {
  if (terms.length === 0) return null;
  return (
    <dl className={styles['terms']}>
      {terms.map(({ name, words, rule }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {words}{' '}
            <button type="button" onClick={() => useDialogs.getState().openRule(rule)}>
              Rule
              <span className="sr"> on {name}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
