/** The calls by which drafts go live, and of what was live, below `/api/brands/:brand`. */

import { againRequest, publishRequest, versionsQuery } from '@tablefront/console-wire/draft-requests';
import { Hono } from 'hono';
import { ConsoleRefusal } from '../console-refusal.ts';
import { type DraftServices, draftIdIn } from '../drafts/draft-services.ts';
import { type ReachContext, type ReachEnvironment, reachIn } from '../reach.ts';
import { readBody, readQuery } from '../read-body.ts';
import { publishDraft } from './publish.ts';
import { listVersions, readVersion } from './read-versions.ts';
import { reviewDraft } from './review-draft.ts';
import { rollBack } from './roll-back.ts';
import { takeOffSchedule } from './schedule.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function versionRoutes(services: DraftServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/drafts/:draft/review', async (context) =>
    context.json(await reviewDraft(services, reachIn(context), draftIdIn(context))),
  );
  routes.post('/drafts/:draft/publish', async (context) => {
    const given = await readBody(context, publishRequest);
    return context.json(await publishDraft(services, reachIn(context), draftIdIn(context), given));
  });
  routes.delete('/drafts/:draft/schedule', async (context) => {
    await takeOffSchedule(services, reachIn(context), draftIdIn(context));
    return context.body(null, 204);
  });
  routes.get('/versions', async (context) => {
    const { before } = readQuery(context, versionsQuery);
    return context.json(await listVersions(services, reachIn(context), before));
  });
  routes.get('/versions/:number', async (context) =>
    context.json(await readVersion(services, reachIn(context), numberIn(context))),
  );
  routes.post('/versions/:number/again', async (context) => {
    const { seen } = await readBody(context, againRequest);
    return context.json(await rollBack(services, reachIn(context), numberIn(context), seen));
  });
  return routes;
}

/** @throws ConsoleRefusal `not-found` for what is no number of a version */
export function numberIn(context: ReachContext): number {
  const text = context.req.param('number') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConsoleRefusal('not-found', 'There is no such version.');
  return Number(text);
}
