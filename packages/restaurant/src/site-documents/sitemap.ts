/** `sitemap.xml`. Source: https://www.sitemaps.org/protocol.html */

import { brandPages } from '../brand-pages.ts';
import { jobSlugs } from '../job-slugs.ts';
import { openJobs } from '../open-jobs.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { pathTo } from '../site-pages.ts';
import { locationPages } from './location-pages.ts';

/** The protocol's limit of one file. */
const MOST_ADDRESSES = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface SitemapVisit {
  /** `https://host` of the site. */
  origin: string;
  /** By which it is known which jobs are open. */
  now: Date;
}

/**
 * The sitemap: every page of the brand by its absolute address, or where they are too many for one file, an index of
 * files `/sitemap-1.xml`, `/sitemap-2.xml` … There is no `lastmod`: when a page changed is not known.
 *
 * @param limit addresses in one file
 */
export function sitemap(configuration: SiteConfiguration, visit: SitemapVisit, limit = MOST_ADDRESSES): string {
  const { origin } = visit;
  const paths = pathsOf(configuration, visit);
  if (paths.length <= limit) return addresses(paths, origin);
  const files = Array.from({ length: Math.ceil(paths.length / limit) }, (_, index) => `/sitemap-${index + 1}.xml`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries('sitemap', files, origin)}</sitemapindex>\n`;
}

/** One file of the index, from 1 on; undefined where there is none such. */
export function sitemapPart(
  configuration: SiteConfiguration,
  visit: SitemapVisit,
  part: number,
  limit = MOST_ADDRESSES,
): string | undefined {
  const paths = pathsOf(configuration, visit);
  const some = paths.slice((part - 1) * limit, part * limit);
  return paths.length > limit && some.length > 0 ? addresses(some, visit.origin) : undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function pathsOf(configuration: SiteConfiguration, { origin, now }: SitemapVisit): string[] {
  const slugs = jobSlugs(configuration.jobs);
  const pages = brandPages(configuration).map(({ path }) => path);
  // The only location's menu is the brand's.
  const several = configuration.locations.length > 1;
  return [
    ...pages,
    ...locationPages(configuration, origin).flatMap(({ location, menu, allergens }) =>
      [location, menu ?? [], (several && allergens) || []].flat(),
    ),
    ...openJobs(configuration, now).map((job) => pathTo('job', { slug: slugs.get(job) ?? '' })),
  ];
}

function addresses(paths: readonly string[], origin: string): string {
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries('url', paths, origin)}</urlset>\n`;
}

function entries(element: string, paths: readonly string[], origin: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return paths.map((path) => `<${element}><loc>${escaped(origin + path)}</loc></${element}>\n`).join('');
}
