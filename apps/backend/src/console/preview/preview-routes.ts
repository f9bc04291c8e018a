/** Looking at a draft, or at what was live, as guests would see it: an address of ten minutes on the preview's host. */
import type { Hono } from 'hono';
import type { PreviewSigner } from '../console-services.ts';
import { type DraftServices, draftIdIn, noSuchDraft } from '../drafts/draft-services.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { type ReachEnvironment, requireRole } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { findVersion, noSuchVersion } from '../versions/find-version.ts';
import { numberIn } from '../versions/version-routes.ts';

interface PreviewServices extends DraftServices {
  signPreviews: PreviewSigner | undefined;
}

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function previewRoutes({ database, signPreviews, now }: PreviewServices): Hono<ReachEnvironment> {
  const { routes, gives } = reachCalls();
  gives('POST /drafts/:draft/preview', async ({ context, reach: { brandId, ...reach } }) => {
    requireRole(reach, 'owner', 'editor', 'location');
    const draftId = draftIdIn(context);
    if (!signPreviews || !(await findDraft(database, draftId, brandId))) throw noSuchDraft();
    return signPreviews({ draftId, brandId, now: now() });
  });
  gives('POST /versions/:number/preview', async ({ context, reach: { brandId, ...reach } }) => {
    requireRole(reach, 'owner', 'editor', 'location');
    const version = numberIn(context);
    if (!signPreviews || !(await findVersion(database, version, brandId))) throw noSuchVersion();
    return signPreviews({ version, brandId, now: now() });
  });
  return routes;
}
