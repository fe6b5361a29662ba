import { useDialogs } from '../../session/dialogs.ts';
import styles from './words.module.css';

const ruleId = /([A-Z]{2}[A-Z\d]-\d{4})/;

/** A rule by its id; a press opens the rulebook there. */
export function RuleLink({ id }: { readonly id: string }) {
  return (
    <button
      type="button"
      className={styles['rule']}
      aria-label={`Rule ${id}`}
      onClick={() => useDialogs.getState().openRule(id)}
    >
      {id}
    </button>
  );
}

/** Words in which every rule id can be pressed. */
export function Words({ text }: { readonly text: string }) {
  const parts = text.split(ruleId);
  if (parts.length === 1) return text;
  // Between the words stand the ids, every other part.
  return parts.map((part, i) => (i % 2 === 1 ? <RuleLink key={part} id={part} /> : part));
}
