/** What searches and filters the printed menu: fetched when somebody begins to. */
import {
  criteriaQuery,
  isSearching,
  isWordsAlone,
  type MenuCriteria,
  readCriteria,
} from '@tablefront/restaurant/menu/search';
import { MISSED } from '../data-paths.ts';
import { printedMenuSearch } from '../routes/menu/search-printed-menu.ts';
import { unknownText } from '../routes/menu/unknown-text.ts';

/** The address follows when the typing pauses: browsers allow only so many changes of it. */
const ADDRESS_AFTER_MS = 300;
/** Who stops typing has typed what they look for. */
const MISSED_AFTER_MS = 2_000;

/** @param follow looks which category is in view */
export function menuSearch(form: HTMLFormElement, menus: HTMLElement, follow: () => void): void {
  const status = document.querySelector('.menu-found [role=status]');
  const asking = document.querySelector('.menu-unknown');
  const sheet = form.querySelector<HTMLElement>('.sheet');
  const nothing = document.querySelector('.menu-nothing') ?? nothingMatches();
  const chips = document.querySelectorAll<HTMLAnchorElement>('.category-bar a');
  const field = form.querySelector('input');
  const find = printedMenuSearch(menus);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missing: ReturnType<typeof setTimeout> | undefined;
  /** What the address asked for, the server has counted. */
  const asked = readCriteria(new URLSearchParams(location.search)).text.trim();

  const now = (): MenuCriteria => {
    const answers = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
    return readCriteria(new URLSearchParams(answers));
  };
  const show = () => {
    const criteria = now();
    const searching = isSearching(criteria);
    const { count, categories, unknown } = find(criteria);
    const found = count === 0 ? 'No items match' : `${count} of ${form.dataset.total} items`;
    if (status) status.textContent = searching ? found : '';
    if (asking) asking.textContent = unknownText(unknown);
    const [chosen, send] = form.querySelectorAll('.count, .sheet [type=submit]');
    if (chosen && send) {
      chosen.textContent = String(criteria.diets.length + (criteria.avoid?.length ?? 0) || '');
      send.textContent = `Show ${count} items`;
    }
    if (searching && count === 0) menus.before(nothing);
    else nothing.remove();
    clearTimeout(missing);
    if (count === 0 && isWordsAlone(criteria) && criteria.text.trim() !== asked)
      missing = setTimeout(() => navigator.sendBeacon(MISSED, criteria.text.trim()), MISSED_AFTER_MS);
    for (const chip of chips) {
      const item = chip.closest('li');
      if (item) item.hidden = searching && !categories.includes(chip.hash.slice(1));
    }
    follow();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const query = criteriaQuery(criteria, new URLSearchParams(location.search));
      if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash);
    }, ADDRESS_AFTER_MS);
  };
  const empty = (event: Event) => {
    event.preventDefault();
    for (const input of form.querySelectorAll('input')) {
      input.checked = false;
      if (input === field) input.value = '';
    }
    sheet?.hidePopover();
    field?.focus();
    show();
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet?.hidePopover();
  });
  for (const link of document.querySelectorAll('.menu-clear')) link.addEventListener('click', empty);
  nothing.querySelector('button')?.addEventListener('click', empty);
  // The visitor, or the browser, may have filled or emptied it before this came.
  if (location.search || isSearching(now())) show();
}

/** As `full-menu.tsx` has it. */
function nothingMatches(): Element {
  const box = document.createElement('div');
  box.className = 'menu-nothing';
  box.innerHTML =
    '<h2>Nothing on the menu matches</h2><p class="muted">Try another word, or fewer filters.</p><button type="button" class="button button--quiet">Show the whole menu</button>';
  return box;
}
