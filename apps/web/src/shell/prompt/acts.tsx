import type { Handle } from '@binary-sunset/kernel';
import type { Aim, Asked, Proposal } from '@binary-sunset/table';
import { cardsOn } from '@binary-sunset/table/plain';
import { oddsInWords, oddsLine, spoken } from '../../boards/shared/cardWords.ts';
import { Icon } from '../../parts/icon.tsx';
import { Key } from '../../parts/key.tsx';
import { Spoken } from '../../parts/spoken.tsx';
import { useCramped } from '../../parts/useNarrow.ts';
import { isTiresome } from '../../session/notAgain.ts';
import {
  backOf,
  besideAiming,
  bestAim,
  howMany,
  inPrompt,
  proposedIn,
  realOptions,
  whyNotDone,
} from '../../session/options.ts';
import { isInBattle } from '../../session/passUntil.ts';
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
  const tiresome = useTable(({ passes }) => isTiresome(passes, asked));
  const { answer, unpick } = useTable.getState();
  const { decision, labels, pass, times } = asked;
  const back = backOf(asked);
  if (decision.kind === 'subset') return <Subset asked={asked} back={back} />;
  const best = bestAim(aims);
  const sensible = asked.proposals.find((proposal) => proposal.sensible);
  const verbs = best === null ? inPrompt(asked, isCramped) : besideAiming(asked, best, isCramped);
  return (
    <div className={styles['acts']}>
      {times > 1 && again === null && <Times most={times} />}
      {armed === null ? (
        <>
          {back === null ? null : <BackButton asked={asked} back={back} />}
          {verbs.map((option) => (
            <Verb key={option} asked={asked} option={option} aimed={best !== null} />
          ))}
          {best !== null || armed !== null
            ? null
            : proposedIn(asked, isCramped).map((proposal) => (
                <ProposalButton key={proposal.option} asked={asked} proposal={proposal} />
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
      {armed === null && pass !== null && tiresome ? <NotAgain /> : null}
      {pass === null ? null : (
        <PassButton asked={asked} pass={pass} plain={armed !== null || best !== null || sensible !== undefined} />
      )}
    </div>
  );
}

/** Nobody is asked about the same cards again and again. */
function NotAgain() {
  const until = useTable(({ display }) => (display !== null && isInBattle(display) ? 'battle' : 'turn'));
  return (
    <button type="button" className={styles['back']} onClick={() => useTable.getState().notAgain(until)}>
      <span className={styles['words']}>Not again this {until}</span>
    </button>
  );
}

/** Says in one what would else be asked step by step; the brightest, where most would do just this. */
function ProposalButton({ asked, proposal }: { readonly asked: Asked; readonly proposal: Proposal }) {
  const { option, words, note, sensible } = proposal;
  const size = asked.pass === null ? styles['alone'] : styles['confirm'];
  return (
    <button
      type="button"
      className={sensible ? `${styles['sun']} ${size}` : styles['verb']}
      style={roomFor(`${words ?? asked.labels[option] ?? ''} ${note}`)}
      data-proposes={option}
      aria-keyshortcuts={sensible ? 'Space' : undefined}
      onClick={() => void useTable.getState().propose(proposal)}
    >
      {sensible ? null : <i className={styles['dot']} />}
      <span className={styles['words']}>
        {words ?? asked.labels[option]}
        {note === '' ? null : <small>{note}</small>}
      </span>
      {sensible ? <Key>Space</Key> : null}
    </button>
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

function Verb({
  asked,
  option,
  aimed,
}: {
  readonly asked: Asked;
  readonly option: number;
  /** The prompt says already who acts. */
  readonly aimed: boolean;
}) {
  const number = realOptions(asked).indexOf(option) + 1;
  const waste = asked.wastes[option] ?? null;
  const less = asked.proposals.find((proposal) => proposal.option === option)?.otherwise ?? null;
  const label = asked.labels[option] ?? '';
  const text = less ?? (aimed && asked.decision.options[option]?.verb === 'hold back' ? "Don't attack" : label);
  return (
    <button
      type="button"
      className={styles['verb']}
      data-quiet={waste !== null || less !== null || undefined}
      style={roomFor(waste === null || text.length > waste.words.length ? text : waste.words)}
      data-option={option}
      aria-keyshortcuts={String(number)}
      onClick={() => void useTable.getState().answer([option])}
    >
      <Spoken name={label}>
        <i className={styles['dot']} />
        <span className={styles['words']}>
          {text}
          {waste === null ? null : <small>{waste.words}</small>}
        </span>
        <Key>{number}</Key>
      </Spoken>
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
