import type { Handle } from '@binary-sunset/kernel';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isNarrow } from '../parts/useNarrow.ts';
import { tapOn } from '../session/options.ts';
import { useShell } from '../session/shellStore.ts';
import { useTable } from '../session/table.ts';
import { beginDrag } from './drag.ts';
import { ignoreRelease } from './ignoreRelease.ts';

const hoverFor = 150;
const holdFor = 300;

/** Looks at a card; where there is no rail to look at it in, opens the sheet. */
export function lookAt(card: Handle): void {
  useTable.getState().inspect(card);
  if (isNarrow()) useShell.getState().show('inspector');
}

/** What a tap on a card does: its only option, a menu of several, or a look at it. */
export function tapCard(card: Handle): void {
  const table = useTable.getState();
  const { asksWhyNot, openMenu } = useShell.getState();
  const tapped = tapOn({ ...table, asked: table.display?.scene.asked ?? null }, card);
  if (tapped === 'look' || asksWhyNot) {
    lookAt(card);
    return;
  }
  table.inspect(card);
  if (tapped === 'menu') openMenu(card);
  else if (tapped === 'aim') void table.aimAt(card);
  else table.choose(tapped);
}

/** Pointing at a card for a moment or holding it looks at it; a tap acts; a drag is a shortcut. */
export function useCardGestures(card: Handle) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const wait = (ms: number, act: () => void): void => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(act, ms);
  };
  const stop = (): void => clearTimeout(waiting.current);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.buttons === 0) wait(hoverFor, () => useTable.getState().inspect(card));
    },
    onPointerLeave: stop,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      held.current = false;
      if (event.button !== 0) return;
      if (event.pointerType !== 'mouse')
        wait(holdFor, () => {
          held.current = true;
          ignoreRelease();
          lookAt(card);
        });
      else stop();
      beginDrag(event.nativeEvent, event.currentTarget, card, () => {
        held.current = true;
        stop();
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The focus stays where the keyboard left it, so that Space still passes after a click on a card.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      lookAt(card);
    },
    onFocus: () => useTable.getState().inspect(card),
    onClick() {
      if (held.current) held.current = false;
      else tapCard(card);
    },
  };
}
