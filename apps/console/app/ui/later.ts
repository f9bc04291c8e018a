import { type ComponentType, lazy } from 'react';

const PAUSE_MS = 1_500;

/**
 * A part that the page stands without: its script is fetched after a pause (in ms), or when it is shown. Without a pause it comes
 * beside what the page asks the server for. While there is no connection it is waited for, and the rest of the page goes on.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  pause: number = PAUSE_MS,
) {
  setTimeout(() => void load().catch(() => undefined), pause);
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return await load();
    }
  });
}
