import { hereRequest, renewRequest, saveRequest, seenRequest } from '@tablefront/console-wire/draft-requests';
import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { presentIn, sayHere } from './presence.ts';
import { listDrafts, openDraft, readDraft, renewDraft } from './read-draft.ts';
import { discardDraft, saveDraft } from './save-draft.ts';

/** The calls of drafts; see `@tablefront/console-wire/drafts`. */
export function draftRoutes(services: ConsoleServices) {
  const { routes, only } = brandRoom();
  const all = only('owner', 'editor', 'location');
  all.gives('GET /drafts', ({ reach }) => listDrafts(services, reach));
  all.gives('POST /drafts', ({ reach }) => openDraft(services, reach));
  all.gives('GET /drafts/:draft', ({ reach, id }) => readDraft(services, reach, id('draft')));
  all.takes('PATCH /drafts/:draft', saveRequest, (change, { reach, id }) =>
    saveDraft(services, reach, id('draft'), change),
  );
  only('owner', 'editor').takes('DELETE /drafts/:draft', seenRequest, ({ seen }, { reach, id }) =>
    discardDraft(services, reach, id('draft'), seen),
  );
  all.takes('POST /drafts/:draft/renew', renewRequest, ({ base }, { reach, id }) =>
    renewDraft(services, reach, id('draft'), base),
  );
  all.takes('PUT /drafts/:draft/here', hereRequest, async ({ at }, { reach, id }) => {
    await sayHere(services, reach, id('draft'), at);
    return presentIn(services.database, id('draft'), services.now());
  });
  all.gives('DELETE /drafts/:draft/here', ({ reach, id }) => sayHere(services, reach, id('draft'), undefined));
  return routes;
}
