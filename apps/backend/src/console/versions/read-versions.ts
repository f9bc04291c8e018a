import type { Change, VersionDetail, VersionSummary } from '@tablefront/console-wire/drafts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { describedChange } from '../../brands/brand-versions.ts';
import { versions } from '../../database/schema.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { textGoingBack } from './roll-back.ts';
import { liveOf, noSuchVersion } from './stored-versions.ts';

const MOST_LISTED = 50;

const told = {
  ...{ number: versions.number, how: versions.how, again: versions.again, title: versions.title },
  ...{ note: versions.note, by: versions.who, madeAt: versions.madeAt },
};

type Told = Pick<VersionSummary, 'number' | 'how' | 'again' | 'title' | 'note' | 'by'> & { madeAt: Date };

/** The newest first. */
export async function listVersions(
  { database }: ConsoleServices,
  reach: Reach,
  before?: number,
): Promise<VersionSummary[]> {
  const { brandId } = reach;
  const live = await database.transaction((transaction) => liveOf(transaction, brandId));
  const rows = await database
    .select(told)
    .from(versions)
    .where(and(eq(versions.brandId, brandId), before === undefined ? undefined : lt(versions.number, before)))
    .orderBy(desc(versions.number))
    .limit(MOST_LISTED);
  return rows.map((row) => summaryOf(row, live.number));
}

/** @throws ConsoleRefusal `not-found` */
export async function readVersion({ database }: ConsoleServices, reach: Reach, number: number): Promise<VersionDetail> {
  const { brandId } = reach;
  const live = await database.transaction((transaction) => liveOf(transaction, brandId));
  const [row] = await database
    .select({ ...told, changes: versions.changes, configuration: versions.configuration })
    .from(versions)
    .where(and(eq(versions.brandId, brandId), eq(versions.number, number)));
  if (!row) throw noSuchVersion();
  const { changes, configuration } = row;
  const againstLive: Change[] =
    number === live.number
      ? []
      : (await describedChange(textGoingBack(configuration, live.configuration, brandId), live.configuration)).changes;
  return { ...summaryOf(row, live.number), changes, againstLive };
}

function summaryOf({ number, how, again, title, note, by, madeAt }: Told, live: number): VersionSummary {
  return { number, how, again, title, note, by, at: madeAt.toISOString(), isLive: number === live };
}
