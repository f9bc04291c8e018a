import { accessOfBrand, siteAccess } from '../site-access.ts';
import type { Route } from './+types/assistant-data';
import { assistantAccessOf } from './assistant-access.ts';

/** What the chat needs to know of the brand, as JSON: no page bears it before it is wanted. */
export async function loader({ context }: Route.LoaderArgs) {
  const access = context.get(siteAccess);
  const site = await access.site;
  const headers = { 'X-Robots-Tag': 'noindex' };
  if (site.kind === 'failed') return Response.json({ error: site.message }, { status: site.status, headers });
  return Response.json(assistantAccessOf(site.configuration, accessOfBrand(access, site)), { headers });
}
