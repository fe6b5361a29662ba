import type { Asked } from '@binary-sunset/table';
import { capital } from '@binary-sunset/table/plain';
import { DropdownMenu as Menu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { Display } from '../../engine/protocol.ts';
import { ignoreRelease } from '../../interaction/ignoreRelease.ts';
import { usesKeys } from '../../interaction/lastInput.ts';
import { Key } from '../../parts/key.tsx';
import { Spoken } from '../../parts/spoken.tsx';
import { inertFor, mayPass } from '../../session/inert.ts';
import { isInBattle, type PassUntil } from '../../session/passUntil.ts';
import { useTable } from '../../session/table.ts';
import menu from '../menu.module.css';
import styles from './prompt.module.css';
import { roomFor } from './roomFor.ts';

const holdFor = 500;

const passUntilNames: Readonly<Record<PassUntil, string>> = {
  turn: 'Pass until the next turn',
  battle: 'Pass until this battle is over',
};

/** The ways to pass over more than one question that there are now, with what they are called. */
export function waysToPass(display: Display | null): readonly (readonly [PassUntil, string])[] {
  const ways: readonly PassUntil[] = display !== null && isInBattle(display) ? ['turn', 'battle'] : ['turn'];
  return ways.map((until) => [until, passUntilNames[until]]);
}

function useMayPass(since: number): boolean {
  const [settled, setSettled] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(since), Math.max(0, inertFor - (performance.now() - since)));
    return () => clearTimeout(timer);
  }, [since]);
  return settled === since;
}

/** Ends one's part in something. It never moves, and says what comes of it. */
export function PassButton({
  asked,
  pass,
  plain = false,
}: {
  readonly asked: Asked;
  readonly pass: number;
  /** Something else is the thing to do next. */
  readonly plain?: boolean;
}) {
  const since = useTable(({ askedSince }) => askedSince);
  const ready = useMayPass(since);
  const [open, setOpen] = useState(false);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const label = asked.labels[pass] ?? 'Pass';
  const waste = asked.wastes[pass] ?? null;
  const follows = waste === null ? asked.passing : capital(waste.words);
  const release = (): void => clearTimeout(holding.current);
  useEffect(() => () => clearTimeout(holding.current), []);
  return (
    <div className={styles['pass']} style={roomFor(label.length > follows.length ? label : follows)}>
      <button
        ref={button}
        type="button"
        className={`${styles['sun']} ${plain || waste !== null ? styles['plain'] : ''}`}
        aria-description={`${follows}. Hold for more ways to pass.`}
        aria-keyshortcuts={plain ? undefined : 'Space'}
        aria-disabled={!ready}
        data-option={pass}
        onPointerDown={() => {
          holding.current = setTimeout(() => {
            ignoreRelease();
            setOpen(true);
          }, holdFor);
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onContextMenu={(event) => {
          event.preventDefault();
          release();
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.repeat && (event.key === ' ' || event.key === 'Enter')) event.preventDefault();
        }}
        onClick={() => {
          if (mayPass()) void useTable.getState().answer([pass]);
        }}
      >
        <Spoken name={label}>
          <span className={styles['words']}>
            {label}
            {follows === label ? null : <small>{follows}</small>}
          </span>
          {plain ? null : <Key>Space</Key>}
        </Spoken>
      </button>
      {open ? (
        <Menu.Root open onOpenChange={setOpen} modal={false}>
          <Menu.Trigger className={styles['anchor']} tabIndex={-1} aria-hidden="true" />
          <Menu.Portal>
            <Menu.Content
              className={menu['menu']}
              side="top"
              align="end"
              sideOffset={8}
              collisionPadding={8}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (usesKeys()) button.current?.focus();
              }}
            >
              {waysToPass(useTable.getState().display).map(([until, name]) => (
                <Menu.Item key={until} className={menu['item']} onSelect={() => useTable.getState().passUntil(until)}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Portal>
        </Menu.Root>
      ) : null}
    </div>
  );
}
