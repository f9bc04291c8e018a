/** The list of the inbox, its counts, and what its filters choose from. */
import { grantFor, grantOf, reachesLocation } from '@tablefront/console-wire/access';
import type {
  Assignee,
  InboxAbout,
  InboxBox,
  InboxCounts,
  InboxPage,
  InboxQuery,
} from '@tablefront/console-wire/inbox';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { grants, people, submissions } from '../../database/schema.ts';
import { readSubmissions } from '../../submissions/reading/read-submissions.ts';
import { matching } from '../../submissions/reading/submission-filters.ts';
import type { Place } from '../brands/brand-facts.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { entriesOf } from './entries.ts';
import { filtersOf } from './wanted.ts';
import { isWithin } from './within.ts';

const ON_PAGE = 50;

export async function readInbox(services: ConsoleServices, reach: Reach, query: InboxQuery): Promise<InboxPage> {
  const { database } = services;
  const places = await placesOf(services, reach);
  const { box = 'open', order = 'newest', after, limit = ON_PAGE } = query;
  const found = await readSubmissions(database, filtersOf(reach, query, places, box), {
    order: order === 'newest' ? 'newest first' : 'oldest first',
    after,
    limit: limit + 1,
  });
  const items = await entriesOf(database, found.slice(0, limit), places);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

export async function countInbox(services: ConsoleServices, reach: Reach, query: InboxQuery): Promise<InboxCounts> {
  const { database } = services;
  const places = await placesOf(services, reach);
  const count = (box: InboxBox) =>
    database.$count(submissions, matching(database, filtersOf(reach, query, places, box)));
  return { open: await count('open'), mine: await count('mine'), spam: await count('spam') };
}

export async function aboutInbox(services: ConsoleServices, reach: Reach): Promise<InboxAbout> {
  const { database, sendsMail } = services;
  const places = await placesOf(services, reach);
  const seen = places.filter(({ id }) => reachesLocation({ locations: reach.places }, id));
  const { role } = reach;
  return {
    places: seen.map(({ id, name }) => ({ id, name })),
    people: await assignable(database, reach),
    tags: await tagsIn(database, reach),
    replies: sendsMail ? 'email' : 'mailto',
    may: {
      export: role !== 'inbox',
      deletePerson: role === 'owner',
      settings: role === 'owner' || role === 'editor',
      files: mayOpenFiles(reach),
    },
  };
}

/** All places of the brand: also of those out of reach a name may have to be said, never anything else. */
export async function placesOf({ brands }: Pick<ConsoleServices, 'brands'>, { brandId }: Reach): Promise<Place[]> {
  return (await brands.places(brandId)) ?? [];
}

/** What applicants attach is for who hires. */
export function mayOpenFiles({ role }: Reach): boolean {
  return role === 'owner' || role === 'location';
}

/** Who sees some of what the caller sees, by name; of who works elsewhere in the brand nothing is said. */
export async function assignable(database: Database, { brandId, places }: Reach): Promise<Assignee[]> {
  const rows = await database
    .select({ id: people.id, name: people.name, grant: grants })
    .from(people)
    .innerJoin(grants, eq(grants.personId, people.id))
    .where(and(isNull(people.disabledAt), or(eq(grants.brandId, brandId), isNull(grants.brandId))))
    .orderBy(asc(people.name), asc(people.id));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((those) => {
    const [first] = those;
    const grant = grantFor({ grants: those.map((row) => grantOf(row.grant)) }, brandId);
    if (!first || !grant) return [];
    const { id, name } = first;
    const seen = grant.locations;
    const isHere = places === null || seen === null || seen.some((place) => places.includes(place));
    return isHere ? [{ id, name, places: seen }] : [];
  });
}

const tags = z.object({ rows: z.array(z.object({ tag: z.string() })) });
const MOST_TAGS = 200;

async function tagsIn(database: Database, reach: Reach): Promise<string[]> {
  const found = await database.execute(sql`
    select distinct tag from ${submissions}, unnest(${submissions.tags}) as tag
    where ${submissions.tags} <> '{}' and ${isWithin(reach)} order by tag limit ${MOST_TAGS}
  `);
  return tags.parse(found).rows.map(({ tag }) => tag);
}
