/** The calls of insights, below `/api/brands/:brand`; see `@tablefront/console-wire/insights`. */

import { digestRequest, insightsQuery, insightsSettingsRequest } from '@tablefront/console-wire/insights-requests';
import { Hono } from 'hono';
import type { InboxServices } from '../inbox/inbox-services.ts';
import { type ReachEnvironment, reachIn } from '../reach.ts';
import { readBody, understood } from '../read-body.ts';
import { saveDigestWish, saveInsightsSettings } from './insights-settings.ts';
import { readInsights, zoneOfBrand } from './read-insights.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function insightsRoutes(services: InboxServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/insights', async (context) => {
    const query = understood(insightsQuery, context.req.queries());
    return context.json(await readInsights(services, reachIn(context), query));
  });
  routes.put('/insights/settings', async (context) => {
    const settings = await readBody(context, insightsSettingsRequest);
    return context.json(await saveInsightsSettings(services.database, reachIn(context), settings));
  });
  routes.put('/insights/digest', async (context) => {
    const { weekly } = await readBody(context, digestRequest);
    const reach = reachIn(context);
    const timeZone = await zoneOfBrand(services, reach.brandId);
    return context.json(await saveDigestWish(services, reach, { weekly, timeZone }));
  });
  return routes;
}
