import type { MapContent } from '../../map/google-map.ts';
import { frameOf } from './map-frame.ts';
import { mapLocationOf } from './own-map.ts';
import type { MapPlaceOptions, Shown } from './shown.ts';

const LOAD_FAILED = 'Failed to load Google Maps API';
/** How near the map must have come to what the visitor sees before its code is fetched. */
const NEAR = '300px';

declare global {
  interface Document {
    /** The browser prepares the page, which the visitor has not asked for yet. Source: https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }
}

/** Google's map of all locations, or what became of it. */
export function googleMapIn(place: HTMLElement, { all, mobile, onSelect }: MapPlaceOptions): (shown: Shown) => void {
  const { key = '', mapId } = place.dataset;
  const loading = [...place.childNodes];
  const everywhere = all.flatMap(({ data }) => data.coordinates ?? []);
  let shown: Pick<Shown, 'cards' | 'selected' | 'chosen'> = { cards: [], chosen: false };
  let show: ((content: MapContent) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const { cards, selected, chosen } = shown;
    show?.({ locations: cards.map(mapLocationOf), selected: selected?.slug, chosen, everywhere });
  };
  const fail = (words = LOAD_FAILED) => {
    show = undefined;
    place.replaceChildren(mapError(words, open));
  };
  const open = () => {
    place.replaceChildren(...loading);
    import('../../map/google-map.ts')
      .then(({ openGoogleMap }) => {
        const standIn = (searching: boolean) => (searching ? loading : [frameOf(shown.selected) ?? '']);
        const select = (key: string) => {
          const card = all.find(({ slug }) => slug === key);
          if (card) onSelect(card);
        };
        const options = { mobile, onSelect: select, onFailure: fail, standIn };
        return openGoogleMap(place, { key, mapId }, options);
      })
      .then(
        (opened) => {
          show = opened;
          update();
        },
        () => fail(),
      );
  };
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      open();
    },
    { rootMargin: NEAR },
  );
  // Google counts each map, and a page that is only prepared may never be seen.
  if (document.prerendering) document.addEventListener('prerenderingchange', () => near.observe(place), { once: true });
  else near.observe(place);
  return (next) => {
    shown = next;
    // The list answers first: there may be hundreds of markers.
    clearTimeout(timer);
    timer = setTimeout(update);
  };
}

/** What went wrong, and a button to try again. */
function mapError(words: string, onRetry: () => void): Element {
  const state = document.createElement('div');
  state.className = 'map-state';
  const alert = document.createElement('div');
  alert.role = 'alert';
  const title = document.createElement('h2');
  title.textContent = 'Map Error';
  const text = document.createElement('p');
  text.textContent = words;
  alert.append(title, text);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--quiet button--small';
  retry.textContent = 'Try again';
  retry.addEventListener('click', onRetry);
  state.append(alert, retry);
  return state;
}
