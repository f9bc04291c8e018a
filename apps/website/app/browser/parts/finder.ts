/** The locations finder: filters, order, the selected location, the map, and what depends on the visitor's clock and place. */
import { findLocations } from '@tablefront/restaurant/location-filters';
import { cityCounts, isInArea } from '@tablefront/restaurant/pin-map/area';
import { locationsText, startsByCity } from '../../routes/locations/by-city.ts';
import { isLong, readFinderQuery, writeFinderQuery } from '../../routes/locations/finder-query.ts';
import { everyMinute } from '../clock.ts';
import { each } from '../elements.ts';
import { followHeaderHeight } from '../header.ts';
import { type Card, cardsOf, mark, nameAs, setNumber, setStatus, write } from './finder/cards.ts';
import { filtersOf } from './finder/filters.ts';
import { mapPlace } from './finder/map-place.ts';
import { followHere, markClosed } from './finder/own-map.ts';
import { locateOnPress } from './finder/position.ts';
import { statusesAt } from './finder/statuses.ts';

export default function finder(): void {
  followHeaderHeight();
  const root = document.querySelector<HTMLElement>('.finder');
  const list = root?.querySelector<HTMLOListElement>('.finder-list > ol');
  const map = root?.querySelector<HTMLElement>('.finder-map');
  if (root && list && map) enliven(root, list, map);
}

function enliven(root: HTMLElement, list: HTMLOListElement, map: HTMLElement): void {
  // The specification's breakpoint between the finder's two layouts.
  const wide = matchMedia('(min-width: 1024px)');
  const cards = cardsOf(list);
  const hasGoogleMap = map.querySelector('.map-place') !== null;
  const asked = readFinderQuery(location.search);
  let found: Card[] = [];
  let listed: Card[] | undefined;
  let selected = cards.find(({ element }) => element.dataset.selected);
  let wanted = asked.selected;
  let area = [asked.area].find((place) => place !== undefined && cards.some(({ data }) => isInArea(place, data)));
  let total = 0;

  const query = () => ({ ...filters.query(), area, selected: wanted });
  const showSelected = () => {
    mark(selected, false);
    const chosen = found.find(({ slug }) => slug === wanted);
    selected = chosen ?? listed?.[0];
    mark(selected, true);
    showOnMap({ cards: found, selected, chosen: chosen !== undefined, query: query(), total });
  };
  const show = () => {
    const everywhere = findLocations(cards, filters.choice());
    const here = everywhere.filter(({ data }) => area === undefined || isInArea(area, data));
    const isByCity =
      !hasGoogleMap &&
      startsByCity(
        here.map(({ data }) => data),
        query(),
      );
    const next = isByCity ? [] : here;
    if (listed && isSame(found, here) && isSame(listed, next)) return;
    [found, listed, total] = [here, next, everywhere.length];
    showFound(root, list, { found, listed, isByCity });
    showSelected();
  };
  // Replaced, not navigated to: every location is here already, and Back leads to the page before.
  const writeAddress = () => {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + writeFinderQuery(query(), search) + hash);
  };
  const select = (card: Card) => {
    wanted = card.slug;
    showSelected();
    writeAddress();
  };
  const goTo = (place: string | undefined) => {
    if (place === area) return;
    [area, wanted] = [place, undefined];
    show();
    writeAddress();
    root.scrollIntoView({ block: 'nearest' });
  };

  const filters = filtersOf(root, () => {
    show();
    writeAddress();
  });
  const showOnMap = mapPlace(map, {
    all: cards,
    mobile: () => !wide.matches,
    isAsServed: () => !asked.openNow && !filters.areChanged,
    onSelect(card, place = area) {
      goTo(place);
      select(card);
      card.element.scrollIntoView({ block: 'nearest' });
    },
    onArea: goTo,
  });
  each<HTMLElement>('.finder-cities', (cities) => followHere(cities, ({ area: city }) => goTo(city)));
  locateOnPress(root, (setDistance) => {
    cards.forEach(setDistance);
    filters.sortByDistance(cards.some(({ distance }) => distance !== undefined));
  });
  const arrange = () => {
    for (const card of cards) nameAs(wide.matches ? 'button' : 'link', card);
  };
  wide.addEventListener('change', () => {
    arrange();
    showSelected();
  });
  arrange();
  pressCards(list, cards, (card) => {
    if (wide.matches) select(card);
    else location.assign(card.link.href);
  });

  const times = JSON.parse(list.dataset.times ?? '');
  everyMinute((now) => {
    const statusOf = statusesAt(times, now);
    for (const card of cards) setStatus(card, statusOf(card.data));
    markClosed(map, cards);
    show();
  });
  // Those that the server hid are no longer in the list.
  for (const { item } of cards) item.removeAttribute('hidden');
  if (filters.areChanged) filters.apply();
}

interface Found {
  found: readonly Card[];
  listed: readonly Card[];
  isByCity: boolean;
}

function showFound(root: HTMLElement, list: HTMLOListElement, { found, listed, isByCity }: Found): void {
  const count = root.querySelector('.finder-count');
  if (count) write(count, `${found.length} location(s) found`);
  root.querySelector('.finder-none')?.toggleAttribute('hidden', found.length > 0);
  showCities(root, found, isByCity);
  list.toggleAttribute('data-long', isLong(listed));
  list.removeAttribute('data-waiting');
  listed.forEach(setNumber);
  const items = listed.map(({ item }) => item);
  if (isSame(items, [...list.children])) return;
  const focused = document.activeElement;
  list.replaceChildren(...items);
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true });
}

function showCities(root: HTMLElement, found: readonly Card[], isByCity: boolean): void {
  const cities = root.querySelector('.finder-cities');
  cities?.toggleAttribute('hidden', !isByCity);
  if (!cities || !isByCity) return;
  const counts = cityCounts(found.map(({ data }) => data));
  for (const link of cities.querySelectorAll('a')) {
    const count = counts.get(readFinderQuery(link.search).area ?? '') ?? 0;
    link.parentElement?.toggleAttribute('hidden', count === 0);
    write(link.querySelector('.num'), locationsText(count));
  }
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, place) => value === others[place]);
}

/** The whole card is one target. The links within it are their own, and a text that is being selected is no press. */
function pressCards(list: HTMLElement, cards: readonly Card[], onPress: (card: Card) => void): void {
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const element = target.closest('.finder-card');
    const card = cards.find((each) => each.element === element);
    const control = target.closest('a, button');
    const isMeant = control ? control === card?.button : getSelection()?.isCollapsed !== false;
    if (card && isMeant) onPress(card);
  });
}
