import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';

const GIVE_UP_AFTER_MS = 15_000;
/** A position of five minutes ago serves as well: people look for a meal, not for a parking space. */
const MAXIMUM_AGE_MS = 300_000;
/** The code of the browser's error; its constant is not on everything that is thrown. */
const PERMISSION_DENIED = 1;

const DENIED =
  'Your location is not shared with this site. You can allow it in your browser’s settings, or choose from the list.';
const UNAVAILABLE = 'Your location could not be found just now. Please try again, or choose from the list.';

/** Asks the browser where the visitor is, and the browser asks them. */
export function visitorPosition(): Promise<Coordinates> {
  const options = { timeout: GIVE_UP_AFTER_MS, maximumAge: MAXIMUM_AGE_MS };
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    );
  });
}

/** Why it is not known, in words for the visitor. */
export function whyUnknown(error: unknown): string {
  return isObject(error) && error.code === PERMISSION_DENIED ? DENIED : UNAVAILABLE;
}

function isObject(value: unknown): value is { code?: unknown } {
  return typeof value === 'object' && value !== null;
}
