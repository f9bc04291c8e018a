export interface Toast {
  id: number;
  says: string;
  bad: boolean;
  undo: (() => void) | undefined;
  /** What else can be done about it. */
  act: { name: string; run: () => void } | undefined;
}

let now: Toast | undefined;
let last = 0;
const watchers = new Set<() => void>();

function set(toast: Toast | undefined): void {
  now = toast;
  for (const tell of watchers) tell();
}

/** Says what was done; `undo` takes it back as long as it is shown. */
export function say(says: string, undo?: () => void): void {
  last += 1;
  set({ id: last, says, undo, act: undefined, bad: false });
}

/** Says something that leads on. */
export function offer(says: string, name: string, run: () => void): void {
  last += 1;
  set({ id: last, says, undo: undefined, act: { name, run }, bad: false });
}

/** Says what could not be done, and whether anything is lost. */
export function sayWrong(says: string): void {
  last += 1;
  set({ id: last, says, undo: undefined, act: undefined, bad: true });
}

export function dismissToast(id: number): void {
  if (now?.id === id) set(undefined);
}

/** Takes back what the toast that is shown speaks of, if it can be. */
export function undoLast(): boolean {
  const undo = now?.undo;
  if (!now || !undo) return false;
  dismissToast(now.id);
  undo();
  return true;
}

export const toastNow = (): Toast | undefined => now;

export function watchToast(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
