import { use, useMemo } from 'react';
import { fromJson, isSiteFailure, type Json, type Loaded } from './site-access.ts';

/**
 * The value that a loader returned, suspending while it is still on its way (the backend is slow, and the spinner was
 * streamed). A failure never gets here: the root shows the error screen in the page's place.
 */
export function useLoaded<T>(loaded: Loaded<Json<T>>): T {
  const text = loaded instanceof Promise ? use(loaded) : loaded;
  if (isSiteFailure(text)) throw new Error(text.failed.message);
  return useMemo(() => fromJson(text), [text]);
}
