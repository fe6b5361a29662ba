import { type Sign, signsOf } from '@binary-sunset/table/plain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GameName } from '../../engine/protocol.ts';
import { vars } from '../../parts/vars.ts';
import styles from './signTip.module.css';

const pointedFor = 450;
const heldFor = 400;
/** A finger hides what it holds: the words stay for a while after it is gone. */
const staysFor = 4000;
const gap = 8;

interface Shown {
  readonly sign: Sign;
  readonly over: DOMRect;
}

/** The name of whatever sign is pointed at or held, and what it means. Mounted once for a table or a list of cards. */
export function SignTip({ game }: { readonly game: GameName }) {
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => followPointer(game, show), [game]);
  return shown === null ? null : createPortal(<Tip shown={shown} />, document.body);
}

/** Gives the way to stop. */
function followPointer(game: GameName, show: (shown: Shown | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let at: Element | null = null;
  const wait = (ms: number, act: () => void): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, ms);
  };
  const hide = (): void => {
    clearTimeout(waiting);
    at = null;
    show(null);
  };
  const tell = (element: Element): void => {
    const sign = signsOf(game)[element.getAttribute('data-sign') ?? ''];
    if (sign !== undefined && element.isConnected) show({ sign, over: element.getBoundingClientRect() });
  };
  const signAt = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest('[data-sign]') : null;
  // A pointer that rests while the table changes beneath it asks for nothing.
  const pointed = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const element = signAt(event);
    if (element === at) return;
    hide();
    at = element;
    if (element !== null) wait(pointedFor, () => tell(element));
  };
  const down = (event: PointerEvent): void => {
    hide();
    const element = signAt(event);
    // A card that is held is looked at: its signs are explained there.
    if (event.pointerType === 'mouse' || element === null || element.closest('[data-spot]') !== null) return;
    wait(heldFor, () => {
      tell(element);
      wait(staysFor, hide);
    });
  };
  const moved = (event: PointerEvent): void => {
    // Whoever scrolls holds nothing.
    if (event.pointerType !== 'mouse') hide();
  };
  const key = ({ key: pressed }: KeyboardEvent): void => {
    if (pressed === 'Escape') hide();
  };
  const listened = [
    ['pointermove', pointed],
    ['pointerdown', down],
    ['pointercancel', moved],
    ['keydown', key],
    ['wheel', hide],
  ] as const;
  for (const [kind, act] of listened) document.addEventListener(kind, act as EventListener, { passive: true });
  return () => {
    clearTimeout(waiting);
    for (const [kind, act] of listened) document.removeEventListener(kind, act as EventListener);
  };
}

function Tip({ shown: { sign, over } }: { readonly shown: Shown }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, put] = useState({ x: over.left, y: over.bottom + gap });
  useLayoutEffect(() => {
    const { width, height } = box.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const middle = over.left + over.width / 2 - width / 2;
    const above = over.top - height - gap;
    put({
      x: Math.max(gap, Math.min(middle, window.innerWidth - width - gap)),
      y: above >= gap ? above : Math.min(over.bottom + gap, window.innerHeight - height - gap),
    });
  }, [over]);
  return (
    <div
      ref={box}
      role="tooltip"
      className={styles['tip']}
      style={vars({ '--tip-x': `${place.x}px`, '--tip-y': `${place.y}px` })}
    >
      <b>{sign.name}</b>
      {sign.words}
    </div>
  );
}
