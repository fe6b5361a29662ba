import { useSyncExternalStore } from 'react';

/** No room for the rail: it becomes sheets. The same as in the style sheets. */
const narrow = '(max-width: 999px), (max-height: 499px), (max-width: 1199px) and (pointer: coarse)';
/** An upright phone. */
const upright = '(max-width: 899px) and (min-height: 500px)';
/** No room for more than one choice beside Pass. */
const cramped = '(max-width: 899px), (max-height: 499px)';
/** Pressed by fingers: what can be pressed is at least 44 px. */
const finger = '(pointer: coarse), (max-width: 899px)';

const watching = (query: string) => (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};
const watchNarrow = watching(narrow);
const watchUpright = watching(upright);
const watchCramped = watching(cramped);
const watchFinger = watching(finger);

export const isNarrow = (): boolean => matchMedia(narrow).matches;
const isUpright = (): boolean => matchMedia(upright).matches;
const isCramped = (): boolean => matchMedia(cramped).matches;
const isFinger = (): boolean => matchMedia(finger).matches;

export const useNarrow = (): boolean => useSyncExternalStore(watchNarrow, isNarrow);
export const useUpright = (): boolean => useSyncExternalStore(watchUpright, isUpright);
export const useCramped = (): boolean => useSyncExternalStore(watchCramped, isCramped);
export const useFinger = (): boolean => useSyncExternalStore(watchFinger, isFinger);
