/** The location of last time, above a page's list of locations. */
import { everyMinute, write } from '../clock.ts';

/** Puts a copy of its row into the place that `rendering/early-script.ts` has kept for it, and remembers what is chosen. */
export function lastTime(place: HTMLElement): void {
  const { last } = document.documentElement.dataset;
  const rows = [...document.querySelectorAll<HTMLElement>('.picker-groups .picker-place')];
  const row = rows.find(({ dataset }) => dataset.slug === last)?.cloneNode(true);
  if (row instanceof HTMLElement) {
    row.querySelector('a')?.setAttribute('aria-current', 'true');
    place.append(row);
    place.ariaLabel = 'Last time';
    const status = row.querySelector<HTMLElement>('[data-clock]');
    if (status) everyMinute((now) => write(status, now));
  } else {
    // It is gone.
    if (last !== undefined) keep();
    place.remove();
  }
  // The list itself comes alive only with the touch that may choose already.
  for (const each of rows) each.querySelector('a')?.addEventListener('click', () => keep(each.dataset.slug));
}

/** As `chosen-location.ts` has it, which is fetched later. */
function keep(slug?: string): void {
  try {
    if (slug === undefined) localStorage.removeItem('location');
    else localStorage.setItem('location', slug);
  } catch {
    // Nothing is remembered here.
  }
}
