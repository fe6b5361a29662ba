let keys = false;

/** Notes whether the last thing touched was the keyboard, so that the focus is moved only for whoever uses it. */
export function watchInput(): () => void {
  const onKey = (): void => {
    keys = true;
  };
  const onPointer = (): void => {
    keys = false;
  };
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
  };
}

export const usesKeys = (): boolean => keys;
