import { useSyncExternalStore } from 'react';

type Overlay = 'palette' | 'keys';

let open: Overlay | undefined;
const watchers = new Set<() => void>();

/** Opens the palette or the map of keys; nothing closes what is open. */
export function openOverlay(overlay: Overlay | undefined): void {
  open = overlay;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export const useOverlay = (): Overlay | undefined => useSyncExternalStore(watch, () => open);
