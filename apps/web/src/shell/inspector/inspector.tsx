import type { Handle } from '@binary-sunset/kernel';
import type { ShownValue } from '@binary-sunset/table';
import { memo, useState } from 'react';
import { boardFor } from '../../boards/loading.ts';
import { CardText } from '../../cards/cardText.tsx';
import { Halves } from '../../cards/halves.tsx';
import { IconChips } from '../../cards/iconChips.tsx';
import { Terms } from '../../cards/terms.tsx';
import type { Inspection } from '../../engine/protocol.ts';
import { SideMark } from '../../parts/sideMark.tsx';
import { Spoken } from '../../parts/spoken.tsx';
import { useLater } from '../../session/later.ts';
import { useShell } from '../../session/shellStore.ts';
import { useTable } from '../../session/table.ts';
import { useSettings } from '../../settings/settings.ts';
import { Banner } from './banner.tsx';
import { CouldDo } from './couldDo.tsx';
import styles from './inspector.module.css';
import { useInspection } from './useInspection.ts';
import { Values } from './values.tsx';

/** The card that is looked at: how it stands, why, what it could do and why not. */
export function Inspector() {
  const { card, seen } = useInspection();
  if (card === null)
    return <p className={styles['hint']}>Point at a card to read it here. On a touch screen, hold it.</p>;
  if (seen === null) return <p className={styles['hint']}>A face-down card. You don’t know which it is.</p>;
  return <Seen card={card} seen={seen} />;
}

interface SeenProps {
  readonly card: Handle;
  readonly seen: Inspection;
}

const Seen = memo(({ card, seen }: SeenProps) => {
  const { face, marks } = seen;
  // Which card it is and how it stands is seen at once; what has to be read follows in the next frame.
  const read = useLater(seen);
  return (
    <div className={styles['seen']}>
      <button type="button" className={styles['open']} onClick={() => useShell.getState().show('face')}>
        <Spoken name={`${face.title}, ${face.typeLine}: show the whole card`}>
          <Banner face={face}>
            <h3 className={styles['name']}>{face.name}</h3>
            <p className={styles['type']}>
              <SideMark side={face.side} />
              {face.typeLine}
              {face.version === null ? '' : `, ${face.version}`}
            </p>
          </Banner>
        </Spoken>
      </button>
      <Values key={`values of ${face.title}`} values={shownValues(seen)} />
      {marks.length === 0 ? null : (
        <ul className={styles['marks']} aria-label="How it stands">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      <Read key={`text of ${read.face.title}`} card={card} seen={read} />
    </div>
  );
});

/** What a card says, what it could do and why not. */
const Read = memo(({ card, seen: { face, explanations } }: SeenProps) => {
  const isAskedFor = useTable(({ display }) => {
    if (display === null) return false;
    return boardFor(display).isAskedFor(display.scene.board, display.scene.viewer, card, face);
  });
  const side = useTable(({ display }) => {
    const viewer = display?.scene.viewer;
    return (viewer === 0 || viewer === 1 ? display?.scene.board.seats[viewer].side : null) ?? face.side;
  });
  return (
    <>
      <div className={styles['text']}>
        {face.icons.length > 0 && <IconChips icons={face.icons} />}
        <CardText text={face.text} />
        {face.halves === undefined ? null : <Halves halves={face.halves} side={side} />}
        <Terms face={face} />
      </div>
      <CouldDo explanations={explanations} />
      {isAskedFor ? <Quiet title={face.title} /> : null}
    </>
  );
});

/** Values as they are now; what is only printed, where a card has none of its own. */
function shownValues({ values, face }: Inspection): readonly ShownValue[] {
  if (values.length > 0) return values;
  return face.values.map(({ name, printed }) => ({
    name,
    total: Number.isNaN(Number(printed)) ? null : Number(printed),
    printed: Number.isNaN(Number(printed)) ? null : Number(printed),
    because: [`${printed} printed`],
  }));
}

/** Passing by itself wherever only cards like this could be played. */
function Quiet({ title }: { readonly title: string }) {
  const quiet = useSettings((settings) => settings.quiet.includes(title));
  const [id] = useState(() => `quiet-${title.replaceAll(/\W/g, '')}`);
  return (
    <label className={styles['quiet']} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={quiet}
        onChange={() => {
          const { quiet: titles, set } = useSettings.getState();
          set({ quiet: quiet ? titles.filter((other) => other !== title) : [...titles, title] });
        }}
      />
      Don’t ask for this card
    </label>
  );
}
