/** The calls by which drafts go live, and of what was live, below `/api/brands/:brand`. */

import { againRequest, publishRequest, versionsQuery } from '@tablefront/console-wire/draft-requests';
import type { Hono } from 'hono';
import { ConsoleRefusal } from '../console-refusal.ts';
import { type DraftServices, draftIdIn } from '../drafts/draft-services.ts';
import type { ReachContext, ReachEnvironment } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { readQuery } from '../read-body.ts';
import { publishDraft } from './publish.ts';
import { listVersions, readVersion } from './read-versions.ts';
import { reviewDraft } from './review-draft.ts';
import { rollBack } from './roll-back.ts';
import { takeOffSchedule } from './schedule.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function versionRoutes(services: DraftServices): Hono<ReachEnvironment> {
  const { routes, gives, takes } = reachCalls();
  gives('GET /drafts/:draft/review', ({ reach, context }) => reviewDraft(services, reach, draftIdIn(context)));
  takes('POST /drafts/:draft/publish', publishRequest, (given, { reach, context }) =>
    publishDraft(services, reach, draftIdIn(context), given),
  );
  gives('DELETE /drafts/:draft/schedule', ({ reach, context }) => takeOffSchedule(services, reach, draftIdIn(context)));
  gives('GET /versions', async ({ reach, context }) =>
    listVersions(services, reach, readQuery(context, versionsQuery).before),
  );
  gives('GET /versions/:number', ({ reach, context }) => readVersion(services, reach, numberIn(context)));
  takes('POST /versions/:number/again', againRequest, ({ seen }, { reach, context }) =>
    rollBack(services, reach, numberIn(context), seen),
  );
  return routes;
}

/** @throws ConsoleRefusal `not-found` for what is no number of a version */
export function numberIn(context: ReachContext): number {
  const text = context.req.param('number') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConsoleRefusal('not-found', 'There is no such version.');
  return Number(text);
}
