import { type ReactNode, useEffect, useState } from 'react';
import { useDialogs } from '../client/dialogs.ts';
import { engine } from '../client/table.ts';
import type { RuleText } from '../engine/protocol.ts';
import { TextButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from './ruleDialog.module.css';

/** How many of what was found are shown. */
const most = 30;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A rule by its id, or the search for one. */
export function RuleDialog({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const found = useFound(words, id);
  return (
    <Dialog open title={id === null || words !== '' ? 'Rulebook' : `Rule ${id}`} onClose={onClose}>
      <label className={styles['search']}>
        <span>Search the rules</span>
        <input
          type="search"
          value={words}
          placeholder="retreat, pilot, stack…"
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <div aria-live="polite">
        {typeof found === 'string' ? (
          <p className={styles['none']}>{found}</p>
        ) : (
          <ul>
            {found.slice(0, most).map((rule) => (
              <li key={rule.id} className={styles['rule']}>
                <small>
                  {rule.topic} · {rule.id}
                </small>
                <p>{withLinks(rule.text)}</p>
              </li>
            ))}
          </ul>
        )}
        {typeof found !== 'string' && found.length > most ? (
          <p className={styles['none']}>{found.length - most} more: say it more exactly.</p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What was found, or what to say where nothing was. */
function useFound(words: string, id: string | null): readonly RuleText[] | string {
  const [found, setFound] = useState<readonly RuleText[] | string>('');
  useEffect(() => {
    let left = false;
    const show = (next: readonly RuleText[] | string): void => {
      if (!left) setFound(next);
    };
    const asked = words.trim();
    if (asked !== '')
      engine
        .searchRules(asked)
        .then((rules) => show(rules.length === 0 ? `No rule says "${asked}".` : rules))
        .catch((error: unknown) => show(messageOf(error)));
    else if (id === null) show('Type a word or the number of a rule.');
    else
      engine
        .rule(id)
        .then((rule) => show(rule === null ? `There is no rule ${id}.` : [rule]))
        .catch((error: unknown) => show(messageOf(error)));
    return () => {
      left = true;
    };
  }, [words, id]);
  return found;
}

/** Rules that a text names can be gone to. */
function withLinks(text: string): ReactNode {
  return text.split(/\b((?:TCG|AR\d|GLC|CCG)-\d{4})\b/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <TextButton key={i} className={styles['link'] ?? ''} onClick={() => useDialogs.getState().openRule(part)}>
        {part}
      </TextButton>
    ),
  );
}
