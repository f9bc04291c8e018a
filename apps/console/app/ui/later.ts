import { type ComponentType, lazy } from 'react';

const PAUSE_MS = 1_500;

/**
 * A part that the page stands without: its script is fetched after a pause (in ms), or when it is shown. Without a pause it comes
 * beside what the page asks the server for.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  pause: number = PAUSE_MS,
) {
  setTimeout(() => void load().catch(() => undefined), pause);
  return lazy(load);
}
