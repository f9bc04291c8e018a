import { againRequest, publishRequest, versionsQuery } from '@tablefront/console-wire/draft-requests';
import type { Context } from 'hono';
import { brandRoom } from '../calls.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readQuery } from '../read-body.ts';
import { publishDraft } from './publish.ts';
import { listVersions, readVersion } from './read-versions.ts';
import { reviewDraft } from './review-draft.ts';
import { rollBack } from './roll-back.ts';
import { takeOffSchedule } from './schedule.ts';

/** The calls by which drafts go live, and of what was live. */
export function versionRoutes(services: ConsoleServices) {
  const { routes, only } = brandRoom();
  const { gives } = only('owner', 'editor', 'location');
  const editors = only('owner', 'editor');
  gives('GET /drafts/:draft/review', ({ reach, id }) => reviewDraft(services, reach, id('draft')));
  editors.takes('POST /drafts/:draft/publish', publishRequest, (given, { reach, id }) =>
    publishDraft(services, reach, id('draft'), given),
  );
  editors.gives('DELETE /drafts/:draft/schedule', ({ reach, id }) => takeOffSchedule(services, reach, id('draft')));
  gives('GET /versions', async ({ reach, context }) =>
    listVersions(services, reach, readQuery(context, versionsQuery).before),
  );
  gives('GET /versions/:number', ({ reach, context }) => readVersion(services, reach, numberIn(context)));
  editors.takes('POST /versions/:number/again', againRequest, ({ seen }, { reach, context }) =>
    rollBack(services, reach, numberIn(context), seen),
  );
  return routes;
}

/** @throws ConsoleRefusal `not-found` for what is no number of a version */
export function numberIn({ req }: Context): number {
  const text = req.param('number') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConsoleRefusal('not-found', 'There is no such version.');
  return Number(text);
}
