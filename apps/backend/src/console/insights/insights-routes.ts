import {
  digestRequest,
  insightNoteRequest,
  insightsQuery,
  insightsSettingsRequest,
} from '@tablefront/console-wire/insights-requests';
import type { Context } from 'hono';
import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { understood } from '../read-body.ts';
import { nameCsv } from '../send-csv.ts';
import { insightsAsCsv } from './export-insights.ts';
import { deleteNote, saveNote } from './insight-notes.ts';
import { saveDigestWish, saveInsightsSettings } from './insights-settings.ts';
import { readInsights, zoneOfBrand } from './read-insights.ts';

/** The calls of insights; see `@tablefront/console-wire/insights`. */
export function insightsRoutes(services: ConsoleServices) {
  const { routes, gives, only } = brandRoom();
  const some = only('owner', 'editor', 'location');
  const owners = only('owner');
  const queryIn = ({ req }: Context) => understood(insightsQuery, req.queries());
  gives('GET /insights', async ({ reach, context }) => readInsights(services, reach, queryIn(context)));
  some.gives('GET /insights/export', async ({ reach, context }) => {
    const insights = await readInsights(services, reach, queryIn(context));
    nameCsv(context, `insights-${insights.until}`);
    return context.body(insightsAsCsv(insights));
  });
  some.takes('PUT /insights/notes/:id', insightNoteRequest, (note, { reach, id }) =>
    saveNote(services, reach, id(), note),
  );
  some.gives('DELETE /insights/notes/:id', ({ reach, id }) => deleteNote(services, reach, id()));
  owners.takes('PUT /insights/settings', insightsSettingsRequest, (settings, { reach }) =>
    saveInsightsSettings(services.database, reach, settings),
  );
  owners.takes('PUT /insights/digest', digestRequest, async ({ weekly }, { reach }) => {
    const timeZone = await zoneOfBrand(services, reach.brandId);
    return saveDigestWish(services, reach, { weekly, timeZone });
  });
  return routes;
}
