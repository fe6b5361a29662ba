import type { Asked } from '@binary-sunset/table';
import { useEffect } from 'react';
import { isNarrow } from '../parts/useNarrow.ts';
import { armedIn, brightOf } from '../session/bright.ts';
import { useDialogs } from '../session/dialogs.ts';
import { useHints } from '../session/hints.ts';
import { mayPass } from '../session/inert.ts';
import { backOf, optionByKey, optionsApart, whyNotDone } from '../session/options.ts';
import { useShell } from '../session/shellStore.ts';
import { useTable } from '../session/table.ts';
import { useSettings } from '../settings/settings.ts';
import { type Command, commandFor, type Direction } from './keys.ts';
import { watchInput } from './lastInput.ts';
import { nextIn } from './spatial.ts';
import { takeBack } from './takeBack.ts';

const asking = (): Asked | null => useTable.getState().display?.scene.asked ?? null;

/** Does what the brightest button does. */
function primary(): void {
  const asked = asking();
  const { picked, aims, answer, aimAt, propose, hurry } = useTable.getState();
  if (asked === null) hurry();
  const bright = asked !== null && mayPass() ? brightOf(asked, picked, aims) : null;
  if (bright?.do === 'aim') void aimAt(bright.at);
  else if (bright?.do === 'propose') void propose(bright.proposal);
  else if (bright !== null) void answer(bright.picks);
}

function confirm(): void {
  const asked = asking();
  const { picked, answer } = useTable.getState();
  if (asked === null) return;
  // A number is shown before any is picked. Of anything else, nothing is chosen before somebody has.
  const isNumber = asked.decision.kind === 'number';
  const shown = isNumber && picked.length === 0 ? asked.suggested : null;
  const chosen = shown === null ? picked : [shown];
  if (!isNumber && asked.decision.kind !== 'subset' && armedIn(asked, picked) === null) return;
  if (chosen.length > 0 && whyNotDone(asked, chosen) === null) void answer(chosen);
}

/** Withdraws, from the nearest thing to the farthest. */
function back(): void {
  const asked = asking();
  const { picked, unpick, answer } = useTable.getState();
  const { asksWhyNot, askWhyNot } = useShell.getState();
  const hints = useHints.getState();
  const withdrawal = asked === null ? null : backOf(asked);
  if (asksWhyNot) askWhyNot(false);
  else if (picked.length > 0) unpick();
  else if (hints.isOpen) hints.close();
  else if (withdrawal !== null) void answer([withdrawal]);
}

const inSight = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((spot) => spot.checkVisibility());

function focusOn(spot: HTMLElement | null | undefined): void {
  spot?.focus();
  spot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Goes to the next card in a direction; from nowhere, to the first that can act. */
function go(to: Direction): void {
  const all = inSight('[data-spot]');
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

/** From nowhere, Tab begins where something can be done: at the first card that can act, else at the first button that answers. */
function beginTabbing(event: KeyboardEvent): void {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.activeElement !== document.body || document.querySelector(windows) !== null) return;
  const first = inSight('[data-spot][data-legal]')[0] ?? inSight('main [data-option]')[0];
  if (first === undefined) return;
  event.preventDefault();
  focusOn(first);
}

/** Goes to the first card of the next place that the board has marked, or presses the tab that shows it. */
function goToArena(step: 1 | -1): void {
  const tabs = inSight('[role="tab"]');
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
    const { choose, answer, pick } = useTable.getState();
    if (asked === null) return;
    const option = optionByKey(asked, number);
    if (option === null) return;
    // A number is shown and can still be changed; what has a button is pressed; what a card stands for is armed.
    if (asked.decision.kind === 'number') pick(option);
    else if (optionsApart(asked).includes(option)) void answer([option]);
    else choose(option);
  },
  go: ({ to }) => go(to),
  'next arena': () => goToArena(1),
  'previous arena': () => goToArena(-1),
  hand: () => focusOn(document.querySelector<HTMLElement>('[data-place="hand"] [data-spot]')),
  speed: () => focusOn(document.querySelector<HTMLElement>('#rail [data-spot]')),
  actions() {
    if (asking() !== null) useShell.getState().toggle('actions');
  },
  hint: () => useHints.getState().toggle(),
  log,
  inspect,
  outline: () => useShell.getState().toggle('outline'),
  'why not'() {
    const { asksWhyNot, askWhyNot } = useShell.getState();
    askWhyNot(!asksWhyNot);
  },
  rule: () => useDialogs.getState().openRule(null),
  undo: takeBack,
  redo() {
    const { display, redo } = useTable.getState();
    if (display?.canRedo) void redo();
  },
  mute,
  help: () => useDialogs.getState().open('help'),
};

const carryOut = <D extends Command['do']>(command: Extract<Command, { readonly do: D }>): void =>
  carriedOut[command.do as D](command);

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What has windows and menus of its own answers its own keys; only the list of all actions knows its numbers. */
function isElsewhere(target: Element | null, { do: what }: Command): boolean {
  if (document.querySelector('[role="menu"]') !== null) return true;
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (dialog === null) return target?.closest('[role="slider"], [role="radiogroup"]') != null && what === 'go';
  const { panel } = useShell.getState();
  return !(panel === 'actions' && (what === 'option' || what === 'actions'));
}

/** What Space and Enter press by themselves. A slider is none: it is moved by arrows. */
const controls = 'button, a[href], input, select, textarea, summary, [role="tab"]';

/**
 * What a pointer has pressed does not keep the focus, nor does anything else on the table: Space would press that again
 * instead of doing what its badge says. Windows look after their own focus.
 */
function leaveFocus(event: MouseEvent): void {
  const { activeElement } = document;
  // A click that comes from a key or a screen reader counts no presses.
  if (event.detail === 0 || !(activeElement instanceof HTMLElement)) return;
  if (activeElement.matches(controls) && activeElement.closest(windows) === null) activeElement.blur();
}

/** The keyboard at the table. */
export function useKeys(): void {
  useEffect(() => {
    const stopWatching = watchInput();
    /** Whoever has come to the end of the page by Tab goes on at its beginning. */
    let tabbing = false;
    const notTabbing = (): void => {
      tabbing = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      const wasTabbing = tabbing;
      tabbing = event.key === 'Tab';
      if (tabbing) {
        if (!wasTabbing) beginTabbing(event);
        return;
      }
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
    addEventListener('pointerdown', notTabbing, true);
    addEventListener('click', leaveFocus, true);
    return () => {
      stopWatching();
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', notTabbing, true);
      removeEventListener('click', leaveFocus, true);
    };
  }, []);
}
