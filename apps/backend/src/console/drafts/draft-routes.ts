/** The calls of drafts, below `/api/brands/:brand`; see `@tablefront/console-wire/drafts` for what they take and answer. */

import { hereRequest, renewRequest, saveRequest, seenRequest } from '@tablefront/console-wire/draft-requests';
import type { Hono } from 'hono';
import type { ReachEnvironment } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { discardDraft } from './discard-draft.ts';
import { type DraftServices, draftIdIn } from './draft-services.ts';
import { presentIn, sayHere } from './presence.ts';
import { listDrafts, openDraft, readDraft } from './read-draft.ts';
import { renewDraft } from './renew-draft.ts';
import { saveDraft } from './save-draft.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function draftRoutes(services: DraftServices): Hono<ReachEnvironment> {
  const { routes, gives, takes } = reachCalls();
  gives('GET /drafts', ({ reach }) => listDrafts(services, reach));
  gives('POST /drafts', ({ reach }) => openDraft(services, reach));
  gives('GET /drafts/:draft', ({ reach, context }) => readDraft(services, reach, draftIdIn(context)));
  takes('PATCH /drafts/:draft', saveRequest, (change, { reach, context }) =>
    saveDraft(services, reach, draftIdIn(context), change),
  );
  takes('DELETE /drafts/:draft', seenRequest, ({ seen }, { reach, context }) =>
    discardDraft(services, reach, draftIdIn(context), seen),
  );
  takes('POST /drafts/:draft/renew', renewRequest, ({ base }, { reach, context }) =>
    renewDraft(services, reach, draftIdIn(context), base),
  );
  takes('PUT /drafts/:draft/here', hereRequest, async ({ at }, { reach, context }) => {
    const draft = draftIdIn(context);
    await sayHere(services, reach, draft, at);
    return presentIn(services.database, draft, services.now());
  });
  gives('DELETE /drafts/:draft/here', ({ reach, context }) => sayHere(services, reach, draftIdIn(context), undefined));
  return routes;
}
