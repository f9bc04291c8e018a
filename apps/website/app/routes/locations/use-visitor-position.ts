import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { useCallback, useState } from 'react';

const GIVE_UP_AFTER_MS = 15_000;
/** A position of five minutes ago serves as well: people look for a meal, not for a parking space. */
const MAXIMUM_AGE_MS = 300_000;

export type VisitorPosition =
  | { state: 'unknown' }
  | { state: 'asking' }
  | { state: 'known'; coordinates: Coordinates }
  | { state: 'failed'; message: string };

const DENIED =
  'Your location is not shared with this site. You can allow it in your browser’s settings, or choose from the list.';
const UNAVAILABLE = 'Your location could not be found just now. Please try again, or choose from the list.';

/** Where the visitor is; `locate` asks for it, and is called only when the visitor asks. */
export function useVisitorPosition(onKnown: () => void): { position: VisitorPosition; locate: () => void } {
  const [position, setPosition] = useState<VisitorPosition>({ state: 'unknown' });
  const locate = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setPosition({ state: 'failed', message: UNAVAILABLE });
      return;
    }
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ state: 'known', coordinates: { latitude, longitude } });
        onKnown();
      },
      ({ code, PERMISSION_DENIED }) => {
        setPosition({ state: 'failed', message: code === PERMISSION_DENIED ? DENIED : UNAVAILABLE });
      },
      { timeout: GIVE_UP_AFTER_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  }, [onKnown]);
  return { position, locate };
}
