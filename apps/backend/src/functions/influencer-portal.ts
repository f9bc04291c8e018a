import { influencerPortalRequest } from '@tablefront/backend-client/submissions/influencer-portal';
import { readBrandVisit } from '../brands/brand-visit.ts';
import { findBrand } from '../brands/find-brand.ts';
import type { ConfigurationReader } from '../brands/read-configuration.ts';
import type { Database } from '../database/database.ts';
import { failure } from '../failures/failure.ts';
import type { BackendContext } from '../submissions/submission-request.ts';
import { readJsonBody } from './read-json-body.ts';

/** `POST influencer-portal`: the campaigns of a brand, as its configuration has them. */
export function influencerPortal(
  database: Database,
  readConfiguration: ConfigurationReader,
): (context: BackendContext) => Promise<Response> {
  return async (context) => {
    const read = await readJsonBody(context, influencerPortalRequest);
    if (!read.ok) return failure(context, read.refusal);

    const brand = await findBrand(database, { brandId: read.value.brandId, visit: readBrandVisit(context) });
    const found = brand.kind === 'found' ? await readConfiguration(brand.brandId) : undefined;
    // Not a 404: of a failed call, the Supabase client hands out no body.
    if (!found) return failure(context, { status: 200, error: 'Brand not found' });
    return context.json({ success: true, data: found.campaigns });
  };
}
