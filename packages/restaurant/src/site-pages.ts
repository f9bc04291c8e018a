/** The one map of a site's pages: which there are, what they are called, and at which addresses. */
import type { Link } from './link.ts';

interface PageDefinition {
  /** A segment `:slug` stands for a location, or a job. */
  pattern: string;
  /** As navigation, sitemap and links call it. */
  name: string;
}

const definitions = {
  home: { pattern: '/', name: 'Home' },
  menu: { pattern: '/menu', name: 'Menu' },
  locations: { pattern: '/locations', name: 'Locations' },
  catering: { pattern: '/catering', name: 'Catering' },
  offers: { pattern: '/offers', name: 'Offers' },
  careers: { pattern: '/careers', name: 'Careers' },
  contact: { pattern: '/contact', name: 'Contact Us' },
  feedback: { pattern: '/feedback', name: 'Feedback' },
  mediaInquiries: { pattern: '/media-inquiries', name: 'Media Inquiries' },
  franchise: { pattern: '/franchise', name: 'Own A Franchise' },
  terms: { pattern: '/terms-and-conditions', name: 'Terms and Conditions' },
  privacy: { pattern: '/privacy-policy', name: 'Privacy Policy' },
  accessibility: { pattern: '/accessibility-statement', name: 'Accessibility Statement' },
  location: { pattern: '/location/:slug', name: 'Location' },
  locationMenu: { pattern: '/menu/:slug', name: 'Menu' },
  allergens: { pattern: '/menu/allergens', name: 'Allergens & Diets' },
  locationAllergens: { pattern: '/menu/:slug/allergens', name: 'Allergens & Diets' },
  job: { pattern: '/careers/:slug', name: 'Careers' },
} as const satisfies Record<string, PageDefinition>;

type Definitions = typeof definitions;
export type PageId = keyof Definitions;
/** The pages of single locations and jobs, whose addresses hold a slug. */
export type SlugPageId = {
  [Id in PageId]: Definitions[Id]['pattern'] extends `${string}:slug${string}` ? Id : never;
}[PageId];
export type BrandPageId = Exclude<PageId, SlugPageId>;

export const pageIds = Object.keys(definitions) as PageId[];

/** `location` → `/location/:slug` */
export function patternOf(id: PageId): string {
  return definitions[id].pattern;
}

export function hasSlug(id: PageId): id is SlugPageId {
  return definitions[id].pattern.includes(':slug');
}

/** What a page is called in navigation and links: `contact` → `Contact Us`. */
export function pageName(id: PageId): string {
  return definitions[id].name;
}

/** The address of a page: `pathTo('offers')`, `pathTo('location', { slug })`. */
export function pathTo(id: BrandPageId): Link;
export function pathTo(id: SlugPageId, params: { slug: string }): Link;
export function pathTo(id: PageId, { slug = '' }: { slug?: string } = {}): string {
  return definitions[id].pattern.replace(':slug', encodeURIComponent(slug));
}

const exact = new Map<string, PageId>();
const withSlug: { start: string; end: string; id: PageId }[] = [];
for (const id of pageIds) {
  const { pattern } = definitions[id];
  const [start = '', end = ''] = pattern.split(':slug');
  if (hasSlug(id)) withSlug.push({ start, end, id });
  else exact.set(pattern, id);
}

/** The page at an address, and the slug within it. */
export interface FoundPage {
  id: PageId;
  params: { slug?: string };
}

/**
 * Which page an address is of. Neither case nor final slashes matter.
 * @param path as in a URL: percent-encoded, without query and fragment
 * @returns undefined where the site has no such page; a segment that cannot be decoded names none
 */
export function pageAt(path: string): FoundPage | undefined {
  const spelled = path.replace(/(?<=.)\/+$/, '');
  const plain = spelled.toLowerCase();
  const id = exact.get(plain);
  if (id) return { id, params: {} };
  for (const { start, end, id } of withSlug) {
    if (!plain.startsWith(start) || !plain.endsWith(end)) continue;
    const slug = decoded(spelled.slice(start.length, spelled.length - end.length));
    if (slug !== undefined && slug !== '') return { id, params: { slug } };
  }
  return undefined;
}

/** @returns undefined for more than one segment, and for what is no text */
function decoded(segment: string): string | undefined {
  if (segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
