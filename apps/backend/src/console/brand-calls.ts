/** The calls of one brand, `/api/brands/:brand/…`: of each room its own, all behind the reach of who calls. */
import { Hono } from 'hono';
import { codesRoutes } from './codes/codes-routes.ts';
import type { ConsoleServices } from './console-services.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { askedRoutes } from './fields/asked-routes.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { insightsRoutes } from './insights/insights-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { askRoutes } from './people/ask-owners.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { quickRoutes } from './quick/quick-routes.ts';
import { type ReachEnvironment, toReach } from './reach.ts';
import { versionRoutes } from './versions/version-routes.ts';

const rooms = [
  ...[inboxRoutes, notificationRoutes, insightsRoutes, codesRoutes, draftRoutes, versionRoutes, previewRoutes],
  ...[quickRoutes, askedRoutes, askRoutes, pictureRoutes],
];

/** To be mounted at `/brands/:brand`, behind what knows the `caller`. */
export function brandCalls(services: ConsoleServices): Hono<ReachEnvironment> {
  const calls = new Hono<ReachEnvironment>();
  calls.use(toReach);
  for (const room of rooms) calls.route('/', room(services));
  return calls;
}
