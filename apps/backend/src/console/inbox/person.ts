/** All that one person sent: shown, and deleted in one step. */

import type { Person, PersonDeleted, PersonFound } from '@tablefront/console-wire/inbox';
import { deleteSubmissions } from '../../submissions/deleting/delete-submissions.ts';
import { findSubmissions } from '../../submissions/reading/read-submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { entriesOf } from './entries.ts';
import { placesOf } from './read-inbox.ts';

const MOST_SHOWN = 100;

export async function findPerson(services: ConsoleServices, reach: Reach, person: Person): Promise<PersonFound> {
  const found = await deleteSubmissions(services, { ...person, brandId: reach.brandId }, false);
  const newest = await findSubmissions(services.database, found.ids.slice(-MOST_SHOWN));
  const places = await placesOf(services, reach);
  return {
    submissions: await entriesOf(services.database, newest.reverse(), places),
    count: found.ids.length,
    files: found.files,
    mentions: found.mentions,
  };
}

/** What is written down of it says how much was deleted and by whom, not whose it was. */
export async function deletePerson(services: ConsoleServices, reach: Reach, person: Person): Promise<PersonDeleted> {
  const { brandId, caller } = reach;
  const { personId } = caller;
  const deleted = await deleteSubmissions(services, { ...person, brandId }, true, (transaction, { ids, files }) =>
    recordAudit(transaction, {
      ...{ personId, brandId, what: 'inbox.person-deleted' },
      detail: { submissions: ids.length, files },
    }),
  );
  // The submissions are gone by now: a store that is away is swept later.
  await services.interrupted?.remove().catch(() => 0);
  return { submissions: deleted.ids.length, files: deleted.files, filesLeft: deleted.filesLeft };
}
