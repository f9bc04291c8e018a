import { useSyncExternalStore } from 'react';

/** Whether the page's script has taken over: what only it can undo (a disabled button) must wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
