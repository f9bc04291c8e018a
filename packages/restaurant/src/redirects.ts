/** Old paths that an operator sends elsewhere. They hold only where the site has no page of its own. */
import type { Link } from './link.ts';
import { oncePer } from './once-per.ts';

/** An old path of the brand's, which leads elsewhere where the site has no page at it. */
export interface Redirect {
  /** Comparable, see `comparablePath`. */
  from: string;
  /** Every path below `from` as well. */
  below: boolean;
  /** http(s) or a path. */
  to: Link;
  permanent: boolean;
}

/** More steps than these lead nowhere that a browser would follow. */
const MOST_STEPS = 20;

/** Redirects by their paths. */
interface RedirectTable {
  exact: Map<string, Redirect>;
  /** Those that hold for all paths below theirs. */
  wide: Map<string, Redirect>;
  /** The length of the longest path among the wide ones. */
  widest: number;
}

/** A visited address, in the parts that `URL` names. */
interface Visit {
  origin: string;
  pathname: string;
  search: string;
}

/**
 * Where a visited path leads, and whether for good; undefined where no redirect is for it, or where it would lead in a
 * circle. The visitor's query goes along unless the target has one of its own. Fit for a `Location` header.
 */
export function redirectFor(
  redirects: readonly Redirect[],
  visit: Visit,
): { to: string; status: 301 | 302 } | undefined {
  const table = tableOf(redirects);
  const redirect = matching(table, visit.pathname);
  if (!redirect || comesBack(table, visit.pathname, visit.origin)) return undefined;
  const target = new URL(redirect.to, visit.origin);
  if (target.search === '') target.search = visit.search;
  // Of a path such as `/..//a.example`, browsers would take what is left for another host.
  const own = redirect.to.startsWith('/') && !target.pathname.startsWith('//');
  const to = own ? target.pathname + target.search + target.hash : target.href;
  return { to, status: redirect.permanent ? 301 : 302 };
}

/**
 * The redirects that can be kept: the first for each path, and none that leads back to itself through those before it.
 *
 * @param drop is told of each of the others, by its place in the list
 */
export function soundRedirects(redirects: readonly Redirect[], drop: (index: number, why: string) => void): Redirect[] {
  const table = emptyTable();
  return redirects.filter((redirect, index) => {
    const { from, below } = redirect;
    const alike = below ? table.wide : table.exact;
    if (alike.has(from)) {
      drop(index, 'is redirected already');
      return false;
    }
    add(table, redirect);
    if (!comesBack(table, from) && !(below && comesBack(table, `${from}/below`))) return true;
    alike.delete(from);
    drop(index, 'leads back to itself');
    return false;
  });
}

const emptyTable = (): RedirectTable => ({ exact: new Map(), wide: new Map(), widest: 0 });

/** Made once for each list: a configuration may have many redirects, and any visited path may ask. */
const tableOf = oncePer((redirects: readonly Redirect[]): RedirectTable => {
  const table = emptyTable();
  for (const redirect of redirects) add(table, redirect);
  return table;
});

function add(table: RedirectTable, redirect: Redirect): void {
  const { from, below } = redirect;
  (below ? table.wide : table.exact).set(from, redirect);
  if (below) table.widest = Math.max(table.widest, from.length);
}

/** Whether a path's redirects lead back to a path that was passed already. */
function comesBack(table: RedirectTable, pathname: string, origin?: string): boolean {
  const passed = new Set<string>();
  let path: string | undefined = comparablePath(pathname);
  while (path !== undefined && passed.size < MOST_STEPS) {
    if (passed.has(path)) return true;
    passed.add(path);
    path = ownPath(matching(table, path)?.to, origin);
  }
  return path !== undefined;
}

/** A path as redirects are compared: decoded, in lower case, without doubled or final slashes. */
export function comparablePath(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** The redirect of exactly this path, else the one of the longest beginning. */
function matching({ exact, wide, widest }: RedirectTable, pathname: string): Redirect | undefined {
  const path = comparablePath(pathname);
  const found = exact.get(path);
  if (found || wide.size === 0) return found;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = end <= widest ? wide.get(path.slice(0, end)) : undefined;
    if (above) return above;
  }
  return wide.get('/');
}

function ownPath(to: Link | undefined, origin?: string): string | undefined {
  if (to === undefined) return undefined;
  if (to.startsWith('/')) return comparablePath(to.replace(/[?#].*$/s, ''));
  const target = URL.canParse(to) ? new URL(to) : undefined;
  return target && target.origin === origin ? comparablePath(target.pathname) : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
