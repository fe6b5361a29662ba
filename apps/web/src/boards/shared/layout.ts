import { useSyncExternalStore } from 'react';

/** How the table is laid out: side by side, one arena at a time, or that on a screen lying on its side. */
export type Layout = 'table' | 'phone' | 'flat';

const narrow = '(max-width: 899px)';
const low = '(max-height: 499px)';

function watch(changed: () => void): () => void {
  const queries = [narrow, low].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

const now = (): Layout => (matchMedia(low).matches ? 'flat' : matchMedia(narrow).matches ? 'phone' : 'table');

export const useLayout = (): Layout => useSyncExternalStore(watch, now);
