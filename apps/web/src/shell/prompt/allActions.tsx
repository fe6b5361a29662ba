import type { Asked } from '@binary-sunset/table';
import { type RefObject, useEffect, useRef } from 'react';
import { walkThrough } from '../../interaction/walking.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Key } from '../../parts/key.tsx';
import { useLater } from '../../session/later.ts';
import { realOptions, takesTheList } from '../../session/options.ts';
import { useShell } from '../../session/shellStore.ts';
import { useTable } from '../../session/table.ts';
import { DoneButton } from './acts.tsx';
import styles from './allActions.module.css';
import { OptionFace, OptionText } from './optionFace.tsx';
import { spokenPrompt } from './promptWords.ts';

/** Every option there is, each by its name. Opens by itself where cards to choose from lie in no place that is drawn. */
export function AllActions() {
  const asked = useTable(({ display }) => display?.scene.asked ?? null);
  const isOpen = useShell(({ panel }) => panel === 'actions');
  const { close } = useShell.getState();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(followQuestions, []);
  if (asked === null || !isOpen) return null;
  const { heading, about } = spokenPrompt(asked.prompt);
  const said = [about, asked.advice?.says ?? ''].filter(Boolean).join(' ');
  const isSubset = asked.decision.kind === 'subset';
  return (
    <Dialog
      open
      onClose={close}
      title={heading}
      first={first}
      {...(said === '' ? {} : { about: said })}
      {...(isSubset ? { actions: <DoneButton asked={asked} /> } : {})}
    >
      <OptionList asked={asked} first={first} />
    </Dialog>
  );
}

/**
 * A list that is open belongs to its question: it goes with it, in the same moment, so that nobody presses an option of
 * the next one by accident. Gives the way to stop.
 */
function followQuestions(): () => void {
  const begin = (): void => {
    const { panel, show, close, openMenu } = useShell.getState();
    openMenu(null);
    const { scene, coaching } = useTable.getState().display ?? {};
    // Where a lesson is done, its last word is not to be covered.
    if (scene !== undefined && coaching?.state !== 'done' && takesTheList(scene)) show('actions');
    else if (panel === 'actions') {
      // What has the focus is about to go: while nothing has changed yet, taking it away costs no layout.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      close();
    }
  };
  const now = (): Asked | null => useTable.getState().display?.scene.asked ?? null;
  let last = now();
  begin();
  return useTable.subscribe(() => {
    const asked = now();
    if (asked === last) return;
    last = asked;
    begin();
  });
}

/** Right below the words that speak for it. */
function suggestedFirst({ labels, advice }: Asked): readonly number[] {
  const options = labels.map((_, option) => option);
  return advice === null ? options : [advice.option, ...options.filter((option) => option !== advice.option)];
}

function OptionList({ asked, first }: { readonly asked: Asked; readonly first: RefObject<HTMLButtonElement | null> }) {
  const picked = useTable((table) => table.picked);
  // Words first, and pictures in the next frame: what was pressed for is to be seen at once.
  const hasPictures = useLater(true, { first: false });
  const { decision, labels } = asked;
  const numbered = realOptions(asked);
  const isSubset = decision.kind === 'subset';
  const inOrder = suggestedFirst(asked);
  return (
    <ul data-part="all-actions" className={styles['options']} onKeyDown={walkThrough('[data-option]')}>
      {inOrder.map((option) => {
        const label = labels[option];
        const number = numbered.indexOf(option) + 1;
        const isPicked = picked.includes(option);
        return (
          <li key={option}>
            <button
              ref={option === inOrder[0] ? first : undefined}
              type="button"
              className={styles['option']}
              data-option={option}
              data-kind={option === asked.pass ? 'pass' : number === 0 ? 'back' : 'real'}
              {...(isSubset && number > 0 ? { role: 'checkbox', 'aria-checked': isPicked } : {})}
              onClick={() => {
                if (isSubset && number > 0) useTable.getState().pick(option);
                else void useTable.getState().answer([option]);
              }}
            >
              {isSubset && number > 0 ? (
                <i className={styles['tick']} data-on={isPicked || undefined} aria-hidden="true" />
              ) : null}
              <OptionFace asked={asked} option={option} isDrawn={hasPictures} />
              <span className={styles['words']}>
                {label}
                {asked.advice?.option === option ? <b className={styles['suggested']}> Suggested</b> : null}
                <OptionText asked={asked} option={option} />
              </span>
              {number > 0 && number < 10 ? <Key>{number}</Key> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
