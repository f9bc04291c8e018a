import { BRAND_HEADER } from '@tablefront/backend-client/brand-header';
import { getBrandWebsiteRequest, websiteAnswerText } from '@tablefront/backend-client/get-brand-website';
import { entityTag, matchesEtag } from '@tablefront/serving/entity-tags';
import { Unavailable } from '@tablefront/serving/unavailable';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { normalizeBrandId } from '../brands/brand-id.ts';
import { findBrandVersion, findConfiguration } from '../brands/brand-queries.ts';
import { normalizeHostName } from '../brands/host-name.ts';
import type { Database } from '../database/database.ts';
import { failure } from '../failures/failure.ts';
import { readJsonBody } from './read-json-body.ts';

/** Of answers that are kept: a large one that is asked for again and again costs the database nothing. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
/** A brand that changes between two queries is looked up again. */
const ATTEMPTS = 3;

/** `POST get-brand-website`: the site configuration of a brand, exactly as it was imported. */
export function getBrandWebsite(database: Database): (context: Context) => Promise<Response> {
  const encoder = new TextEncoder();
  const answers = new LRUCache<string, Uint8Array<ArrayBuffer>, { id: string; version: string }>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    // One query for all who ask at once.
    async fetchMethod(_key, _stale, { context: brand }) {
      const configuration = await findConfiguration(database, brand);
      return configuration === undefined ? undefined : encoder.encode(websiteAnswerText(configuration));
    },
  });

  return async (context) => {
    const read = await readJsonBody(context, getBrandWebsiteRequest);
    if (!read.ok) return failure(context, read.refusal);

    const { brandId } = read.value;
    const wanted = { id: normalizeBrandId(brandId), host: normalizeHostName(brandId) };
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const brand = await findBrandVersion(database, wanted);
      // Not a 404: of a failed call, the Supabase client hands out no body.
      if (brand === undefined) return failure(context, { status: 200, error: 'Brand not found' });
      const etag = entityTag(brand.version);
      const headers = { etag, [BRAND_HEADER]: brand.id };
      if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
      const answer = await answers.fetch(`${brand.id} ${brand.version}`, { context: brand });
      if (answer !== undefined) {
        return context.body(answer, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
      }
    }
    throw new Unavailable('The brand changes too often to be read');
  };
}
