/** The calls of one brand, `/api/brands/:brand/…`: of each room its own, all behind the reach of who calls. */
import { Hono } from 'hono';
import { codesRoutes } from './codes/codes-routes.ts';
import type { ConsoleServices } from './console-services.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { askedRoutes } from './fields/asked-routes.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import type { InboxServices } from './inbox/inbox-services.ts';
import { insightsRoutes } from './insights/insights-routes.ts';
import { askRoutes } from './people/ask-owners.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { quickRoutes } from './quick/quick-routes.ts';
import { type ReachEnvironment, toReach } from './reach.ts';
import { versionRoutes } from './versions/version-routes.ts';

type BrandServices = InboxServices & Pick<ConsoleServices, 'signPreviews' | 'pictures' | 'origin'>;

/** To be mounted at `/brands/:brand`, behind what knows the `caller`. */
export function brandCalls({ signPreviews, pictures, origin, ...services }: BrandServices): Hono<ReachEnvironment> {
  const calls = new Hono<ReachEnvironment>();
  calls.use(toReach);
  for (const room of [inboxRoutes, insightsRoutes, codesRoutes, draftRoutes, versionRoutes, quickRoutes, askedRoutes]) {
    calls.route('/', room(services));
  }
  calls.route('/', askRoutes({ ...services, origin }));
  calls.route('/', previewRoutes({ ...services, signPreviews }));
  if (pictures) calls.route('/', pictureRoutes({ ...services, ...pictures }));
  return calls;
}
