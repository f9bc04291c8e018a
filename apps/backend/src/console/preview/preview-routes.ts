/** Looking at a draft as guests would see it: an address of ten minutes on the preview's host. */
import type { Preview } from '@tablefront/console-wire/drafts';
import { Hono } from 'hono';
import { grantFor } from '../access.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';

/** Made by whoever serves the preview's host, and knows its key. */
export type PreviewSigner = (of: { draftId: string; brandId: string; now: Date }) => Preview;

export function previewRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const { database, signPreviews, now } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.post('/drafts/:draft/preview', requireSignedIn(services), async (context) => {
    const { brand: brandId = '', draft: draftId } = context.req.param() as { brand?: string; draft: string };
    const grant = grantFor(context.get('caller'), brandId);
    if (!grant || grant.role === 'inbox') throw notAllowed();
    const draft = await findDraft(database, draftId, brandId);
    if (!draft || !signPreviews) throw new ConsoleRefusal('not-found', 'There is no such draft here.');
    return context.json(signPreviews({ draftId, brandId, now: now() }));
  });
  return routes;
}
