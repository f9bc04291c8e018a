/** What the console says of brands: names, places and their zones, as far as the caller may see them. */
import { ALL_BRANDS, type Caller, type Grant, grantFor, reachesLocation } from '@tablefront/console-wire/access';
import { type BrandDetail, type BrandSummary, brandPaths, type GrantInWords } from '@tablefront/console-wire/session';
import { namedRestaurants } from '@tablefront/restaurant/named-restaurants';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { asc, eq, inArray } from 'drizzle-orm';
import { hostsOf } from '../../brands/brand-queries.ts';
import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import type { Database } from '../../database/database.ts';
import { brands } from '../../database/schema.ts';
import { ConsoleRefusal, noSuchBrand } from '../console-refusal.ts';

export interface Place {
  /** As submissions bear it. */
  id: string;
  /** No other place of the brand has it. */
  name: string;
  timeZone: string | null;
}

/**
 * The names of chosen places; undefined for all.
 * @throws ConsoleRefusal `unknown-location` where one of them is not there
 */
export function namesOfPlaces(places: Place[], chosen: string[] | null): string[] | undefined {
  const named = chosen?.flatMap((id) => places.find((place) => place.id === id)?.name ?? []);
  if (named?.length === chosen?.length) return named;
  throw new ConsoleRefusal('unknown-location', 'One of these locations is there no more. Please look at them again.');
}

type Granted = Pick<Caller, 'grants'>;

/** Fetches the logo that a configuration links, and makes a picture of it (WebP); undefined where it cannot be had. */
export type FetchLogo = (configuration: SiteConfiguration) => Promise<Uint8Array | undefined>;

export function createBrandFacts(database: Database, readConfiguration: ConfigurationReader, fetchLogo?: FetchLogo) {
  const configurationOf = async (brandId: string) => (await readConfiguration(brandId))?.configuration;

  /** All places of a brand; undefined where there is no such brand. */
  async function places(brandId: string): Promise<Place[] | undefined> {
    const configuration = await configurationOf(brandId);
    if (!configuration) return undefined;
    return namedRestaurants(configuration, brandId).map(({ restaurantId, name, location }) => ({
      id: restaurantId,
      name,
      timeZone: location?.timeZone ?? configuration.timeZone ?? null,
    }));
  }

  async function namesOf(ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await database
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(inArray(brands.id, ids));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  return {
    places,

    /** The brands that the caller may see, by name. */
    async visible(caller: Granted): Promise<BrandSummary[]> {
      const rows = await database
        .select({ id: brands.id, name: brands.name, origin: brands.origin })
        .from(brands)
        .where(
          caller.grants.some(({ brandId }) => brandId === ALL_BRANDS)
            ? undefined
            : inArray(brands.id, ['', ...caller.grants.map(({ brandId }) => brandId)]),
        )
        .orderBy(asc(brands.name), asc(brands.id));
      return rows.flatMap(({ id, name, origin }) => {
        const grant = grantFor(caller, id);
        return grant ? [{ id, name, isDemo: origin === 'demo', role: grant.role }] : [];
      });
    },

    /** @throws ConsoleRefusal `unknown-brand` where it is not there, or not for the caller */
    async detail(caller: Granted, brandId: string): Promise<BrandDetail> {
      const grant = grantFor(caller, brandId);
      const [stored] = grant
        ? await database.select({ name: brands.name, origin: brands.origin }).from(brands).where(eq(brands.id, brandId))
        : [];
      const configuration = stored && (await configurationOf(brandId));
      if (!grant || !stored || !configuration) throw noSuchBrand();
      const all = (await places(brandId)) ?? [];
      const seen = all.filter(({ id }) => reachesLocation(grant, id));
      return {
        id: brandId,
        name: stored.name,
        isDemo: stored.origin === 'demo',
        role: grant.role,
        hosts: await hostsOf(database, brandId),
        logo: shownLogo(brandId, configuration.logo),
        timeZone: configuration.timeZone ?? null,
        locations: seen,
        allLocations: grant.locations === null,
      };
    },

    /** The logo of a brand that the caller may see, in our own encoding. @throws ConsoleRefusal `not-found`, `unknown-brand` */
    async logo(caller: Granted, brandId: string): Promise<Uint8Array> {
      const configuration = grantFor(caller, brandId) && (await configurationOf(brandId));
      if (!configuration) throw noSuchBrand();
      const picture = await fetchLogo?.(configuration);
      if (!picture) throw new ConsoleRefusal('not-found', 'The logo cannot be had where it is linked from.');
      return picture;
    },

    async inWords(grants: Grant[]): Promise<GrantInWords[]> {
      const names = await namesOf(grants.map(({ brandId }) => brandId));
      return Promise.all(
        grants.map(async ({ brandId, role, locations }) => {
          const known = locations === null ? [] : ((await places(brandId)) ?? []);
          const nameOf = (id: string) => known.find((place) => place.id === id)?.name ?? id;
          const named = locations?.map((id) => ({ id, name: nameOf(id) })) ?? null;
          return { brandId, brandName: names.get(brandId) ?? null, role, locations: named };
        }),
      );
    },
  };
}

export type BrandFacts = ReturnType<typeof createBrandFacts>;

/** What the console's policy lets a page show: by HTTPS, or what is on every host; of what comes by HTTP alone, our own picture. */
export function shownLogo(brandId: string, logo = ''): string | null {
  if (/^http:/.test(logo)) return brandPaths.logoAt(brandId);
  return /^https:\/\/|^\/(?:brands|pictures)\//.test(logo) ? logo : null;
}
