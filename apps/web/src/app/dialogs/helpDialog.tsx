import { TextButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useDialogs } from '../../session/dialogs.ts';
import styles from './helpDialog.module.css';

/** How the Trading Card Game goes, in short; each with the rule to read on. */
const story: readonly { readonly head: string; readonly text: string; readonly rule: string }[] = [
  {
    head: 'Win two arenas',
    text: 'There are three: Space, Ground and Character. You control one while you have units there and your opponent has none. Control two at the end of a turn and you win.',
    rule: 'TCG-0004',
  },
  {
    head: 'Build in secret',
    text: 'Each turn a die says how many build points both get. Lay cards face down in your build zone and put points on them; once one is paid for, it may come into play.',
    rule: 'TCG-0103',
  },
  {
    head: 'Fast units strike first',
    text: 'Arenas fight one after the other. In each, the fastest unit attacks first, whoever it belongs to, then taps. Roll a die for each point of power: every 4 or more is a hit, and every hit does 1 damage.',
    rule: 'TCG-0137',
  },
  {
    head: 'Answer with the Force',
    text: 'Each turn you get 4 Force. It pays for abilities such as Evade, which prevents damage, and for Battle cards. The table stops and asks wherever you could use one.',
    rule: 'TCG-0548',
  },
  {
    head: 'Retreat and come back',
    text: 'Before the battles, units that are not tapped may retreat to the build zone. They are safe there, and may come back in your build step.',
    rule: 'TCG-0128',
  },
];

const keys: readonly (readonly [string, string])[] = [
  ['Space', 'Pass, or the main button'],
  ['Enter', 'Do what is chosen'],
  ['Esc', 'Back'],
  ['Tab', 'Next card that can act'],
  ['Arrows', 'Move between cards'],
  ['1–9', 'Choose an option'],
  ['[ ]', 'Other arena'],
  ['A', 'All actions'],
  ['G', 'What would you do? Against a computer'],
  ['H', 'Hand'],
  ['I', 'Look at a card'],
  ['L', 'Log'],
  ['O', 'Outline: the table as text'],
  ['W', 'Why not?'],
  ['R', 'Look up a rule'],
  ['U', 'Undo'],
  ['Shift U', 'Redo'],
  ['M', 'Sound on or off'],
  ['?', 'This page'],
];

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { openRule } = useDialogs.getState();
  return (
    <Dialog open size="large" title="How to play" onClose={onClose}>
      <ol className={styles['story']}>
        {story.map(({ head, text, rule }) => (
          <li key={head}>
            <h3>{head}</h3>
            <p>{text}</p>
            <TextButton aria-label={`${rule}: the rule for this`} onClick={() => openRule(rule)}>
              {rule}
            </TextButton>
          </li>
        ))}
      </ol>
      <p className={styles['deciding']}>
        Cards that can act now have a yellow ring and a dot: tap one. Everything you may do is also listed under{' '}
        <b>All actions</b>. Rest the pointer on a card, or hold it, to read it; <b>Why not?</b> says which rule stands
        in the way. Against the computer every move can be taken back.
      </p>
      <h3 className={styles['head']}>Keys</h3>
      <dl className={styles['keys']}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <TextButton icon={<Icon name="book" />} onClick={() => openRule(null)}>
        Search the whole rulebook
      </TextButton>
    </Dialog>
  );
}
