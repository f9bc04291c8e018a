import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { findDraft, noSuchDraft } from '../drafts/stored-drafts.ts';
import { findVersion, noSuchVersion } from '../versions/stored-versions.ts';
import { numberIn } from '../versions/version-routes.ts';

/** Looking at a draft, or at what was live, as guests would see it: an address of ten minutes on the preview's host. */
export function previewRoutes({ database, signPreviews, now }: ConsoleServices) {
  const { routes, only } = brandRoom();
  const { gives } = only('owner', 'editor', 'location');
  gives('POST /drafts/:draft/preview', async ({ id, reach: { brandId } }) => {
    const draftId = id('draft');
    if (!signPreviews || !(await findDraft(database, draftId, brandId))) throw noSuchDraft();
    return signPreviews({ draftId, brandId, now: now() });
  });
  gives('POST /versions/:number/preview', async ({ context, reach: { brandId } }) => {
    const version = numberIn(context);
    if (!signPreviews || !(await findVersion(database, version, brandId))) throw noSuchVersion();
    return signPreviews({ version, brandId, now: now() });
  });
  return routes;
}
