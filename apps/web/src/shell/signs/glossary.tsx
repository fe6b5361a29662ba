import type { Term } from '@binary-sunset/table';
import { keywords, type Sign, signPlaces, signsOf } from '@binary-sunset/table/plain';
import type { GameName } from '../../engine/protocol.ts';
import { useDialogs } from '../../session/dialogs.ts';
import styles from './glossary.module.css';

type Entry = Omit<Term, 'rule'> & { readonly rule: string | null };

interface Chapter {
  readonly head: string;
  readonly entries: readonly Entry[];
}

const isPlace = (name: string): name is Sign['at'] => Object.hasOwn(signPlaces, name);

/** Signs by where they are seen, then the keywords of cards that have some. */
function chaptersOf(game: GameName): readonly Chapter[] {
  const signs = Object.values(signsOf(game));
  return [
    ...Object.keys(signPlaces)
      .filter(isPlace)
      .map((place) => ({ head: signPlaces[place], entries: signs.filter(({ at }) => at === place) })),
    { head: 'Keywords', entries: game === 'tcg' ? keywords : [] },
  ].filter(({ entries }) => entries.length > 0);
}

/** Every sign of a game with its name and what it means. */
export function Glossary({ game }: { readonly game: GameName }) {
  return (
    <section aria-label="Signs and words">
      <h3 className={styles['title']}>Signs and words</h3>
      <p className={styles['note']}>Rest the pointer on a sign, or hold it, and the table says what it is.</p>
      {chaptersOf(game).map(({ head, entries }) => (
        <details key={head} className={styles['chapter']}>
          <summary>{head}</summary>
          <dl className={styles['entries']}>
            {entries.map(({ name, words, rule }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {words}{' '}
                  {rule === null ? null : (
                    <button type="button" onClick={() => useDialogs.getState().openRule(rule)}>
                      Rule<span className="sr"> on {name}</span>
                    </button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
