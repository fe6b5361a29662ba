import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RuleText } from '../../engine/protocol.ts';
import { Button, TextButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useDialogs } from '../../session/dialogs.ts';
import { engine, useTable } from '../../session/table.ts';
import styles from './ruleDialog.module.css';

/** How many of what was found are shown. */
const most = 30;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where to begin for whoever does not know what to ask for. */
const topics = ['turn', 'build step', 'retreat', 'attack', 'Force', 'pilot', 'stack', 'contested', 'control an arena'];

/** A rule by its id, or the search for one. */
export function RuleDialog({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const asked = useTable(({ display }) => display?.scene.asked?.prompt.rules ?? none);
  const ids = id === null ? asked : [id];
  const found = useFound(words, ids);
  const search = useRef<HTMLInputElement>(null);
  const isSearched = words.trim() !== '';
  const openRule = (other: string): void => {
    setWords('');
    useDialogs.getState().openRule(other);
  };
  return (
    <Dialog
      open
      title={id === null || isSearched ? 'Rulebook' : `Rule ${id}`}
      onClose={onClose}
      // Whoever came to read a rule on a phone wants no keyboard over it.
      {...(id === null || !matchMedia('(pointer: coarse)').matches ? { first: search } : {})}
    >
      <label className={styles['search']}>
        <span>Search the rules</span>
        <input
          ref={search}
          type="search"
          value={words}
          placeholder="retreat, pilot, stack…"
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {id === null && !isSearched ? (
        <ul className={styles['topics']} aria-label="Topics to begin with">
          {topics.map((topic) => (
            <li key={topic}>
              <Button look="plain" onClick={() => setWords(topic)}>
                {topic}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        {id === null && !isSearched && ids.length > 0 ? (
          <h3 className={styles['now']}>What you are deciding now comes from</h3>
        ) : null}
        {typeof found === 'string' ? (
          <p className={styles['none']}>{found}</p>
        ) : (
          <ul>
            {found.slice(0, most).map((rule) => (
              <li key={rule.id} className={styles['rule']}>
                <small>
                  {rule.topic} · {rule.id}
                </small>
                <p>{withLinks(rule.text, openRule)}</p>
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

const none: readonly string[] = [];

/** What was found, or the rules of these ids if nothing is looked for, or what to say where there is nothing. */
function useFound(words: string, ids: readonly string[]): readonly RuleText[] | string {
  const [found, setFound] = useState<readonly RuleText[] | string>('');
  const wanted = ids.join(' ');
  useEffect(() => {
    let left = false;
    const each = wanted === '' ? [] : wanted.split(' ');
    const show = (next: readonly RuleText[] | string): void => {
      if (!left) setFound(next);
    };
    const asked = words.trim();
    if (asked !== '')
      engine
        .searchRules(asked)
        .then((rules) => show(rules.length === 0 ? `No rule says "${asked}".` : rules))
        .catch((error: unknown) => show(messageOf(error)));
    else if (each.length === 0) show('Type a word or the number of a rule.');
    else
      Promise.all(each.map((id) => engine.rule(id)))
        .then((rules) => rules.filter((rule) => rule !== null))
        .then((rules) => show(rules.length === 0 ? `There is no rule ${each.join(', ')}.` : rules))
        .catch((error: unknown) => show(messageOf(error)));
    return () => {
      left = true;
    };
  }, [words, wanted]);
  return found;
}

/** Rules that a text names can be gone to. */
function withLinks(text: string, open: (id: string) => void): ReactNode {
  return text.split(/\b((?:TCG|AR\d|GLC|CCG)-\d{4})\b/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <TextButton key={i} className={styles['link'] ?? ''} onClick={() => open(part)}>
        {part}
      </TextButton>
    ),
  );
}
