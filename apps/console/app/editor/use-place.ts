import type { FormField, FormKind } from '@tablefront/console-wire/drafts';
import type { JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { changeOf, placeOf } from '@tablefront/restaurant/editing/form/field-in-file';
import { placeText } from '@tablefront/restaurant/editing/form/setting';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { useMemo, useSyncExternalStore } from 'react';
import { useDocument } from '../document/document.tsx';

/** Where a field stands in the file now, and what changes it. */
export function usePlace(at: readonly Step[], kind: FormKind, field: FormField) {
  const { store } = useDocument();
  const parent = placeText(at);
  const source = useMemo(() => {
    const path: Step[] = JSON.parse(parent);
    return {
      subscribe: (tell: () => void) => store.subscribe(path, tell),
      // As text: it is the same as long as the place is.
      place: () => placeText(placeOf(store.get(), path, kind, field)),
      set: (to: JsonValue | undefined, typing?: boolean) =>
        store.change(changeOf(store.get(), path, kind, field, to), typing ? { typing: `${parent} ${field.key}` } : {}),
    };
  }, [store, parent, kind, field]);
  const text = useSyncExternalStore(source.subscribe, source.place);
  const place = useMemo((): Step[] => JSON.parse(text), [text]);
  return { place, set: source.set };
}
