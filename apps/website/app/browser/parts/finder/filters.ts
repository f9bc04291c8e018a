import type { LocationChoice } from '@tablefront/restaurant/location-filters';
import { activeFilters, type FinderQuery, parameters } from '../../../routes/locations/finder-query.ts';
import { each } from '../../elements.ts';

type FilterQuery = Omit<FinderQuery, 'selected' | 'area'>;

export interface Filters {
  query(): FilterQuery;
  choice(): LocationChoice;
  /** @param possible whether any distance is known */
  sortByDistance(possible: boolean): void;
  /** The visitor, or the browser, changed them before the script came. */
  areChanged: boolean;
  apply(): void;
}

/** The checkboxes and buttons by which locations are chosen: what they are at is the finder's state. */
export function filtersOf(root: HTMLElement, onChange: () => void): Filters {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('.finder-choice input')];
  const openNow = root.querySelector('.finder-open-now');
  const nearest = root.querySelector('.finder-nearest');

  const valuesOf = (name: string) => boxes.filter((box) => box.checked && box.name === name).map(({ value }) => value);
  const query = () => ({
    services: valuesOf(parameters.service),
    features: valuesOf(parameters.feature),
    openNow: isPressed(openNow),
    nearest: isPressed(nearest),
  });
  const change = () => {
    const active = activeFilters(query());
    const number = root.querySelector('.finder-filters-toggle .num');
    if (number) number.textContent = active > 0 ? ` (${active})` : '';
    each<HTMLElement>('.finder-clear', (button) => {
      button.hidden = active === 0;
    });
    onChange();
  };
  const clear = () => {
    for (const box of boxes) box.checked = false;
    press(openNow, false);
    change();
  };

  for (const toggle of [openNow, nearest]) {
    toggle?.addEventListener('click', () => {
      press(toggle, !isPressed(toggle));
      change();
    });
  }
  each('.finder-clear, .finder-clear-all', (button) => button.addEventListener('click', clear));
  each<HTMLFormElement>('.finder-bar', (form) => {
    form.addEventListener('change', change);
    form.addEventListener('submit', (event) => event.preventDefault());
  });
  openByButton(root);
  return {
    query,
    choice: () => ({
      offers: boxes.flatMap((box, place) => (box.checked ? [place] : [])),
      openNow: isPressed(openNow),
      nearest: isPressed(nearest),
    }),
    sortByDistance(possible) {
      nearest?.toggleAttribute('hidden', !possible);
      press(nearest, true);
      change();
    },
    areChanged: boxes.some((box) => box.checked !== box.defaultChecked),
    apply: change,
  };
}

/** In the narrow layout they are closed at first. */
function openByButton(root: HTMLElement): void {
  const toggle = root.querySelector('.finder-filters-toggle');
  toggle?.addEventListener('click', () => {
    const open = toggle.ariaExpanded !== 'true';
    toggle.ariaExpanded = String(open);
    each('.finder-bar, .finder-toggles', (part) => part.toggleAttribute('data-open', open));
  });
}

function isPressed(button: Element | null): boolean {
  return button?.ariaPressed === 'true';
}

function press(button: Element | null, pressed: boolean): void {
  if (button) button.ariaPressed = String(pressed);
}
