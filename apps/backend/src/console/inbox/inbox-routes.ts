/** The inbox's calls, below `/api/brands/:brand`; see `@tablefront/console-wire/inbox` for what they take and answer. */

import {
  bulkRequest,
  changeRequest,
  noteRequest,
  personRequest,
  replyRequest,
  retentionSchema,
  settingsRequest,
  viewRequest,
} from '@tablefront/console-wire/inbox-requests';
import type { Hono } from 'hono';
import { resendNotifications } from '../../notifications/tell-again.ts';
import { newsRoute } from '../news/news-route.ts';
import { notificationRoutes } from '../notifications/notification-routes.ts';
import { pushRoutes } from '../notifications/push-routes.ts';
import { idIn, type ReachContext, type ReachEnvironment, reachIn } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { readBody } from '../read-body.ts';
import { requireProved } from '../sign-in/me.ts';
import { readToday } from '../today/read-today.ts';
import { downloadOf, pictureOf } from './attachments.ts';
import { changeSubmissions } from './change-submissions.ts';
import { exportInbox } from './export-inbox.ts';
import { addNote } from './history.ts';
import type { InboxServices } from './inbox-services.ts';
import { expiredBy, saveSettings, settingsFor } from './inbox-settings.ts';
import { deletePerson, findPerson } from './person.ts';
import { findWithin, readDetail } from './read-detail.ts';
import { aboutInbox, countInbox, readInbox } from './read-inbox.ts';
import { reply } from './send-reply.ts';
import { deleteView, readViews, saveView } from './views.ts';
import { readInboxQuery } from './wanted.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function inboxRoutes(services: InboxServices): Hono<ReachEnvironment> {
  const { database } = services;
  const { routes, gives, takes } = reachCalls();
  routes.route('/notifications', notificationRoutes(services));
  routes.route('/push', pushRoutes(services));
  routes.get('/news', newsRoute(services));
  gives('GET /today', ({ reach }) => readToday(services, reach));
  gives('GET /inbox', ({ reach, context }) => readInbox(services, reach, readInboxQuery(context)));
  gives('GET /inbox/counts', ({ reach, context }) => countInbox(services, reach, readInboxQuery(context)));
  gives('GET /inbox/about', ({ reach }) => aboutInbox(services, reach));
  routes.get('/inbox/export', (context) => exportInbox(services, context, readInboxQuery(context)));
  takes('POST /inbox/bulk', bulkRequest, ({ ids, ...change }, { reach }) =>
    changeSubmissions(database, reach, ids, change),
  );
  takes('POST /inbox/person', personRequest, (person, { reach }) => findPerson(services, reach, person));
  routes.post('/inbox/person/delete', async (context) => {
    requireProved(context.get('caller'), services.now());
    return context.json(await deletePerson(services, reachIn(context), await readBody(context, personRequest)));
  });
  gives('GET /inbox/views', async ({ reach }) => ({ views: await readViews(database, reach) }));
  takes('PUT /inbox/views/:id', viewRequest, (view, { reach, id }) => saveView(database, reach, id, view));
  gives('DELETE /inbox/views/:id', ({ reach, id }) => deleteView(database, reach, id));
  gives('GET /inbox/settings', ({ reach }) => settingsFor(database, reach));
  takes('PUT /inbox/settings', settingsRequest, (settings, { reach }) => saveSettings(services, reach, settings));
  takes('POST /inbox/settings/expired', retentionSchema, (kept, { reach }) => expiredBy(database, reach, kept));
  gives('GET /inbox/:id', ({ reach, id }) => readDetail(services, reach, id));
  takes('PATCH /inbox/:id', changeRequest, (change, { reach, id }) => changeSubmissions(database, reach, [id], change));
  takes('POST /inbox/:id/notes', noteRequest, async ({ text }, { reach, id }) => {
    await addNote(database, reach, id, text);
    return readDetail(services, reach, id);
  });
  takes('POST /inbox/:id/replies', replyRequest, (written, { reach, id }) => reply(services, reach, id, written));
  gives('POST /inbox/:id/tell-again', async ({ reach, id: wanted }) => {
    const { id } = await findWithin(database, reach, wanted);
    const { notifications } = await resendNotifications(database, { ids: [id] });
    return { queued: notifications };
  });
  routes.get('/inbox/:id/files/:file', (context) => downloadOf(services, reachIn(context), fileIn(context)));
  routes.get('/inbox/:id/files/:file/picture', (context) => pictureOf(services, reachIn(context), fileIn(context)));
  return routes;
}

function fileIn(context: ReachContext) {
  return { submissionId: idIn(context, 'id'), fileId: idIn(context, 'file') };
}
