/** The location picker, as a page's list or in its dialog: search, filters, groups, and the location of last time. */
import { greatCircleKilometres } from '@tablefront/restaurant/distance';
import { findLocations } from '@tablefront/restaurant/location-filters';
import { groupLocations, type LocationGroup, NEARBY, searchLocations } from '@tablefront/restaurant/search-locations';
import { everyMinute, write } from '../clock.ts';
import { visitorPosition, whyUnknown } from '../visitor-position.ts';
import { chosenLocation, keepChosenLocation } from './chosen-location.ts';
import { markTyped, type Place, placesOf, showDistance } from './places.ts';

/** @param onChosen called before the link of a location is followed */
export default function picker(root: HTMLElement, onChosen?: (place: Place, event: MouseEvent) => void): void {
  const groups = root.querySelector<HTMLElement>('.picker-groups');
  const note = root.querySelector<HTMLElement>('.picker-note');
  const field = root.querySelector('input');
  if (!groups || !note) return;
  const places = placesOf(groups);
  const chips = [...root.querySelectorAll<HTMLElement>('[data-filter]')];
  const isOn = (filter: string) =>
    chips.some(({ dataset, ariaPressed }) => dataset.filter === filter && ariaPressed === 'true');
  // A row that is being pressed must not move: on its own page, which is woken by a touch, the list stays as it came.
  const last = root.closest('dialog') ? chosenLocation() : undefined;
  for (const { slug, link } of places) if (slug === last) link.ariaCurrent = 'true';

  const show = () => {
    const typed = field?.value.trim() ?? '';
    const offers = chips.flatMap(({ dataset, ariaPressed }) => (ariaPressed === 'true' ? Number(dataset.filter) : []));
    const choice = { offers: offers.filter(Number.isInteger), openNow: isOn('open'), nearest: true };
    for (const place of places) place.isOpen = place.item.querySelector('.badge--open') !== null;
    const { found: named, nearby } = searchLocations(places, typed);
    const found = findLocations(named, choice);
    const narrowed = found.length < places.length;
    const counted = `${found.length} of ${places.length} locations`;
    const told = nearby && found.length > 0 ? NEARBY : counted;
    note.textContent = narrowed || nearby ? told : '';
    arrange(groups, typed ? [{ locations: found }] : groupLocations(found, last));
    for (const place of places) markTyped(place, typed);
    root.querySelector('.picker-last')?.toggleAttribute('hidden', narrowed);
    root.querySelector('.picker-none')?.toggleAttribute('hidden', found.length > 0);
    root.querySelector('.picker-end')?.toggleAttribute('hidden', !narrowed || found.length === 0);
  };

  const locate = async (chip: HTMLElement) => {
    if (chip.ariaBusy) return;
    chip.ariaBusy = 'true';
    note.textContent = 'Finding you…';
    try {
      const visitor = await visitorPosition();
      for (const place of places) {
        place.distance = place.coordinates && greatCircleKilometres(visitor, place.coordinates);
        showDistance(place);
      }
      chip.ariaPressed = 'true';
      show();
    } catch (error) {
      note.textContent = whyUnknown(error);
    }
    chip.ariaBusy = null;
  };
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      if (chip.dataset.filter === 'near') return void locate(chip);
      chip.ariaPressed = String(chip.ariaPressed !== 'true');
      show();
    });
  }
  field?.addEventListener('input', show);
  root.querySelector('.picker-none button')?.addEventListener('click', () => {
    for (const chip of chips) if (chip.dataset.filter !== 'near') chip.ariaPressed = 'false';
    if (field) field.value = '';
    show();
    field?.focus();
  });
  groups.addEventListener('click', (event) => {
    const place = places.find(({ link }) => event.target instanceof Node && link.contains(event.target));
    if (!place) return;
    keepChosenLocation(place.slug);
    onChosen?.(place, event);
  });
  everyMinute((now) => {
    for (const { item } of places)
      for (const status of item.querySelectorAll<HTMLElement>('[data-clock]')) write(status, now);
    if (isOn('open') && root.isConnected) show();
  });
  show();
}

/** Leaves the rows where they are if they are there already: one may be under a finger. */
function arrange(root: HTMLElement, groups: readonly LocationGroup<Place>[]): void {
  const shown = Array.from(root.querySelectorAll('ul'), (list) => [list.ariaLabel, ...list.children]);
  const wanted = groups.map(({ title = 'Locations', locations }) => [title, ...locations.map(({ item }) => item)]);
  const same = (some: unknown[], others: unknown[] = []) =>
    some.length === others.length && some.every((value, place) => value === others[place]);
  if (shown.length === wanted.length && shown.every((group, place) => same(group, wanted[place]))) return;
  root.replaceChildren(...groups.map(({ title, locations }) => groupOf(title, locations)));
}

function groupOf(title: string | undefined, places: readonly Place[]): HTMLElement {
  const group = document.createElement('div');
  group.className = 'picker-group';
  const list = document.createElement('ul');
  list.ariaLabel = title ?? 'Locations';
  list.append(...places.map(({ item }) => item));
  if (title) {
    const heading = document.createElement('p');
    heading.className = 'small muted';
    heading.textContent = title;
    group.append(heading);
  }
  group.append(list);
  return group;
}
