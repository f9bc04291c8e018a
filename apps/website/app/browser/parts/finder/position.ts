import { visitorPosition, whyUnknown } from '../../visitor-position.ts';
import type { Card } from './cards.ts';

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
      const [{ setDistanceFrom }, visitor] = await Promise.all([import('./distances.ts'), visitorPosition()]);
      onKnown((card) => setDistanceFrom(visitor, card));
    } catch (error) {
      note.textContent = whyUnknown(error);
    }
    button.ariaDisabled = null;
    label.textContent = idle;
  });
}
