/** Old paths that lead elsewhere now: `redirects[] {from, to, permanent}`. */

import { most } from '../limits.ts';
import { described, type Entry, field, record } from '../reading/lenient.ts';
import { list } from '../reading/lenient-lists.ts';
import { readBoolean, readText, readWebLink, textAs } from '../reading/lenient-values.ts';
import { comparablePath, type Redirect, soundRedirects } from '../redirects.ts';

const LONGEST_PATH = 1_000;

/** A path of the site, `/*` at its end standing for all paths below. The host, query and fragment of an address are left out. */
const readPath = textAs((text) => {
  const pathname = text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  if (/\s|\\/.test(pathname) || /\*./.test(pathname) || pathname.length > LONGEST_PATH) return undefined;
  return pathname.startsWith('/') ? pathname : `/${pathname}`;
}, 'a path');

interface Placed {
  redirect: Redirect;
  entry: Entry;
}

const readRedirect = record((entry): Placed | undefined => {
  for (const name of ['from', 'to']) {
    if (field(entry, [name], readText) !== undefined) continue;
    entry.warn(entry.path, `has no ${name}`);
    return undefined;
  }
  const from = field(entry, ['from'], readPath);
  const to = field(entry, ['to'], readWebLink);
  if (from === undefined || to === undefined) return undefined;
  const permanent = field(entry, ['permanent'], readBoolean) ?? true;
  const redirect = { from: comparablePath(from.replace(/\*$/, '')), below: from.endsWith('*'), to, permanent };
  return { redirect, entry };
});

/** In order, each path once; what would lead in a circle with those before it is left out. */
export function redirectsOf(entry: Entry): Redirect[] {
  const placed = list(entry, ['redirects'], readRedirect, most.redirects);
  return soundRedirects(
    placed.map(({ redirect }) => redirect),
    (index, why) => {
      const { redirect, entry: own } = placed[index] ?? {};
      own?.warn(own.path, `${described(redirect?.from)} ${why}`);
    },
  );
}
