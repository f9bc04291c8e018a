/**
 * What only the pages of previews bear, in front of the site's own script: tells the console what is pressed, shows what it
 * edits, and sees to it that nothing is sent. No page of the site loads any of it.
 */
import type { FromPreview, ToPreview } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import type { PreviewData } from '../preview-data.ts';
import { fieldAt, outline, placedComments, putText } from './preview/fields.ts';
import { notice } from './preview/notice.ts';

const told: PreviewData = JSON.parse(document.getElementById('preview-data')?.textContent ?? '');
const { prefix, marks = [] } = told;
/** Opened by itself, on a phone perhaps: nobody listens. */
const alone = parent === window;

function tell(message: FromPreview): void {
  if (alone) notice(message);
  else parent.postMessage(message, told.console);
}

function refuseToSend(): void {
  tell({ kind: 'would-submit' });
}

/** The site's own questions are asked of the previewed site; everything else is something that is sent. */
const fetchOfBrowser = window.fetch;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== 'GET') {
    refuseToSend();
    return Promise.reject(new TypeError('Nothing is sent from a preview'));
  }
  const within = url.pathname.startsWith('/assets/') || url.pathname.startsWith(prefix);
  return fetchOfBrowser(within ? request : prefix + url.pathname + url.search, { signal: request.signal });
};
navigator.sendBeacon = () => false;

addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    refuseToSend();
  },
  true,
);

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    const control = target.closest('button, summary, label, input, select, textarea');
    const wanted = event.altKey || event.ctrlKey || event.metaKey;
    const at = alone || wanted ? undefined : fieldAt(target, { x: event.clientX, y: event.clientY }, marks);
    if (at) tell({ kind: 'chosen', at: [...at] });
    if (link?.href) follow(event, link, at !== undefined);
    else if (at && !control) stop(event);
  },
  true,
);

function follow(event: Event, link: HTMLAnchorElement, isChosen: boolean): void {
  const { origin, pathname, search, hash } = new URL(link.href);
  const isWithin = origin === location.origin && pathname.startsWith(`${prefix}/`);
  const isHere = isWithin && pathname + search === location.pathname + location.search && hash !== '';
  if (!isChosen && (isHere || (alone && isWithin))) return;
  stop(event);
  if (isChosen) return;
  if (isWithin) tell({ kind: 'follow', path: pathname.slice(prefix.length) + search });
  else tell({ kind: 'leaves', address: link.href });
}

const comments = placedComments();
let shown: readonly Step[] = [];

addEventListener('message', ({ source, origin, data }: MessageEvent<ToPreview>) => {
  if (alone || source !== parent || origin !== told.console) return;
  if (data?.kind === 'show' && Array.isArray(data.at)) {
    shown = data.at;
    outline(shown, { comments, marks, scroll: data.scroll });
  }
  if (data?.kind === 'typed' && Array.isArray(data.at)) {
    putText(data.at, data.text, { comments, marks });
    outline(shown, { comments, marks, scroll: false });
  }
});

let scrolled = 0;
addEventListener(
  'scroll',
  () => {
    clearTimeout(scrolled);
    scrolled = window.setTimeout(() => !alone && tell({ kind: 'scrolled', y: window.scrollY }), 60);
  },
  { passive: true },
);

/** The frame says where the one before it stood; a page that is opened anew begins at its top. */
const y = Number(/^y=(\d+)$/.exec(window.name)?.[1] ?? 0);
if (!alone && y > 0) window.scrollTo({ top: y, behavior: 'instant' });
// After what is drawn now: the console takes away the page that was there before.
requestAnimationFrame(() =>
  setTimeout(() => {
    const path = location.pathname.slice(prefix.length) + location.search;
    const { revision, name, found, pages } = told;
    if (alone) notice();
    else tell({ kind: 'painted', revision, path, name, found, pages, marked: told.marks !== undefined });
  }),
);
