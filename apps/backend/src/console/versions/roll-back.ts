import type { Published } from '@tablefront/console-wire/drafts';
import { patchesBetween } from '@tablefront/restaurant/editing/differences';
import { editedText } from '@tablefront/restaurant/editing/edited-text';
import { withKeys, withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { keyedLike } from '@tablefront/restaurant/editing/keyed-like';
import { withSalesOf } from '@tablefront/restaurant/editing/quick/keep-sales';
import { lockImports } from '../../brands/brand-queries.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { requireMay } from '../drafts/may-change.ts';
import { changedMeanwhile } from '../drafts/save-draft.ts';
import { documentOf } from '../drafts/stored-drafts.ts';
import type { Reach } from '../reach.ts';
import { makeLive, prepareText } from './make-live.ts';
import { findVersion, liveOf, noSuchVersion } from './stored-versions.ts';

/** What is live after going back to an old text: what is sold out is of now, and stays. */
export function textGoingBack(old: string, live: string, brandId: string): string {
  const before = withKeys(documentOf(old));
  const document = withSalesOf(before, withKeys(documentOf(live)), brandId);
  return document === before ? old : editedText(old, withoutKeys(document));
}

/**
 * Makes an old version live, as a new one: nothing is lost by it, and drafts stay.
 * @param seen the version that is live as it was seen
 * @throws ConsoleRefusal `not-allowed`, `confirm`, `not-found`, `conflict`
 */
export async function rollBack(
  { database, now }: ConsoleServices,
  reach: Reach,
  number: number,
  seen: number,
): Promise<Published> {
  const { brandId, caller } = reach;
  const live = await database.transaction((transaction) => liveOf(transaction, brandId));
  const old = await findVersion(database, number, brandId);
  if (!old) throw noSuchVersion();
  if (live.number !== seen) throw changedMeanwhile();
  if (old.digest === live.digest) throw new ConsoleRefusal('conflict', 'This is what guests see already.');
  const base = withKeys(documentOf(live.configuration));
  const text = textGoingBack(old.configuration, live.configuration, brandId);
  requireMay(reach, base, patchesBetween(base, keyedLike(base, documentOf(text))), now());
  const prepared = { ...(await prepareText(live, text)), title: `Went back to version ${number}` };
  if (prepared.digest === live.digest) throw new ConsoleRefusal('conflict', 'This is what guests see already.');
  const person = { id: caller.personId, name: caller.name };
  const version = await database.transaction(async (transaction) => {
    await lockImports(transaction);
    const current = await liveOf(transaction, brandId);
    if (current.number !== seen) throw changedMeanwhile();
    const making = { how: 'rollback' as const, again: number, person };
    const made = await makeLive(transaction, brandId, { live: current, prepared, making });
    const detail = { version: made, again: number };
    await recordAudit(transaction, { personId: person.id, brandId, what: 'site.rollback', detail });
    return made;
  });
  return { kind: 'live', version };
}
