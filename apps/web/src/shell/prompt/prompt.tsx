import type { Asked } from '@binary-sunset/table';
import { textOf } from '@binary-sunset/table/plain';
import { useEffect, useState } from 'react';
import { Key } from '../../parts/key.tsx';
import { armedIn } from '../../session/bright.ts';
import { useDialogs } from '../../session/dialogs.ts';
import { backOf, isToBeAimed } from '../../session/options.ts';
import { useShell } from '../../session/shellStore.ts';
import { useTable } from '../../session/table.ts';
import { verdictOf } from '../../session/verdict.ts';
import { Acts } from './acts.tsx';
import { NumberChoice } from './numberChoice.tsx';
import styles from './prompt.module.css';
import { aboutLine, spokenPrompt, whoseTarget } from './promptWords.ts';

/** What has to be decided. It stands in one place, whatever is asked. */
export function Prompt() {
  const asked = useTable(({ display }) => display?.scene.asked ?? null);
  const answering = useTable((table) => table.answering);
  return (
    <section
      className={styles['prompt']}
      aria-label="Decision"
      data-kind={asked?.decision.kind}
      data-answering={answering || undefined}
    >
      {asked === null ? <Waiting /> : <Question key={asked.decision.at} asked={asked} />}
    </section>
  );
}

function Question({ asked }: { readonly asked: Asked }) {
  const picked = useTable((table) => table.picked);
  const aims = useTable((table) => table.aims);
  const times = useTable((table) => table.times);
  const cards = useTable(({ options }) => options.size);
  const asksWhyNot = useShell((shell) => shell.asksWhyNot);
  const { decision, labels, prompt } = asked;
  const armed = armedIn(asked, picked);
  const isAimed = picked.some((option) => isToBeAimed(asked, option));
  const target = whoseTarget(asked, aims);
  const heading =
    armed === null
      ? (target ?? spokenPrompt(prompt).heading)
      : `${labels[armed] ?? ''}${times === 1 ? '' : `, ${times} times`}`;
  const about = asksWhyNot
    ? 'Why not? Tap any card.'
    : target !== null && armed === null
      ? 'Choose a unit that glows.'
      : aboutLine(asked, isAimed ? [] : picked, cards);
  return (
    <>
      <div className={styles['say']}>
        <h2 className={styles['heading']}>{heading}</h2>
        {about === '' ? null : <p className={styles['about']}>{about}</p>}
        <button
          type="button"
          className={styles['all']}
          aria-keyshortcuts="A"
          aria-haspopup="dialog"
          onClick={() => useShell.getState().show('actions')}
        >
          All actions ({labels.length})<Key>A</Key>
        </button>
      </div>
      {decision.kind === 'number' ? (
        <NumberChoice asked={asked} back={backOf(asked)} />
      ) : (
        <Acts asked={asked} armed={armed} />
      )}
    </>
  );
}

const thinksAfter = 300;

/** What is shown on the way to the next question. */
const sights = {
  roll: 'The dice are rolled',
  attack: 'The attack is over',
  destiny: 'Destiny is drawn',
  hit: 'A hit',
  miss: 'A miss',
  power: 'Powers are compared',
  battle: 'The battle is over',
  react: 'A react',
  card: 'A card is played',
} as const;

/** Nothing is asked of whoever looks: something is shown, the other side decides, or the game is over. */
function Waiting() {
  const display = useTable((table) => table.display);
  const glimpsed = useTable((table) => table.glimpsed);
  const busy = useTable((table) => table.busy);
  const told = useTable(({ log }) => log.at(-1)?.line ?? null);
  const [thinking, setThinking] = useState(false);
  useEffect(() => {
    setThinking(false);
    const timer = busy ? setTimeout(() => setThinking(true), thinksAfter) : undefined;
    return () => clearTimeout(timer);
  }, [busy]);
  if (display !== null && display.scene.outcome !== null)
    return (
      <>
        <div className={styles['say']}>
          <h2 className={styles['heading']}>{verdictOf(display)}</h2>
          <p className={styles['about']}>{display.ending?.why}</p>
        </div>
        {display.coaching === null ? (
          <div className={styles['acts']}>
            <button type="button" className={styles['verb']} onClick={() => useDialogs.getState().open('result')}>
              What next?
            </button>
          </div>
        ) : null}
      </>
    );
  if (display?.coaching?.state === 'done' && !busy)
    return (
      <div className={styles['say']}>
        <h2 className={styles['heading']}>Well done</h2>
        <p className={styles['about']}>The lesson is over</p>
      </div>
    );
  return (
    <>
      <div className={styles['say']}>
        <h2 className={styles['heading']}>{glimpsed === null ? 'The opponent’s move' : sights[glimpsed.what]}</h2>
        <p className={styles['about']} data-thinking={(thinking && glimpsed === null) || undefined}>
          {glimpsed !== null && told !== null ? textOf(told) : thinking ? 'Thinking…' : 'Watch what happens'}
        </p>
      </div>
      <div className={styles['acts']}>
        <button type="button" className={styles['verb']} onClick={() => useTable.getState().hurry()}>
          Go on at once
        </button>
      </div>
    </>
  );
}
