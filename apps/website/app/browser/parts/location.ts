import { each } from '../elements.ts';
import { whenNear } from '../when-near.ts';
import { gallery } from './location/gallery.ts';

export default function location(): void {
  each('.gallery', gallery);
  // What only browsers without a script would load at once, such as the frame of a map.
  each<HTMLElement>('[data-near]', (place) => {
    whenNear(place, () => {
      place.innerHTML = place.querySelector('noscript')?.textContent ?? '';
    });
  });
}
