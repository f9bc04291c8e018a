import { hasSlug, pageAt, pathTo } from '@tablefront/restaurant/site-pages';
import { pages } from '#app/pages.ts';

/**
 * The one address under which a page is rendered and kept for everyone who asks for it, whatever else stands in their
 * query; undefined where each visitor may see another page. Beside the addresses in the site's own links a page answers to
 * many spellings: those are not kept, so that a page has one place in the cache.
 *
 * @param address the requested URL
 * @param origin `https://host` as the visitor sees it
 */
export function sharedPageAddress(address: string, origin: string): string | undefined {
  const pathStart = address.indexOf('/', address.indexOf('://') + 3);
  const queryStart = address.indexOf('?', pathStart);
  const path = address.slice(pathStart, queryStart < 0 ? undefined : queryStart);
  const found = pageAt(path);
  if (!found || !isCanonical(path, found)) return undefined;
  const page = pages[found.id];
  if (!page.kept) return undefined;
  if (queryStart >= 0 && page.query) {
    const query = new URLSearchParams(address.slice(queryStart));
    if (page.query.some((name) => query.has(name))) return undefined;
  }
  return origin + path;
}

/** As the site's own links spell it: in lower case, and encoded only where it has to be. */
function isCanonical(path: string, { id, params }: NonNullable<ReturnType<typeof pageAt>>): boolean {
  const { slug } = params;
  if (!hasSlug(id)) return path === pathTo(id);
  return slug !== undefined && slug === slug.toLowerCase() && path === pathTo(id, { slug });
}
