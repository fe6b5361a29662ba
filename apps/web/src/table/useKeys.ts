import type { Asked } from '@binary-sunset/table';
import { useEffect } from 'react';
import { useDialogs } from '../client/dialogs.ts';
import { backOf, primaryOf, realOptions, whyNotDone } from '../client/options.ts';
import { useSettings } from '../client/settings.ts';
import { useTable } from '../client/table.ts';
import { type Command, commandFor, type Direction } from './keys.ts';
import { watchInput } from './lastInput.ts';
import { mayPass } from './passButton.tsx';
import { useShell } from './shell.ts';
import { nextIn } from './spatial.ts';
import { isNarrow } from './useNarrow.ts';

const asking = (): Asked | null => useTable.getState().moment?.scene.asked ?? null;

/** Presses what Space presses: Pass, else Done, else the number in the prompt, else what is armed. */
function primary(): void {
  const asked = asking();
  const { picked, answer, hurry } = useTable.getState();
  if (asked === null) hurry();
  else if (mayPass()) {
    const picks = primaryOf(asked, picked);
    if (picks !== null) void answer(picks);
  }
}

function confirm(): void {
  const asked = asking();
  const { picked, answer } = useTable.getState();
  if (asked === null) return;
  // A number is shown before any is picked: the first.
  const chosen = asked.decision.kind === 'number' && picked.length === 0 ? realOptions(asked).slice(0, 1) : picked;
  if (whyNotDone(asked, chosen) !== null) return;
  if (chosen.length > 0 || asked.decision.kind === 'subset') void answer(chosen);
}

/** Withdraws, from the nearest thing to the farthest. */
function back(): void {
  const asked = asking();
  const { picked, unpick, answer } = useTable.getState();
  const { asksWhyNot, askWhyNot } = useShell.getState();
  const withdrawal = asked === null ? null : backOf(asked);
  if (asksWhyNot) askWhyNot(false);
  else if (picked.length > 0) unpick();
  else if (withdrawal !== null) void answer([withdrawal]);
}

const spots = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter((spot) => spot.checkVisibility());

function focusOn(spot: HTMLElement | null | undefined): void {
  spot?.focus();
  spot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Goes to the next card in a direction; from nowhere, to the first that can act. */
function go(to: Direction): void {
  const all = spots();
  const from = all.find((spot) => spot === document.activeElement);
  if (from === undefined) {
    focusOn(all.find((spot) => spot.dataset['legal'] !== undefined) ?? all[0]);
    return;
  }
  const others = all.filter((spot) => spot !== from);
  const boxes = others.map((spot) => spot.getBoundingClientRect());
  const next = nextIn(to, from.getBoundingClientRect(), boxes);
  if (next !== null) focusOn(others[next]);
}

/** Goes to the first card of the next place that the board has marked, or presses the tab that shows it. */
function goToArena(step: 1 | -1): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].filter((tab) => tab.checkVisibility());
  const places = tabs.length > 0 ? tabs : [...document.querySelectorAll<HTMLElement>('[data-arena]')];
  const at = places.findIndex(
    (place) => place.getAttribute('aria-selected') === 'true' || place.contains(document.activeElement),
  );
  const next = at < 0 ? places.at(step > 0 ? 0 : -1) : places[(at + step + places.length) % places.length];
  if (next?.getAttribute('role') === 'tab') next.click();
  else focusOn(next?.querySelector<HTMLElement>('[data-spot]'));
}

function inspect(): void {
  const { toggle } = useShell.getState();
  toggle(isNarrow() || useTable.getState().inspected === null ? 'inspector' : 'face');
}

function log(): void {
  if (isNarrow()) useShell.getState().toggle('log');
  else document.getElementById('log')?.focus();
}

function mute(): void {
  const { sound, set } = useSettings.getState();
  set({ sound: !sound });
}

const carriedOut: { readonly [D in Command['do']]: (command: Extract<Command, { readonly do: D }>) => void } = {
  primary,
  confirm,
  back,
  option({ number }) {
    const asked = asking();
    const option = asked === null ? undefined : realOptions(asked)[number - 1];
    if (option !== undefined) useTable.getState().choose(option);
  },
  go: ({ to }) => go(to),
  'next arena': () => goToArena(1),
  'previous arena': () => goToArena(-1),
  hand: () => focusOn(document.querySelector<HTMLElement>('[data-place="hand"] [data-spot]')),
  speed: () => focusOn(document.querySelector<HTMLElement>('#rail [data-spot]')),
  actions() {
    if (asking() !== null) useShell.getState().toggle('actions');
  },
  log,
  inspect,
  outline: () => useShell.getState().toggle('outline'),
  'why not'() {
    const { asksWhyNot, askWhyNot } = useShell.getState();
    askWhyNot(!asksWhyNot);
  },
  rule: () => useDialogs.getState().openRule(asking()?.rules[0] ?? null),
  undo() {
    const { moment, undo } = useTable.getState();
    if (moment?.canUndo) void undo();
  },
  redo() {
    const { moment, redo } = useTable.getState();
    if (moment?.canRedo) void redo();
  },
  mute,
  help: () => useDialogs.getState().open('help'),
};

const carryOut = <D extends Command['do']>(command: Extract<Command, { readonly do: D }>): void =>
  carriedOut[command.do as D](command);

/** What has windows and menus of its own answers its own keys; only the list of all actions knows its numbers. */
function isElsewhere(target: Element | null, { do: what }: Command): boolean {
  if (document.querySelector('[role="menu"]') !== null) return true;
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (dialog === null) return target?.closest('[role="slider"], [role="radiogroup"]') != null && what === 'go';
  const { panel } = useShell.getState();
  return !(panel === 'actions' && (what === 'option' || what === 'actions'));
}

const controls = 'button, a[href], input, select, textarea, summary, [role="slider"], [role="tab"]';

/** The keyboard at the table. */
export function useKeys(): void {
  useEffect(() => {
    const stopWatching = watchInput();
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const command = commandFor(
        {
          key: event.key,
          shift: event.shiftKey,
          other: event.ctrlKey || event.altKey || event.metaKey,
          repeat: event.repeat,
        },
        {
          onControl: target?.closest(controls) != null,
          onText: target?.closest('input, textarea, select, [contenteditable="true"]') != null,
        },
      );
      if (command === null || event.defaultPrevented || isElsewhere(target, command)) return;
      event.preventDefault();
      carryOut(command);
    };
    addEventListener('keydown', onKey);
    return () => {
      stopWatching();
      removeEventListener('keydown', onKey);
    };
  }, []);
}
