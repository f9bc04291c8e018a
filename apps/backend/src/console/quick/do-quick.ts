/** What changes at once, never in a draft: each is a version, and is brought into the drafts that are open. */

import type { QuickAction, QuickDone } from '@tablefront/console-wire/drafts';
import { patchesBetween } from '@tablefront/restaurant/editing/differences';
import { type JsonObject, withKeys, withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { keyedLike } from '@tablefront/restaurant/editing/keyed-like';
import { applyPatches, inverseOf } from '@tablefront/restaurant/editing/patches';
import { placesInFile } from '@tablefront/restaurant/editing/quick/places';
import { and, eq, inArray } from 'drizzle-orm';
import { lockImports } from '../../brands/brand-queries.ts';
import type { Live } from '../../brands/brand-versions.ts';
import { versions } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { changedMeanwhile } from '../drafts/save-draft.ts';
import { documentOf } from '../drafts/stored-drafts.ts';
import type { Reach } from '../reach.ts';
import { bringIntoDrafts, makeLive, prepare } from '../versions/make-live.ts';
import { liveOf } from '../versions/stored-versions.ts';
import { quickPatches, requireOwn } from './quick-patches.ts';

interface Wanted {
  /** With keys. */
  after: JsonObject;
  title: string;
  action?: QuickAction;
}

/** Somebody else may be as quick: then it is worked out anew. */
const MOST_TRIES = 10;

/** @throws ConsoleRefusal `not-allowed`, `unknown-location`, `not-found`, `not-understood`, `conflict` where it is so already */
export async function doQuick(services: ConsoleServices, reach: Reach, action: QuickAction): Promise<QuickDone> {
  return changeLive(services, reach, (live) => {
    const document = withKeys(documentOf(live.configuration));
    const { patches, title } = quickPatches(document, reach, action, services.now());
    return { after: applied(document, patches), title, action };
  });
}

/**
 * Takes a quick action back.
 * @throws ConsoleRefusal `not-allowed`, `not-found`, `conflict` where something else changed it since
 */
export async function undoQuick(services: ConsoleServices, reach: Reach, number: number): Promise<QuickDone> {
  const both = await services.database
    .select({
      ...{ number: versions.number, configuration: versions.configuration, how: versions.how },
      ...{ action: versions.action, title: versions.title },
    })
    .from(versions)
    .where(and(eq(versions.brandId, reach.brandId), inArray(versions.number, [number - 1, number])));
  const [made, old] = [both.find((one) => one.number === number), both.find((one) => one.number < number)];
  if (made?.how !== 'quick' || !made.action || !old)
    throw new ConsoleRefusal('not-found', 'This is too long ago to take back.');
  const { action, title } = made;
  const before = withKeys(documentOf(old.configuration));
  const after = keyedLike(before, documentOf(made.configuration));
  const wanted = 'places' in action ? action.places : null;
  const all = placesInFile(after, reach.brandId);
  requireOwn(
    reach,
    wanted === null
      ? all
      : all.filter(({ id, location }) => wanted.includes(id) || wanted.includes(location?.id ?? id)),
    action,
  );
  const inverse = inverseOf(before, patchesBetween(before, after));
  return changeLive(services, reach, (live) => ({
    after: applied(keyedLike(after, documentOf(live.configuration)), inverse),
    title: `Taken back: ${title}`,
  }));
}

function applied(document: JsonObject, patches: Parameters<typeof applyPatches>[1]): JsonObject {
  const { document: after, conflicts } = applyPatches(document, patches);
  if (conflicts.length > 0)
    throw new ConsoleRefusal('conflict', 'Something else was changed there since. Look at it first.');
  return after;
}

async function changeLive(
  { database }: ConsoleServices,
  { brandId, caller }: Reach,
  wantedOf: (live: Live) => Wanted,
): Promise<QuickDone> {
  const person = { id: caller.personId, name: caller.name };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const seen = await database.transaction((transaction) => liveOf(transaction, brandId));
    const { after, title, action } = wantedOf(seen);
    const prepared = { ...(await prepare(seen, withoutKeys(after))), title };
    const version = await database.transaction(async (transaction) => {
      await lockImports(transaction);
      const live = await liveOf(transaction, brandId);
      if (live.digest !== seen.digest) return undefined;
      const number = await makeLive(transaction, brandId, { live, prepared, making: { how: 'quick', action, person } });
      await bringIntoDrafts(transaction, brandId, { number, configuration: prepared.configuration }, person);
      return number;
    });
    if (version !== undefined) return { version, title };
  }
  throw changedMeanwhile();
}
