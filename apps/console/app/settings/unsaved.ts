import { useEffect, useRef, useState } from 'react';
import { say } from '../ui/toast.ts';

/** What is changed and not saved yet, by brand, as long as the console is open; whoever closes the window is asked first. */
export function createUnsaved<Value>(): Map<string, Draft<Value>> {
  const unsaved = new Map<string, Draft<Value>>();
  addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault();
  });
  return unsaved;
}

/** What is not saved, and the version of what it was made of. */
export interface Draft<Value> {
  value: Value;
  version: number;
}

/** What a form shows: what is saved, or what was made of it. Leaving the page loses nothing of it. */
export function useUnsaved<Value>(unsaved: Map<string, Draft<Value>>, key: string, saved: Value, version = 0) {
  const [shown, show] = useState(() => unsaved.get(key)?.value ?? saved);
  const savedNow = useRef({ value: saved, version });
  // What others saved meanwhile shows where nothing is changed here.
  useEffect(() => {
    savedNow.current = { value: saved, version };
    if (!unsaved.has(key)) show(saved);
  }, [unsaved, key, saved, version]);
  useEffect(
    () => () => {
      if (unsaved.has(key)) say('The settings are not saved yet. What you changed waits there.');
    },
    [unsaved, key],
  );
  return {
    shown,
    isChanged: unsaved.has(key),
    /** Of what is saved, as it was when the first change was made. */
    seen: unsaved.get(key)?.version ?? version,
    change(update: (now: Value) => Value) {
      const now = unsaved.get(key);
      const next = update(now?.value ?? savedNow.current.value);
      if (JSON.stringify(next) === JSON.stringify(savedNow.current.value)) unsaved.delete(key);
      else unsaved.set(key, { value: next, version: now?.version ?? savedNow.current.version });
      show(next);
    },
    /** What is changed is dropped: what is saved shows. */
    drop() {
      unsaved.delete(key);
      show(savedNow.current.value);
    },
    /** To be called when `sent` is saved: what was typed since stays. */
    settle(sent: Value) {
      if (unsaved.get(key)?.value === sent) unsaved.delete(key);
    },
  };
}
