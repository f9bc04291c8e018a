import { useEffect, useRef, useState } from 'react';
import { say } from '../ui/toast.ts';

/** What is changed and not saved yet, by brand, as long as the console is open; whoever closes the window is asked first. */
export function createUnsaved<Value>(): Map<string, Value> {
  const unsaved = new Map<string, Value>();
  addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault();
  });
  return unsaved;
}

/** What a form shows: what is saved, or what was made of it. Leaving the page loses nothing of it. */
export function useUnsaved<Value>(unsaved: Map<string, Value>, key: string, saved: Value) {
  const [shown, show] = useState(() => unsaved.get(key) ?? saved);
  const savedNow = useRef(saved);
  // What others saved meanwhile shows where nothing is changed here.
  useEffect(() => {
    savedNow.current = saved;
    if (!unsaved.has(key)) show(saved);
  }, [unsaved, key, saved]);
  useEffect(
    () => () => {
      if (unsaved.has(key)) say('The settings are not saved yet. What you changed waits there.');
    },
    [unsaved, key],
  );
  return {
    shown,
    isChanged: unsaved.has(key),
    change(update: (now: Value) => Value) {
      const next = update(unsaved.get(key) ?? savedNow.current);
      if (JSON.stringify(next) === JSON.stringify(savedNow.current)) unsaved.delete(key);
      else unsaved.set(key, next);
      show(next);
    },
    /** To be called when `sent` is saved: what was typed since stays. */
    settle(sent: Value) {
      if (unsaved.get(key) === sent) unsaved.delete(key);
    },
  };
}
