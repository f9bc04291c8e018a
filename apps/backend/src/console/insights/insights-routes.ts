/** The calls of insights, below `/api/brands/:brand`; see `@tablefront/console-wire/insights`. */
import {
  digestRequest,
  insightNoteRequest,
  insightsQuery,
  insightsSettingsRequest,
} from '@tablefront/console-wire/insights-requests';
import type { Hono } from 'hono';
import type { InboxServices } from '../inbox/inbox-services.ts';
import { type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { understood } from '../read-body.ts';
import { nameCsv } from '../send-csv.ts';
import { insightsAsCsv } from './export-insights.ts';
import { deleteNote, saveNote } from './insight-notes.ts';
import { saveDigestWish, saveInsightsSettings } from './insights-settings.ts';
import { readInsights, zoneOfBrand } from './read-insights.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function insightsRoutes(services: InboxServices): Hono<ReachEnvironment> {
  const { routes, gives, takes } = reachCalls();
  gives('GET /insights', async ({ reach, context }) =>
    readInsights(services, reach, understood(insightsQuery, context.req.queries())),
  );
  routes.get('/insights/export', async (context) => {
    const query = understood(insightsQuery, context.req.queries());
    const reach = reachIn(context);
    requireRole(reach, 'owner', 'editor', 'location');
    const insights = await readInsights(services, reach, query);
    nameCsv(context, `insights-${insights.until}`);
    return context.body(insightsAsCsv(insights));
  });
  takes('PUT /insights/notes/:id', insightNoteRequest, (note, { reach, id }) => saveNote(services, reach, id, note));
  gives('DELETE /insights/notes/:id', ({ reach, id }) => deleteNote(services, reach, id));
  takes('PUT /insights/settings', insightsSettingsRequest, (settings, { reach }) =>
    saveInsightsSettings(services.database, reach, settings),
  );
  takes('PUT /insights/digest', digestRequest, async ({ weekly }, { reach }) => {
    const timeZone = await zoneOfBrand(services, reach.brandId);
    return saveDigestWish(services, reach, { weekly, timeZone });
  });
  return routes;
}
