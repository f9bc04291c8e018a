/** Looking at a draft, or at what was live, as guests would see it: an address of ten minutes on the preview's host. */
import { Hono } from 'hono';
import type { PreviewSigner } from '../console-services.ts';
import { type DraftServices, draftIdIn, noSuchDraft } from '../drafts/draft-services.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { findVersion, noSuchVersion } from '../versions/find-version.ts';
import { numberIn } from '../versions/version-routes.ts';

interface PreviewServices extends DraftServices {
  signPreviews: PreviewSigner | undefined;
}

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function previewRoutes({ database, signPreviews, now }: PreviewServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.post('/drafts/:draft/preview', async (context) => {
    const { brandId, ...reach } = reachIn(context);
    requireRole(reach, 'owner', 'editor', 'location');
    const draftId = draftIdIn(context);
    if (!signPreviews || !(await findDraft(database, draftId, brandId))) throw noSuchDraft();
    return context.json(signPreviews({ draftId, brandId, now: now() }));
  });
  routes.post('/versions/:number/preview', async (context) => {
    const { brandId, ...reach } = reachIn(context);
    requireRole(reach, 'owner', 'editor', 'location');
    const version = numberIn(context);
    if (!signPreviews || !(await findVersion(database, version, brandId))) throw noSuchVersion();
    return context.json(signPreviews({ version, brandId, now: now() }));
  });
  return routes;
}
