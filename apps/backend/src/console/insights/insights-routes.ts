/** The calls of insights, below `/api/brands/:brand`; see `@tablefront/console-wire/insights`. */
import {
  digestRequest,
  insightNoteRequest,
  insightsQuery,
  insightsSettingsRequest,
} from '@tablefront/console-wire/insights-requests';
import { Hono } from 'hono';
import type { InboxServices } from '../inbox/inbox-services.ts';
import { idIn, type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { readBody, understood } from '../read-body.ts';
import { nameCsv } from '../send-csv.ts';
import { insightsAsCsv } from './export-insights.ts';
import { deleteNote, saveNote } from './insight-notes.ts';
import { saveDigestWish, saveInsightsSettings } from './insights-settings.ts';
import { readInsights, zoneOfBrand } from './read-insights.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function insightsRoutes(services: InboxServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/insights', async (context) => {
    const query = understood(insightsQuery, context.req.queries());
    return context.json(await readInsights(services, reachIn(context), query));
  });
  routes.get('/insights/export', async (context) => {
    const query = understood(insightsQuery, context.req.queries());
    const reach = reachIn(context);
    requireRole(reach, 'owner', 'editor', 'location');
    const insights = await readInsights(services, reach, query);
    nameCsv(context, `insights-${insights.until}`);
    return context.body(insightsAsCsv(insights));
  });
  routes.put('/insights/notes/:id', async (context) => {
    const note = await readBody(context, insightNoteRequest);
    return context.json(await saveNote(services, reachIn(context), idIn(context, 'id'), note));
  });
  routes.delete('/insights/notes/:id', async (context) => {
    await deleteNote(services, reachIn(context), idIn(context, 'id'));
    return context.body(null, 204);
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
