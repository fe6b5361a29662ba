import { wasteKinds } from '@binary-sunset/table/plain';
import { Switch } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { say } from '../../parts/toast.tsx';
import { type MomentName, momentsOf, stopsAt } from '../../session/automatic.ts';
import { engine, useTable } from '../../session/table.ts';
import { warningNames, warnsOf } from '../../session/warnings.ts';
import { forgetAll } from '../../settings/remembered.ts';
import { type Speed, type TextSize, textSizes, useSettings } from '../../settings/settings.ts';
import styles from './settingsDialog.module.css';

const speedNames: Readonly<Record<Speed, string>> = { half: '½ ×', normal: '1 ×', double: '2 ×', instant: 'Instant' };
const textNames: Readonly<Record<TextSize, string>> = { usual: 'As designed', large: 'Larger', largest: 'Largest' };
const speedOrder: readonly Speed[] = ['half', 'normal', 'double', 'instant'];

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { speed, sound, confirm, order, pointless, text, reducedMotion, set } = useSettings();
  return (
    <Dialog open title="Settings" onClose={onClose}>
      <h3 className={styles['head']}>Speed of play</h3>
      <Segmented
        label="Speed of play"
        value={speed}
        segments={speedOrder.map((value) => ({ value, label: speedNames[value] }))}
        onChange={(next) => set({ speed: next })}
      />
      <h3 className={styles['head']}>Text</h3>
      <Segmented
        label="Text"
        value={text}
        segments={textSizes.map((value) => ({ value, label: textNames[value] }))}
        onChange={(next) => set({ text: next })}
      />
      <h3 className={styles['head']}>Motion</h3>
      <Segmented
        label="Motion"
        value={reducedMotion === null ? 'system' : reducedMotion ? 'reduced' : 'full'}
        segments={[
          { value: 'system', label: 'As the system' },
          { value: 'full', label: 'Full' },
          { value: 'reduced', label: 'Reduced' },
        ]}
        onChange={(motion) => set({ reducedMotion: motion === 'system' ? null : motion === 'reduced' })}
      />
      <div className={styles['group']}>
        <Choice on={sound} onChange={(on) => set({ sound: on })} about="Nothing sounds before your first click or tap">
          Sound
        </Choice>
        <Choice
          on={confirm}
          onChange={(on) => set({ confirm: on })}
          about="Off: a tap on a card with one option acts at once"
        >
          Confirm before acting
        </Choice>
        <Choice
          on={order}
          onChange={(on) => set({ order: on })}
          about="Off: cards that go to a pile together go in any order"
        >
          Ask for the order of cards
        </Choice>
        <Choice
          on={pointless}
          onChange={(on) => set({ pointless: on })}
          about="Off: you pass where you could only cancel your own card, or drain for 0"
        >
          Ask where nothing is to be gained
        </Choice>
      </div>
      <Warnings />
      <Stops />
      <Quiet />
      <DeleteAll />
    </Dialog>
  );
}

function Choice({
  on,
  onChange,
  about,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <label className={styles['choice']} htmlFor={id}>
      <span>
        {children}
        {about === undefined ? null : <small>{about}</small>}
      </span>
      <Switch.Root id={id} className={styles['switch']} checked={on} onCheckedChange={onChange}>
        <Switch.Thumb className={styles['thumb']} />
      </Switch.Root>
    </label>
  );
}

const gameTitles = { tcg: 'Trading Card Game', ccg: 'Customizable Card Game' } as const;

/** What is asked about once before it is done. */
function Warnings() {
  const warnings = useSettings((settings) => settings.warnings);
  const { set } = useSettings.getState();
  return (
    <section aria-labelledby="warnings">
      <h3 className={styles['head']} id="warnings">
        Warn me
      </h3>
      <p className={styles['about']}>Once, and then it is done if you still want to.</p>
      <div className={styles['grid']}>
        {wasteKinds.map((kind) => (
          <Choice
            key={kind}
            on={warnsOf({ warnings }, kind)}
            onChange={(on) => set({ warnings: { ...warnings, [kind]: on } })}
          >
            {warningNames[kind]}
          </Choice>
        ))}
      </div>
    </section>
  );
}

/** Where the game stops to ask; elsewhere it passes for the player. */
function Stops() {
  const stops = useSettings((settings) => settings.stops);
  const { set } = useSettings.getState();
  return (
    <section aria-labelledby="stops">
      <h3 className={styles['head']} id="stops">
        Stop and ask me
      </h3>
      <p className={styles['about']}>Only where you could do something. Where it is off, you pass.</p>
      {Object.entries(gameTitles).map(([game, title]) => (
        <section key={game} aria-label={title}>
          <h4 className={styles['game']}>{title}</h4>
          <div className={styles['grid']}>
            {Object.entries(momentsOf[game === 'ccg' ? 'ccg' : 'tcg']).map(([moment, name]) => (
              <Choice
                key={moment}
                on={stopsAt({ stops }, moment as MomentName)}
                onChange={(on) => set({ stops: { ...stops, [moment]: on } })}
              >
                {name}
              </Choice>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

/** Cards that the game need not ask about. */
function Quiet() {
  const quiet = useSettings((settings) => settings.quiet);
  if (quiet.length === 0) return null;
  return (
    <section aria-labelledby="quiet">
      <h3 className={styles['head']} id="quiet">
        Never ask for
      </h3>
      <ul className={styles['quiet']}>
        {quiet.map((title) => (
          <li key={title}>
            {title}
            <button
              type="button"
              aria-label={`Ask for ${title} again`}
              onClick={() => useSettings.getState().set({ quiet: quiet.filter((other) => other !== title) })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeleteAll() {
  const [sure, setSure] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      useTable.getState().leave();
      for (const { id } of await engine.kept()) await engine.forget(id);
      forgetAll();
      location.hash = '#/';
      location.reload();
    } catch (error) {
      say(`Not everything could be deleted: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <section className={styles['delete']} aria-label="Delete">
      {sure ? (
        <>
          <p>Every game, kept or finished, and all settings on this device will be gone. This cannot be taken back.</p>
          <Button onClick={() => setSure(false)}>Keep them</Button>
          <Button look="danger" onClick={() => void remove()}>
            Delete everything
          </Button>
        </>
      ) : (
        <Button look="danger" icon={<Icon name="trash" />} onClick={() => setSure(true)}>
          Delete all data…
        </Button>
      )}
    </section>
  );
}
