/** The calls of drafts, below `/api/brands/:brand`; see `@tablefront/console-wire/drafts` for what they take and answer. */

import { hereRequest, renewRequest, saveRequest, seenRequest } from '@tablefront/console-wire/draft-requests';
import { Hono } from 'hono';
import { type ReachEnvironment, reachIn } from '../reach.ts';
import { readBody } from '../read-body.ts';
import { discardDraft } from './discard-draft.ts';
import { type DraftServices, draftIdIn } from './draft-services.ts';
import { presentIn, sayHere } from './presence.ts';
import { listDrafts, openDraft, readDraft } from './read-draft.ts';
import { renewDraft } from './renew-draft.ts';
import { saveDraft } from './save-draft.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function draftRoutes(services: DraftServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/drafts', async (context) => context.json(await listDrafts(services, reachIn(context))));
  routes.post('/drafts', async (context) => context.json(await openDraft(services, reachIn(context))));
  routes.get('/drafts/:draft', async (context) =>
    context.json(await readDraft(services, reachIn(context), draftIdIn(context))),
  );
  routes.patch('/drafts/:draft', async (context) => {
    const change = await readBody(context, saveRequest);
    return context.json(await saveDraft(services, reachIn(context), draftIdIn(context), change));
  });
  routes.delete('/drafts/:draft', async (context) => {
    const { seen } = await readBody(context, seenRequest);
    await discardDraft(services, reachIn(context), draftIdIn(context), seen);
    return context.body(null, 204);
  });
  routes.post('/drafts/:draft/renew', async (context) => {
    const { base } = await readBody(context, renewRequest);
    return context.json(await renewDraft(services, reachIn(context), draftIdIn(context), base));
  });
  routes.put('/drafts/:draft/here', async (context) => {
    const { at } = await readBody(context, hereRequest);
    const draft = draftIdIn(context);
    await sayHere(services, reachIn(context), draft, at);
    return context.json(await presentIn(services.database, draft, services.now()));
  });
  routes.delete('/drafts/:draft/here', async (context) => {
    await sayHere(services, reachIn(context), draftIdIn(context), undefined);
    return context.body(null, 204);
  });
  return routes;
}
