import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 761px)');

function watch(tell: () => void): () => void {
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}

/** Whether there is room for a list and a detail side by side. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);
