<<<<<<< HEAD
import { useLocation } from 'wouter';
import { TextButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useGame } from '../../screens/shared/useGame.ts';
import { useDialogs } from '../../session/dialogs.ts';
import { useTable } from '../../session/table.ts';
import { Glossary } from '../../shell/signs/glossary.tsx';
import styles from './helpDialog.module.css';

interface Part {
  readonly head: string;
  readonly text: string;
  readonly rule: string;
}

/** How the Trading Card Game goes, in short; each with the rule to read on. */
const tcgStory: readonly Part[] = [
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

/** How the Customizable Card Game goes. */
const ccgStory: readonly Part[] = [
  {
    head: 'Your deck is your life',
    text: 'Reserve Deck, Force Pile and Used Pile are your Life Force. Whoever has none left loses. What you use comes back; what goes to the Lost Pile does not.',
    rule: 'AR1-0008',
  },
  {
    head: 'Activate and deploy',
    text: 'Each turn you activate Force: 1, and 1 for each of your icons at locations. It pays for characters, starships and weapons, which go where you have icons or somebody already.',
    rule: 'AR1-0011',
  },
  {
    head: 'Control and drain',
    text: 'Where you alone have presence, you control the location. Once in each of your turns you may drain there: your opponent loses 1 Force for each of their own icons.',
    rule: 'GLB-0127',
  },
  {
    head: 'Battle',
    text: 'Where both of you stand, you may battle for 1 Force. Powers are added up, with a destiny drawn from the deck for ability 4 or more. The loser pays the difference, with cards that fought or with Life Force.',
    rule: 'AR6-0110',
  },
  {
    head: 'Move, draw and save',
    text: 'At the end of your turn your characters and starships move, and what is left in the Force Pile is drawn into your hand or saved, for next turn or for a response in theirs.',
    rule: 'AR8-0004',
  },
];

const stories = { tcg: tcgStory, ccg: ccgStory } as const;

=======
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
import { inShort } from './gameInShort.ts';
import styles from './helpDialog.module.css';

>>>>>>> main
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

<<<<<<< HEAD
/** How the game on the table goes, or the one that was chosen last. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { openRule } = useDialogs.getState();
  const [chosen] = useGame();
  const [location] = useLocation();
  const onTable = useTable(({ display }) => display?.game ?? null);
  const game = isAtTable(location) && onTable !== null ? onTable : chosen;
=======
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
>>>>>>> main
  return (
    <Dialog open size="large" title="How to play" onClose={onClose}>
      <div className={styles['games']}>
        <Segmented label="Game" value={game} segments={gameSegments} onChange={setGame} />
        <Button icon={<Icon name="play" />} onClick={learn}>
          Learn it in short lessons
        </Button>
      </div>
      <ol className={styles['story']}>
<<<<<<< HEAD
        {stories[game].map(({ head, text, rule }) => (
=======
        {inShort[game].map(({ head, text, rule }) => (
>>>>>>> main
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

const isAtTable = (location: string): boolean => /^\/(?:table|learn\/\w+\/)/.test(location);
