import { eq, inArray, sql } from 'drizzle-orm';
import { normalizeBrandId } from '../brands/brand-id.ts';
import { normalizeHostName } from '../brands/host-name.ts';
import type { Database } from '../database/database.ts';
import { brandHosts, brandRestaurants, brands } from '../database/schema.ts';

export interface BrandClues {
  /** A brand's id or one of its host names. */
  brandId?: string;
  /** A location's id, or the brand's own. */
  restaurantId?: string;
  /** Addresses of the page that the visitor saw. They decide only between brands that share an id. */
  pages: string[];
}

/** What of a brand an id turned out to be. */
type Clue = 'id' | 'host' | 'restaurant';

export type FoundBrand = { kind: 'found'; brandId: string } | { kind: 'unknown' | 'ambiguous'; field: string };

/** The brand that a submission is for. */
export async function findBrand(database: Database, { brandId, restaurantId, pages }: BrandClues): Promise<FoundBrand> {
  const [field, id] =
    brandId === undefined ? (['restaurant_id', restaurantId ?? ''] as const) : (['brand_id', brandId] as const);

  const owners = await database
    .select({ brandId: brands.id, by: sql<Clue>`'id'` })
    .from(brands)
    .where(eq(brands.id, normalizeBrandId(id) ?? ''))
    .unionAll(
      database
        .select({ brandId: brandHosts.brandId, by: sql<Clue>`'host'` })
        .from(brandHosts)
        .where(eq(brandHosts.host, normalizeHostName(id) ?? '')),
    )
    .unionAll(
      database
        .select({ brandId: brandRestaurants.brandId, by: sql<Clue>`'restaurant'` })
        .from(brandRestaurants)
        .where(eq(brandRestaurants.restaurantId, id)),
    );
  const named = owners.find(({ by }) => by === 'id') ?? owners.find(({ by }) => by === 'host');
  const candidates = new Set(owners.filter(({ by }) => by === 'restaurant').map(({ brandId: owner }) => owner));
  if (named) candidates.add(named.brandId);

  const [first] = candidates;
  if (first === undefined) return { kind: 'unknown', field };
  if (candidates.size === 1) return { kind: 'found', brandId: first };
  const visited = [...(await brandsAt(database, pages))].filter((candidate) => candidates.has(candidate));
  const [only] = visited;
  if (only !== undefined && visited.length === 1) return { kind: 'found', brandId: only };
  // Host names are given by whoever runs the site, and an id that is asked for as a brand's; other ids anybody may claim.
  if (named && (named.by === 'host' || field === 'brand_id')) return { kind: 'found', brandId: named.brandId };
  return { kind: 'ambiguous', field };
}

async function brandsAt(database: Database, pages: string[]): Promise<Set<string>> {
  const hosts = pages.flatMap((page) => {
    const host = URL.canParse(page) ? normalizeHostName(new URL(page).host) : undefined;
    return host === undefined ? [] : [host];
  });
  if (hosts.length === 0) return new Set();
  const rows = await database
    .select({ brandId: brandHosts.brandId })
    .from(brandHosts)
    .where(inArray(brandHosts.host, hosts));
  return new Set(rows.map((row) => row.brandId));
}
