/** The locations finder: filters, order, the selected location, the map, and what depends on the visitor's clock and place. */
import { findLocations } from '@tablefront/restaurant/location-filters';
import { isLong, readFinderQuery, writeFinderQuery } from '../../routes/locations/finder-query.ts';
import { everyMinute } from '../clock.ts';
import { followHeaderHeight } from '../header.ts';
import { type Card, cardsOf, mark, nameAs, setNumber, setStatus, write } from './finder/cards.ts';
import { filtersOf } from './finder/filters.ts';
import { mapPlace } from './finder/map-place.ts';
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
  let shown: Card[] | undefined;
  let selected = cards.find(({ element }) => element.dataset.selected);
  let wanted = readFinderQuery(location.search).selected;

  const showSelected = () => {
    mark(selected, false);
    selected = shown?.find(({ slug }) => slug === wanted) ?? shown?.[0];
    mark(selected, true);
    showOnMap({ cards: shown ?? [], selected, chosen: selected !== undefined && selected.slug === wanted });
  };
  const show = () => {
    const found = findLocations(cards, filters.choice());
    if (shown && isSame(shown, found)) return;
    shown = found;
    showFound(root, list, found);
    showSelected();
  };
  // Replaced, not navigated to: every location is here already, and Back leads to the page before.
  const writeAddress = () => {
    const { pathname, search, hash } = location;
    const query = writeFinderQuery({ ...filters.query(), selected: wanted }, search);
    history.replaceState(history.state, '', pathname + query + hash);
  };
  const select = (card: Card) => {
    wanted = card.slug;
    showSelected();
    writeAddress();
  };

  const filters = filtersOf(root, () => {
    show();
    writeAddress();
  });
  const showOnMap = mapPlace(map, {
    all: cards,
    mobile: () => !wide.matches,
    onSelect(card) {
      select(card);
      card.element.scrollIntoView({ block: 'nearest' });
    },
  });
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
    show();
  });
  // Those that the server hid are no longer in the list.
  for (const { item } of cards) item.removeAttribute('hidden');
  if (filters.areChanged) filters.apply();
}

function showFound(root: HTMLElement, list: HTMLOListElement, found: readonly Card[]): void {
  const count = root.querySelector('.finder-count');
  if (count) write(count, `${found.length} location(s) found`);
  root.querySelector('.finder-none')?.toggleAttribute('hidden', found.length > 0);
  list.toggleAttribute('data-long', isLong(found));
  list.removeAttribute('data-waiting');
  found.forEach(setNumber);
  const items = found.map(({ item }) => item);
  if (isSame(items, [...list.children])) return;
  const focused = document.activeElement;
  list.replaceChildren(...items);
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true });
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
