/** Looking at a draft as guests would see it: an address of ten minutes on the preview's host. */
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

/** Made by whoever serves the preview's host, and knows its key. */
export type PreviewSigner = (of: { draftId: string; brandId: string; now: Date }) => Preview;

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
  return routes;
}
