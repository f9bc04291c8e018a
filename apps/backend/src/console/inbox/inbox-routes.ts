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
import { resendNotifications } from '../../notifications/tell-again.ts';
import { countExpired } from '../../submissions/deleting/retention.ts';
import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { newsRoute } from '../news/news-route.ts';
import { requireProved } from '../sign-in/me.ts';
import { readToday } from '../today/read-today.ts';
import { downloadOf, pictureOf } from './attachments.ts';
import { changeSubmissions } from './change-submissions.ts';
import { exportInbox } from './export-inbox.ts';
import { addNote } from './history.ts';
import { readSettings, saveSettings } from './inbox-settings.ts';
import { deletePerson, findPerson } from './person.ts';
import { findWithin, readDetail } from './read-detail.ts';
import { aboutInbox, countInbox, readInbox } from './read-inbox.ts';
import { reply } from './send-reply.ts';
import { deleteView, readViews, saveView } from './views.ts';
import { readInboxQuery } from './wanted.ts';

/** The inbox's calls; see `@tablefront/console-wire/inbox`. */
export function inboxRoutes(services: ConsoleServices) {
  const { database } = services;
  const { routes, gives, takes, only } = brandRoom();
  const editors = only('owner', 'editor');
  const owners = only('owner');
  routes.get('/news', newsRoute(services));
  gives('GET /today', ({ reach }) => readToday(services, reach));
  gives('GET /inbox', ({ reach, context }) => readInbox(services, reach, readInboxQuery(context)));
  gives('GET /inbox/counts', ({ reach, context }) => countInbox(services, reach, readInboxQuery(context)));
  gives('GET /inbox/about', ({ reach }) => aboutInbox(services, reach));
  only('owner', 'editor', 'location').gives('GET /inbox/export', ({ reach, context }) =>
    exportInbox(services, context, reach, readInboxQuery(context)),
  );
  takes('POST /inbox/bulk', bulkRequest, ({ ids, ...change }, { reach }) =>
    changeSubmissions(database, reach, ids, change),
  );
  owners.takes('POST /inbox/person', personRequest, (person, { reach }) => findPerson(services, reach, person));
  owners.takes('POST /inbox/person/delete', personRequest, async (person, { reach, caller }) => {
    requireProved(caller, services.now());
    return deletePerson(services, reach, person);
  });
  gives('GET /inbox/views', async ({ reach }) => ({ views: await readViews(database, reach) }));
  takes('PUT /inbox/views/:id', viewRequest, (view, { reach, id }) => saveView(database, reach, id(), view));
  gives('DELETE /inbox/views/:id', ({ reach, id }) => deleteView(database, reach, id()));
  editors.gives('GET /inbox/settings', ({ reach }) => readSettings(database, reach.brandId));
  editors.takes('PUT /inbox/settings', settingsRequest, (settings, { reach }) =>
    saveSettings(services, reach, settings),
  );
  owners.takes('POST /inbox/settings/expired', retentionSchema, (kept, { reach }) =>
    countExpired(database, reach.brandId, kept),
  );
  gives('GET /inbox/:id', ({ reach, id }) => readDetail(services, reach, id()));
  takes('PATCH /inbox/:id', changeRequest, (change, { reach, id }) =>
    changeSubmissions(database, reach, [id()], change),
  );
  takes('POST /inbox/:id/notes', noteRequest, async ({ text }, { reach, id }) => {
    await addNote(database, reach, id(), text);
    return readDetail(services, reach, id());
  });
  takes('POST /inbox/:id/replies', replyRequest, (written, { reach, id }) => reply(services, reach, id(), written));
  gives('POST /inbox/:id/tell-again', async ({ reach, id: idIn }) => {
    const { id } = await findWithin(database, reach, idIn());
    const { notifications } = await resendNotifications(database, { ids: [id] });
    return { queued: notifications };
  });
  gives('GET /inbox/:id/files/:file', ({ reach, id }) =>
    downloadOf(services, reach, { submissionId: id(), fileId: id('file') }),
  );
  gives('GET /inbox/:id/files/:file/picture', ({ reach, id }) =>
    pictureOf(services, reach, { submissionId: id(), fileId: id('file') }),
  );
  return routes;
}
