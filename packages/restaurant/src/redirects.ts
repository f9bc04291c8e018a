/** Old paths that an operator sends elsewhere. They hold only where the site has no page of its own. */
import type { Link, Redirect } from './site-configuration/site-configuration.ts';

/** More steps than these lead nowhere that a browser would follow. */
const MOST_STEPS = 20;

/** Redirects by their paths. */
interface RedirectTable {
  exact: Map<string, Redirect>;
  /** Those that hold for all paths below theirs. */
  wide: Redirect[];
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
  const own = redirect.to.startsWith('/');
  const to = own ? target.pathname + target.search + target.hash : target.href;
  return { to, status: redirect.permanent ? 301 : 302 };
}

/**
 * The redirects that can be kept: the first for each path, and none that leads back to itself through those before it.
 *
 * @param drop is told of each of the others, by its place in the list
 */
export function soundRedirects(redirects: readonly Redirect[], drop: (index: number, why: string) => void): Redirect[] {
  const table = tableOf([]);
  return redirects.filter((redirect, index) => {
    const { from, below } = redirect;
    if (below ? table.wide.some((other) => other.from === from) : table.exact.has(from)) {
      drop(index, 'is redirected already');
      return false;
    }
    add(table, redirect);
    if (!comesBack(table, from) && !(below && comesBack(table, `${from}/below`))) return true;
    if (below) table.wide.pop();
    else table.exact.delete(from);
    drop(index, 'leads back to itself');
    return false;
  });
}

function tableOf(redirects: readonly Redirect[]): RedirectTable {
  const table: RedirectTable = { exact: new Map(), wide: [] };
  for (const redirect of redirects) add(table, redirect);
  return table;
}

function add({ exact, wide }: RedirectTable, redirect: Redirect): void {
  if (redirect.below) wide.push(redirect);
  else exact.set(redirect.from, redirect);
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
function matching({ exact, wide }: RedirectTable, pathname: string): Redirect | undefined {
  const path = comparablePath(pathname);
  const found = exact.get(path);
  if (found) return found;
  let longest: Redirect | undefined;
  for (const redirect of wide) {
    const { from } = redirect;
    const covers = `${path}/`.startsWith(from === '/' ? '/' : `${from}/`);
    if (covers && from.length > (longest?.from.length ?? -1)) longest = redirect;
  }
  return longest;
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
