/** Looking at a draft, or at what was live, as guests would see it: an address of ten minutes on the preview's host. */
import type { Preview } from '@tablefront/console-wire/drafts';
import { Hono } from 'hono';
import { toReach } from '../drafts/draft-routes.ts';
import {
  type DraftEnvironment,
  type DraftServices,
  draftIdIn,
  noSuchDraft,
  requireRole,
} from '../drafts/draft-services.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { findVersion, noSuchVersion } from '../versions/find-version.ts';
import { numberIn } from '../versions/version-routes.ts';

/** Made by whoever serves the preview's host, and knows its key. */
export type PreviewSigner = (of: Previewed & { brandId: string; now: Date }) => Preview;

/** What a preview shows: a draft, or a version by its number. */
export type Previewed = { draftId: string } | { version: number };

interface PreviewServices extends DraftServices {
  signPreviews: PreviewSigner | undefined;
}

/** To be mounted at `/brands/:brand`, behind what knows the `caller`. */
export function previewRoutes({ database, signPreviews, now }: PreviewServices): Hono<DraftEnvironment> {
  const routes = new Hono<DraftEnvironment>();
  routes.post('/drafts/:draft/preview', toReach, async (context) => {
    const { brandId, ...reach } = context.get('reach');
    requireRole(reach, 'owner', 'editor', 'location');
    const draftId = draftIdIn(context);
    if (!signPreviews || !(await findDraft(database, draftId, brandId))) throw noSuchDraft();
    return context.json(signPreviews({ draftId, brandId, now: now() }));
  });
  routes.post('/versions/:number/preview', toReach, async (context) => {
    const { brandId, ...reach } = context.get('reach');
    requireRole(reach, 'owner', 'editor', 'location');
    const version = numberIn(context);
    if (!signPreviews || !(await findVersion(database, version, brandId))) throw noSuchVersion();
    return context.json(signPreviews({ version, brandId, now: now() }));
  });
  return routes;
}
