import type { Handle } from '@binary-sunset/kernel';
import type { Aim, Asked } from '@binary-sunset/table';
import { cardsOn } from '@binary-sunset/table/plain';
import { oddsInWords, oddsLine, spoken } from '../../boards/shared/cardWords.ts';
import { Icon } from '../../parts/icon.tsx';
import { Key } from '../../parts/key.tsx';
import { useCramped } from '../../parts/useNarrow.ts';
import { backOf, besideAiming, bestAim, howMany, inPrompt, realOptions, whyNotDone } from '../../session/options.ts';
import { useTable } from '../../session/table.ts';
import { PassButton } from './passButton.tsx';
import styles from './prompt.module.css';
import { roomFor } from './roomFor.ts';
import { Times } from './times.tsx';

/** What can be pressed in the prompt. Pass is always the last, and always in the same place. */
export function Acts({ asked, armed }: { readonly asked: Asked; readonly armed: number | null }) {
  const isCramped = useCramped();
  const again = useTable((table) => table.again);
  const aims = useTable((table) => table.aims);
  const { answer, unpick } = useTable.getState();
  const { decision, labels, pass, times } = asked;
  const back = backOf(asked);
  if (decision.kind === 'subset') return <Subset asked={asked} back={back} />;
  const best = bestAim(aims);
  const verbs = best === null ? inPrompt(asked, isCramped) : besideAiming(asked, best, isCramped);
  return (
    <div className={styles['acts']}>
      {times > 1 && again === null && <Times most={times} />}
      {armed === null ? (
        <>
          {back === null ? null : <BackButton asked={asked} back={back} />}
          {verbs.map((option) => (
            <Verb key={option} asked={asked} option={option} />
          ))}
          {best === null ? null : <AimButton aim={best} />}
        </>
      ) : (
        <>
          <button type="button" className={styles['drop']} aria-label="Choose something else" onClick={unpick}>
            <Icon name="hit" />
          </button>
          <button
            type="button"
            className={`${styles['sun']} ${pass === null ? styles['alone'] : styles['confirm']}`}
            aria-keyshortcuts="Space Enter"
            onClick={() => void answer([armed])}
          >
            <span className={styles['words']}>
              Confirm<span className="sr">: {labels[armed]}</span>
            </span>
            <Key>Space</Key>
          </button>
        </>
      )}
      {pass === null ? null : <PassButton asked={asked} pass={pass} plain={armed !== null || best !== null} />}
    </div>
  );
}

/** Attacks whoever is most worth it. */
function AimButton({ aim: { at, odds } }: { readonly aim: Aim }) {
  const title = useTable(({ display }) => titleOf(display?.scene.board, at));
  return (
    <button
      type="button"
      className={`${styles['sun']} ${styles['alone']}`}
      aria-description={oddsInWords(odds)}
      aria-keyshortcuts="Space"
      onClick={() => void useTable.getState().aimAt(at)}
    >
      <span className={styles['words']}>
        Attack {spoken(title)}
        <small>{oddsLine(odds)}</small>
      </span>
      <Key>Space</Key>
    </button>
  );
}

const titleOf = (board: unknown, card: Handle): string | null =>
  cardsOn(board).find(({ handle }) => handle === card)?.title ?? null;

function Verb({ asked, option }: { readonly asked: Asked; readonly option: number }) {
  const number = realOptions(asked).indexOf(option) + 1;
  const label = asked.labels[option] ?? '';
  return (
    <button
      type="button"
      className={styles['verb']}
      style={roomFor(label)}
      data-option={option}
      aria-keyshortcuts={String(number)}
      onClick={() => void useTable.getState().answer([option])}
    >
      <i className={styles['dot']} />
      <span className={styles['words']}>{label}</span>
      <Key>{number}</Key>
    </button>
  );
}

export function BackButton({ asked, back }: { readonly asked: Asked; readonly back: number }) {
  return (
    <button
      type="button"
      className={styles['back']}
      data-option={back}
      aria-keyshortcuts="Escape"
      onClick={() => void useTable.getState().answer([back])}
    >
      <span className={styles['words']}>{asked.labels[back]}</span>
      <Key>Esc</Key>
    </button>
  );
}

/** Some of several: they are picked on the table or in the list of all. */
function Subset({ asked, back }: { readonly asked: Asked; readonly back: number | null }) {
  return (
    <div className={styles['acts']}>
      {back === null ? null : <BackButton asked={asked} back={back} />}
      <DoneButton asked={asked} />
    </div>
  );
}

/** Gives what was picked; says why it can't while it can't. */
export function DoneButton({ asked }: { readonly asked: Asked }) {
  const picked = useTable((table) => table.picked);
  const refusal = whyNotDone(asked, picked);
  return (
    <button
      type="button"
      className={`${styles['sun']} ${styles['alone']}`}
      aria-disabled={refusal !== null}
      aria-keyshortcuts="Space"
      onClick={() => {
        if (refusal === null) void useTable.getState().answer(picked);
      }}
    >
      <span className={styles['words']}>
        Done
        <small>{refusal ?? (picked.length === 0 ? 'Choose none' : howMany(asked, picked))}</small>
      </span>
      <Key>Space</Key>
    </button>
  );
}
