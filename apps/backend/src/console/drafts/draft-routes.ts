/** The calls of drafts, below `/api/brands/:brand`; see `@tablefront/console-wire/drafts` for what they take and answer. */
import { hereRequest, renewRequest, saveRequest, seenRequest } from '@tablefront/console-wire/draft-requests';
import { Hono, type MiddlewareHandler } from 'hono';
import { reachOf } from '../inbox/reach.ts';
import { readBody } from '../read-body.ts';
import { discardDraft } from './discard-draft.ts';
import { type DraftEnvironment, type DraftServices, draftIdIn } from './draft-services.ts';
import { presentIn, sayHere } from './presence.ts';
import { listDrafts, openDraft, readDraft } from './read-draft.ts';
import { renewDraft } from './renew-draft.ts';
import { saveDraft } from './save-draft.ts';

/** To be mounted at `/brands/:brand`, behind what knows the `caller`. */
export function draftRoutes(services: DraftServices): Hono<DraftEnvironment> {
  const routes = new Hono<DraftEnvironment>();
  for (const path of ['/drafts', '/drafts/*']) routes.use(path, toReach);

  routes.get('/drafts', async (context) => context.json(await listDrafts(services, context.get('reach'))));
  routes.post('/drafts', async (context) => context.json(await openDraft(services, context.get('reach'))));
  routes.get('/drafts/:draft', async (context) =>
    context.json(await readDraft(services, context.get('reach'), draftIdIn(context))),
  );
  routes.patch('/drafts/:draft', async (context) => {
    const change = await readBody(context, saveRequest);
    return context.json(await saveDraft(services, context.get('reach'), draftIdIn(context), change));
  });
  routes.delete('/drafts/:draft', async (context) => {
    const { seen } = await readBody(context, seenRequest);
    await discardDraft(services, context.get('reach'), draftIdIn(context), seen);
    return context.body(null, 204);
  });
  routes.post('/drafts/:draft/renew', async (context) => {
    const { base } = await readBody(context, renewRequest);
    return context.json(await renewDraft(services, context.get('reach'), draftIdIn(context), base));
  });
  routes.put('/drafts/:draft/here', async (context) => {
    const { at } = await readBody(context, hereRequest);
    const draft = draftIdIn(context);
    await sayHere(services, context.get('reach'), draft, at);
    return context.json(await presentIn(services.database, draft, services.now()));
  });
  routes.delete('/drafts/:draft/here', async (context) => {
    await sayHere(services, context.get('reach'), draftIdIn(context), undefined);
    return context.body(null, 204);
  });
  return routes;
}

export const toReach: MiddlewareHandler<DraftEnvironment> = async (context, next) => {
  context.set('reach', reachOf(context.get('caller'), context.req.param('brand') ?? ''));
  await next();
};
