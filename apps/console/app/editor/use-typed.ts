import type { Step } from '@tablefront/restaurant/editing/patches';
import { useMemo, useSyncExternalStore } from 'react';
import { useDocument } from '../document/document.tsx';

/** What stands in the field that has the focus while it is typed: the preview puts it in place before it is saved. */
export function useTyped(at: readonly Step[] | undefined): { at: readonly Step[]; text: string } | undefined {
  const { store } = useDocument();
  const source = useMemo(
    () => ({
      subscribe: (tell: () => void) => (at ? store.subscribe(at, tell) : () => undefined),
      text: () => {
        const value = at && store.at(at);
        return typeof value === 'string' && !store.isSaved() ? value : undefined;
      },
    }),
    [store, at],
  );
  const text = useSyncExternalStore(source.subscribe, source.text);
  return useMemo(() => (at && text !== undefined ? { at, text } : undefined), [at, text]);
}
