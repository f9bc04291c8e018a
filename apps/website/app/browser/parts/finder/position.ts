import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Card } from './cards.ts';

const GIVE_UP_AFTER_MS = 15_000;
/** A position of five minutes ago serves as well: people look for a meal, not for a parking space. */
const MAXIMUM_AGE_MS = 300_000;
/** The code of the browser's error; its constant is not on everything that is thrown. */
const PERMISSION_DENIED = 1;

const DENIED =
  'Your location is not shared with this site. You can allow it in your browser’s settings, or choose from the list.';
const UNAVAILABLE = 'Your location could not be found just now. Please try again, or choose from the list.';

/**
 * Asks where the visitor is, when they press the button and not before; where it cannot be known a note says why.
 * @param onKnown is given what tells a card how far away its location is
 */
export function locateOnPress(root: Element, onKnown: (setDistance: (card: Card) => void) => void): void {
  const button = root.querySelector('.finder-locate');
  const label = button?.querySelector('span');
  const note = root.querySelector('.finder-note');
  if (!button || !label || !note) return;
  const idle = label.textContent;
  button.addEventListener('click', async () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    label.textContent = 'Finding you…';
    note.textContent = '';
    try {
      const [{ setDistanceFrom }, visitor] = await Promise.all([import('./distances.ts'), position()]);
      onKnown((card) => setDistanceFrom(visitor, card));
    } catch (error) {
      note.textContent = isObject(error) && error.code === PERMISSION_DENIED ? DENIED : UNAVAILABLE;
    }
    button.ariaDisabled = null;
    label.textContent = idle;
  });
}

function position(): Promise<Coordinates> {
  const options = { timeout: GIVE_UP_AFTER_MS, maximumAge: MAXIMUM_AGE_MS };
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    );
  });
}

function isObject(value: unknown): value is { code?: unknown } {
  return typeof value === 'object' && value !== null;
}
