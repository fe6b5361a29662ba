import type { Explanation } from '@binary-sunset/kernel';
import { Icon } from '../../parts/icon.tsx';
import { Key } from '../../parts/key.tsx';
import { useShell } from '../../session/shellStore.ts';
import styles from './couldDo.module.css';
import { RuleLink, Words } from './words.tsx';

/** What a card could do now, and what keeps it from the rest. Refusals are told when they are asked for. */
export function CouldDo({ explanations }: { readonly explanations: readonly Explanation[] }) {
  const asksWhyNot = useShell((shell) => shell.asksWhyNot);
  const possible = explanations.filter((explanation) => explanation.possible);
  const refused = explanations.filter((explanation) => !explanation.possible);
  if (explanations.length === 0) return null;
  return (
    <div className={styles['could']}>
      {possible.length === 0 ? null : <Lines explanations={possible} />}
      {refused.length === 0 ? null : (
        <details key={String(asksWhyNot)} open={asksWhyNot || possible.length === 0}>
          <summary>
            Why not? <Key>W</Key>
          </summary>
          <Lines explanations={refused} />
        </details>
      )}
    </div>
  );
}

const Lines = ({ explanations }: { readonly explanations: readonly Explanation[] }) => (
  <ul>
    {explanations.map(({ what, possible, because, rule }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two texts of a card may be refused in the same words
      <li key={i} data-possible={possible || undefined}>
        <Icon name={possible ? 'check' : 'lock'} className={styles['sign']} />
        <span>
          <b className={styles['what']}>{what}</b>
          {because === undefined ? null : (
            <>
              : <Words text={because} />
            </>
          )}{' '}
          {rule === undefined ? null : <RuleLink id={rule} />}
          <span className="sr">{possible ? ' Possible now.' : ''}</span>
        </span>
      </li>
    ))}
  </ul>
);
