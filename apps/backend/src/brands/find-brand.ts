import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brandHosts, brandRestaurants, brands } from '../database/schema.ts';
import type { Refusal } from '../failures/failure.ts';
import { type BrandGeneration, createBrandMemory } from './brand-generation.ts';
import { normalizeBrandId } from './brand-id.ts';
import type { BrandVisit } from './brand-visit.ts';
import { normalizeHostName } from './host-name.ts';

export interface BrandClues {
  /** A brand's id or one of its host names. */
  brandId?: string;
  /** A location's id, or the brand's own. */
  restaurantId?: string;
  visit: BrandVisit;
}

export type FoundBrand =
  | { kind: 'found'; brandId: string }
  /** `outdated`: the page is another brand's than the one that is shown where it was sent from. */
  | { kind: 'unknown' | 'ambiguous' | 'outdated'; field: string };

/** What of a brand a text turned out to be. */
interface Owner {
  brandId: string;
  by: 'id' | 'host' | 'restaurant';
  text: string;
  isDemo: boolean;
}

/**
 * The brand that a call is for. Ids of restaurants need not be unique among brands: where the visited brand is known it
 * is that one or none, and where it is not, ids that several brands have are refused.
 */
export async function findBrand(database: Database, { brandId, restaurantId, visit }: BrandClues): Promise<FoundBrand> {
  const [field, id] =
    brandId === undefined ? (['restaurant_id', restaurantId ?? ''] as const) : (['brand_id', brandId] as const);
  const { site, claimed, pages } = visit;
  const origins = pages.slice(0, MOST_PAGES).map(hostOfPage);
  const owners = await ownersOf(database, id, [id, site?.brand, claimed, ...origins]);
  const shown = site && namedBy(owners, site.brand)?.brandId;
  const visited = visitedBrand({ owners, origins, shown, visit });
  if (visited === 'contradictory') return { kind: 'outdated', field };

  const named = namedBy(owners, id);
  const having = owners.filter((owner) => owner === named || (owner.by === 'restaurant' && owner.text === id));
  // Of a call that names no page it counts at which site's address it was made, where several have the id.
  const atSite = pages.length === 0 && isSeveral(having) ? shown : undefined;
  const only = visited ?? atSite;
  if (only !== undefined && having.some((owner) => owner.brandId === only)) return { kind: 'found', brandId: only };
  if (visited !== undefined || having.length === 0) return { kind: 'unknown', field };

  // A demo stands in no brand's way.
  const candidates = having.some(({ isDemo }) => !isDemo) ? having.filter(({ isDemo }) => !isDemo) : having;
  const [first] = candidates;
  if (first && !isSeveral(candidates)) return { kind: 'found', brandId: first.brandId };
  // Host names are given by whoever runs the site, and an id that is asked for as a brand's; other ids anybody may claim.
  if (named && (named.by === 'host' || field === 'brand_id')) return { kind: 'found', brandId: named.brandId };
  return { kind: 'ambiguous', field };
}

const MOST_REMEMBERED = 5_000;
/** Characters of what is asked. */
const LONGEST_REMEMBERED = 1_000;

/** The same, remembered while no brand changes. */
export function createBrandFinder(database: Database) {
  const remember = createBrandMemory<FoundBrand>(MOST_REMEMBERED);
  return (clues: BrandClues, generation: BrandGeneration): Promise<FoundBrand> => {
    const { brandId, restaurantId, visit } = clues;
    const pages = visit.pages.slice(0, MOST_PAGES).map((page) => hostOfPage(page) ?? null);
    const key = JSON.stringify([brandId, restaurantId, visit.site?.brand, visit.site?.byOwnPage, visit.claimed, pages]);
    return remember(key.length > LONGEST_REMEMBERED ? undefined : generation, key, () => findBrand(database, clues));
  };
}

const RELOAD = 'Please reload this page and try again.';
const unknown = `We could not find this restaurant. ${RELOAD}`;
const ambiguous = `We could not tell which restaurant this is for. ${RELOAD}`;
const outdated = `This page has changed since you opened it. ${RELOAD}`;

/** In words that a visitor understands: pages show them. */
export function noBrand({ kind, field }: Exclude<FoundBrand, { kind: 'found' }>): Refusal {
  // It is no field's fault.
  if (kind === 'outdated') return { status: 409, error: outdated };
  const error = kind === 'unknown' ? unknown : ambiguous;
  return { status: 400, error, fields: { [field]: error } };
}

/** Those of the browser and of the body: more are never given. */
const MOST_PAGES = 3;

/**
 * The brand whose page the visitor saw, where that is known. What a site says of its own pages goes before what a page
 * says of itself, and that before the page's address; what contradicts is believed by nobody.
 */
function visitedBrand({
  owners,
  origins,
  shown,
  visit: { site, claimed },
}: {
  owners: Owner[];
  origins: (string | undefined)[];
  shown: string | undefined;
  visit: BrandVisit;
}): string | undefined | 'contradictory' {
  const claim =
    claimed === undefined
      ? undefined
      : owners.find(({ by, text }) => by === 'id' && text === normalizeBrandId(claimed));
  if (claimed !== undefined && claim === undefined) return 'contradictory';
  const ofPage = origins.flatMap((host) => owners.find(({ by, text }) => by === 'host' && text === host) ?? [])[0];
  const known = site?.byOwnPage ? (shown ?? 'contradictory') : ofPage?.brandId;
  if (claim === undefined) return known;
  return known === undefined || known === claim.brandId ? claim.brandId : 'contradictory';
}

function isSeveral(owners: Owner[]): boolean {
  return new Set(owners.map(({ brandId }) => brandId)).size > 1;
}

/** The brand whose id or, failing that, whose host name it is. */
function namedBy(owners: Owner[], text: string): Owner | undefined {
  return (
    owners.find((owner) => owner.by === 'id' && owner.text === normalizeBrandId(text)) ??
    owners.find((owner) => owner.by === 'host' && owner.text === normalizeHostName(text))
  );
}

function hostOfPage(page: string): string | undefined {
  return URL.canParse(page) ? normalizeHostName(new URL(page).host) : undefined;
}

/** Whose ids and host names these are, and who has the restaurant, in one statement. */
async function ownersOf(database: Database, restaurantId: string, names: (string | undefined)[]): Promise<Owner[]> {
  const given = names.filter((name) => name !== undefined);
  const ids = given.map(normalizeBrandId).filter((id) => id !== undefined);
  const hosts = given.map(normalizeHostName).filter((host) => host !== undefined);
  const isDemo = sql<boolean>`${brands.origin} = 'demo'`;
  return database
    .select({ brandId: brands.id, by: sql<Owner['by']>`'id'`, text: brands.id, isDemo })
    .from(brands)
    .where(inArray(brands.id, ids))
    .unionAll(
      database
        .select({ brandId: brands.id, by: sql<Owner['by']>`'host'`, text: brandHosts.host, isDemo })
        .from(brandHosts)
        .innerJoin(brands, eq(brands.id, brandHosts.brandId))
        .where(inArray(brandHosts.host, hosts)),
    )
    .unionAll(
      database
        .select({ brandId: brands.id, by: sql<Owner['by']>`'restaurant'`, text: brandRestaurants.restaurantId, isDemo })
        .from(brandRestaurants)
        .innerJoin(brands, eq(brands.id, brandRestaurants.brandId))
        .where(eq(brandRestaurants.restaurantId, restaurantId)),
    );
}
