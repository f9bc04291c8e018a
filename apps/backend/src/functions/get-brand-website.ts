import { getBrandWebsiteRequest, storedAsHeader } from '@tablefront/backend-client/get-brand-website';
import type { Context } from 'hono';
import { normalizeBrandId } from '../brands/brand-id.ts';
import { normalizeHostName } from '../brands/host-name.ts';
import { findWebsite } from '../database/brand-queries.ts';
import type { Database } from '../database/database.ts';
import { failure } from './failure.ts';
import { readJsonBody } from './read-json-body.ts';

/** `POST get-brand-website`: the site configuration of a brand, exactly as it was imported. */
export function getBrandWebsite(database: Database): (context: Context) => Promise<Response> {
  return async (context) => {
    const read = await readJsonBody(context, getBrandWebsiteRequest);
    if (!read.ok) return failure(context, read.refusal.status, read.refusal.error, read.refusal.fields);

    const { brandId } = read.value;
    const wanted = { id: normalizeBrandId(brandId), host: normalizeHostName(brandId) };
    const knownVersion = context.req.header('if-none-match')?.replace(/^"|"$/g, '');
    const found = await findWebsite(database, wanted, knownVersion);
    // Not a 404: of a failed call, the Supabase client hands out no body.
    if (found === undefined) return failure(context, 200, 'Brand not found');

    const headers = { etag: `"${found.version}"`, [storedAsHeader]: found.id };
    if (found.configuration === undefined) return context.body(null, 304, headers);
    // The stored text is JSON already; parsing it to write it anew would only cost time.
    return context.body(`{"success":true,"data":${found.configuration}}`, 200, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
    });
  };
}
