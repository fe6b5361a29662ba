import { FocusGuards, FocusScope } from 'radix-ui/internal';
import { type ReactNode, useEffect } from 'react';

/** How many windows lie over the page: below them, nothing is read out. */
let windows = 0;

function hidePage(): () => void {
  const page = document.getElementById('root');
  windows++;
  page?.setAttribute('aria-hidden', 'true');
  return () => {
    windows--;
    if (windows === 0) page?.removeAttribute('aria-hidden');
  };
}

interface ModalProps extends Pick<FocusScope.FocusScopeProps, 'onMountAutoFocus' | 'onUnmountAutoFocus'> {
  readonly veil: string | undefined;
  readonly children: ReactNode;
}

/**
 * Keeps the focus in a window, and what lies below it from being read out. Radix's own way also takes the pointer from
 * the whole page, for which every element on a crowded table has its style worked out anew; the veil does that here.
 */
export function Modal({ veil, children, ...focusing }: ModalProps) {
  useEffect(hidePage, []);
  return (
    <FocusGuards.Root>
      <div className={veil} />
      <FocusScope.Root asChild trapped loop {...focusing}>
        {children}
      </FocusScope.Root>
    </FocusGuards.Root>
  );
}
