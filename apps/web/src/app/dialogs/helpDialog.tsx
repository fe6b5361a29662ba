import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, TextButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { gameSegments } from '../../screens/shared/games.ts';
import { useGame } from '../../screens/shared/useGame.ts';
import { useDialogs } from '../../session/dialogs.ts';
import { useTable } from '../../session/table.ts';
import { Glossary } from '../../shell/signs/glossary.tsx';
import { inShort } from './gameInShort.ts';
import styles from './helpDialog.module.css';

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

/** Help about the game on the table, or the one that was chosen last. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { openRule } = useDialogs.getState();
  const [address, go] = useLocation();
  const [chosen] = useGame();
  const onTable = useTable(({ display }) => display?.game ?? null);
  const isAtTable = /^\/(table|new|learn\/\w+\/)/.test(address);
  const [game, setGame] = useState((isAtTable ? onTable : null) ?? chosen);
  const learn = (): void => {
    onClose();
    go(`/learn/${game}`);
  };
  return (
    <Dialog open size="large" title="How to play" onClose={onClose}>
      <div className={styles['games']}>
        <Segmented label="Game" value={game} segments={gameSegments} onChange={setGame} />
        <Button icon={<Icon name="play" />} onClick={learn}>
          Learn it in short lessons
        </Button>
      </div>
      <ol className={styles['story']}>
        {inShort[game].map(({ head, text, rule }) => (
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
      <Glossary game={game} />
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
