/** The layer under the hero, and what of it stands in the phone's bar once it is scrolled away. */
import { openState } from '@tablefront/restaurant/opening-hours/status';
import { serviceNow, statusNow } from '@tablefront/restaurant/opening-hours/status-now';
import { everyMinute, timesAt } from '../../clock.ts';

export function rightNow(layer: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('.order-bar');
  const state = bar && barState(layer, bar);
  const tell = (now: Date) => {
    const said = tellIn(layer, now);
    if (!state || !said) return;
    const [text, open] = said;
    const title = document.createElement('b');
    paint(title, text, open);
    const place = layer.querySelector('.now-place :is(p a, b)')?.textContent ?? 'No location chosen';
    state.replaceChildren(title, place);
  };
  // In a turn of its own: of a page with many places it takes as long as all else of the start.
  setTimeout(everyMinute, 0, tell);
  layer.addEventListener('change', () => tell(new Date()));
  if (layer.dataset.locations !== undefined && isChosen()) {
    import('../../picker/chosen-location.ts').then((chosen) => chosen.showChosenLocation()).catch(() => {});
  }
}

/** Whether the visitor has chosen a location before. */
function isChosen(): boolean {
  try {
    return localStorage.getItem('location') !== null;
  } catch {
    return false;
  }
}

/** Once the layer is above the window its state is in the bar. */
function barState(layer: HTMLElement, bar: HTMLElement): HTMLElement {
  const state = document.createElement('p');
  state.className = 'bar-now';
  bar.prepend(state);
  new IntersectionObserver(([entry]) => {
    const past = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    bar.toggleAttribute('data-past', past && state.hasChildNodes());
  }).observe(layer);
  return state;
}

type Said = [text: string, open: boolean | undefined];

/** Writes the layer's lines; what of them the bar says too. */
function tellIn(layer: HTMLElement, now: Date): Said | undefined {
  const title = layer.querySelector<HTMLElement>('.now-title');
  const count = layer.querySelector<HTMLElement>('.now-count');
  if (count) return countOpen(layer, count, now);
  const line = layer.querySelector('.now-hours');
  if (!title || !line) return undefined;
  const { hours, clock } = timesAt(title, now);
  const pickup = title.closest<HTMLElement>('.now')?.dataset.pickup;
  const { open, text, today } = statusNow(hours, clock);
  paint(title, text, open);
  const more = pickup && serviceNow('Pickup', JSON.parse(pickup), clock);
  const also = document.createElement('i');
  also.textContent = more ? `${today ? '· ' : ''}${more}` : '';
  line.replaceChildren(today ? `${today} ` : '', also);
  return [text, open];
}

/** Only where all locations stand on the page it is known how many are open. */
function countOpen({ dataset }: HTMLElement, count: HTMLElement, now: Date): Said {
  const places = [...document.querySelectorAll<HTMLElement>('.location-facts')];
  const isOpen = (place: Element) => {
    const { hours, clock } = timesAt(place, now);
    return openState(hours, clock).state === 'open';
  };
  const open = places.filter(isOpen).length;
  const known = String(places.length) === dataset.locations && places.some((place) => place.dataset.hours);
  const text = known ? `${open} of ${dataset.locations} open now` : `${dataset.locations} locations`;
  const some = (known && open > 0) || undefined;
  paint(count, `${text}.`, some);
  return [text, some];
}

function paint(element: HTMLElement, text: string, open: boolean | undefined): void {
  element.textContent = text;
  element.dataset.open = String(open);
}
