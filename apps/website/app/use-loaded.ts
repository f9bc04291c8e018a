import { use } from 'react';
import type { Loaded, SiteFailure } from './site-access.ts';

export function isSiteFailure(value: unknown): value is SiteFailure {
  return typeof value === 'object' && value !== null && 'failed' in value;
}

/**
 * The value that a loader returned, suspending while it is still on its way (the backend is slow, and the spinner was
 * streamed). A failure never gets here: the root shows the error screen in the page's place.
 */
export function useLoaded<T>(loaded: Loaded<T>): T {
  const value = loaded instanceof Promise ? use(loaded) : loaded;
  if (isSiteFailure(value)) throw new Error(value.failed.message);
  return value;
}
