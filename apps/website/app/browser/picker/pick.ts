/** The location picker as a list of its page, and links that open it over theirs. */
import { distanceText } from '@tablefront/restaurant/distance';
import { LOCATION_PICKER } from '../../data-paths.ts';
import styles from '../../picker/picker-dialog.css?inline';
import { isPlainClick } from '../elements.ts';
import { showChosenLocation } from './chosen-location.ts';
import picker from './picker.ts';

const CLOSE = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

export default function pick(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) opens(element);
  else picker(element);
}

function opens(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(link);
  });
}

/** At once, with what it holds when that is there. Where it cannot be had the link is followed. */
function open(link: HTMLAnchorElement): void {
  addStyles();
  const dialog = document.createElement('dialog');
  dialog.className = 'picker-dialog';
  dialog.setAttribute('aria-labelledby', 'picker_title');
  dialog.innerHTML = `<div><div class="picker-head"><h2 id="picker_title">Choose Your Location</h2><button type="button" aria-label="Close">${CLOSE}</button></div><div class="picker-content" aria-busy="true"><p role="status" class="muted">Loading locations...</p></div></div>`;
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  // The page behind it neither scrolls nor moves.
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`);
  dialog.showModal();
  fill(dialog, link).catch(() => location.assign(link.href));
}

async function fill(dialog: HTMLDialogElement, { dataset: { pick: purpose = '', near } }: HTMLElement): Promise<void> {
  const response = await fetch(`${LOCATION_PICKER}?${new URLSearchParams({ for: purpose })}`);
  if (!response.ok) throw new Error(`The locations: HTTP ${response.status}`);
  const content = dialog.querySelector<HTMLElement>('.picker-content');
  if (!content) return;
  content.innerHTML = await response.text();
  content.ariaBusy = null;
  const element = content.querySelector<HTMLElement>('.picker');
  if (!element) return;
  picker(element, ({ slug, distance }, event) => {
    dialog.close();
    if (purpose !== 'now' || !isPlainClick(event)) return;
    event.preventDefault();
    const far = distance === undefined ? undefined : distanceText(distance);
    showChosenLocation(slug, far).then(focusChange, () => location.reload());
  });
  if (near === undefined) element.querySelector('input')?.focus();
  else element.querySelector<HTMLElement>('[data-filter=near]')?.click();
}

/** What was pressed is not there any more. */
function focusChange(): void {
  document.querySelector<HTMLElement>('.right-now [data-pick]')?.focus({ preventScroll: true });
}

function addStyles(): void {
  if (document.getElementById('picker_styles')) return;
  const style = document.createElement('style');
  style.id = 'picker_styles';
  style.textContent = styles;
  document.head.append(style);
}
