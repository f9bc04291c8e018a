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
import { Hono } from 'hono';
import { resendNotifications } from '../../notifications/tell-again.ts';
import { newsRoute } from '../news/news-route.ts';
import { notificationRoutes } from '../notifications/notification-routes.ts';
import { pushRoutes } from '../notifications/push-routes.ts';
import { idIn, type ReachContext, type ReachEnvironment, reachIn } from '../reach.ts';
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
  const routes = new Hono<ReachEnvironment>();
  routes.route('/notifications', notificationRoutes(services));
  routes.route('/push', pushRoutes(services));

  routes.get('/today', async (context) => context.json(await readToday(services, reachIn(context))));
  routes.get('/news', newsRoute(services));

  routes.get('/inbox', async (context) =>
    context.json(await readInbox(services, reachIn(context), readInboxQuery(context))),
  );
  routes.get('/inbox/counts', async (context) =>
    context.json(await countInbox(services, reachIn(context), readInboxQuery(context))),
  );
  routes.get('/inbox/about', async (context) => context.json(await aboutInbox(services, reachIn(context))));
  routes.get('/inbox/export', (context) => exportInbox(services, context, readInboxQuery(context)));
  routes.post('/inbox/bulk', async (context) => {
    const { ids, ...change } = await readBody(context, bulkRequest);
    return context.json(await changeSubmissions(database, reachIn(context), ids, change));
  });

  routes.post('/inbox/person', async (context) =>
    context.json(await findPerson(services, reachIn(context), await readBody(context, personRequest))),
  );
  routes.post('/inbox/person/delete', async (context) => {
    requireProved(context.get('caller'), services.now());
    return context.json(await deletePerson(services, reachIn(context), await readBody(context, personRequest)));
  });

  routes.get('/inbox/views', async (context) => context.json({ views: await readViews(database, reachIn(context)) }));
  routes.put('/inbox/views/:id', async (context) => {
    const view = await readBody(context, viewRequest);
    return context.json(await saveView(database, reachIn(context), idIn(context, 'id'), view));
  });
  routes.delete('/inbox/views/:id', async (context) => {
    await deleteView(database, reachIn(context), idIn(context, 'id'));
    return context.body(null, 204);
  });
  routes.get('/inbox/settings', async (context) => context.json(await settingsFor(database, reachIn(context))));
  routes.put('/inbox/settings', async (context) =>
    context.json(await saveSettings(services, reachIn(context), await readBody(context, settingsRequest))),
  );
  routes.post('/inbox/settings/expired', async (context) =>
    context.json(await expiredBy(database, reachIn(context), await readBody(context, retentionSchema))),
  );

  routes.get('/inbox/:id', async (context) =>
    context.json(await readDetail(services, reachIn(context), idIn(context, 'id'))),
  );
  routes.patch('/inbox/:id', async (context) => {
    const change = await readBody(context, changeRequest);
    return context.json(await changeSubmissions(database, reachIn(context), [idIn(context, 'id')], change));
  });
  routes.post('/inbox/:id/notes', async (context) => {
    const { text } = await readBody(context, noteRequest);
    const id = idIn(context, 'id');
    await addNote(database, reachIn(context), id, text);
    return context.json(await readDetail(services, reachIn(context), id));
  });
  routes.post('/inbox/:id/replies', async (context) => {
    const written = await readBody(context, replyRequest);
    return context.json(await reply(services, reachIn(context), idIn(context, 'id'), written));
  });
  routes.post('/inbox/:id/tell-again', async (context) => {
    const { id } = await findWithin(database, reachIn(context), idIn(context, 'id'));
    const { notifications } = await resendNotifications(database, { ids: [id] });
    return context.json({ queued: notifications });
  });
  routes.get('/inbox/:id/files/:file', (context) => downloadOf(services, reachIn(context), fileIn(context)));
  routes.get('/inbox/:id/files/:file/picture', (context) => pictureOf(services, reachIn(context), fileIn(context)));
  return routes;
}

function fileIn(context: ReachContext) {
  return { submissionId: idIn(context, 'id'), fileId: idIn(context, 'file') };
}
