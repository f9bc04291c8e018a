/** What the operators' commands do with people: as who may do everything, and told in the audit log as the command line's. */
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import type { Link, People } from '@tablefront/console-wire/people';
import type { InviteRequest } from '@tablefront/console-wire/people-requests';
import { createConfigurationReader } from '../../brands/read-configuration.ts';
import type { Database } from '../../database/database.ts';
import { createBrandFacts } from '../brands/brand-facts.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { disable, everything, invite, letBackIn } from './change-people.ts';
import { readPeople } from './read-people.ts';

/** Why it was not done, in a sentence. */
export interface Refused {
  refused: string;
}

/** @param origin of the console's pages, for links */
export function administerPeople(database: Database, origin: () => string) {
  const readConfiguration = createConfigurationReader(database, createConfigurationCache());
  const services = { database, origin, now: () => new Date(), brands: createBrandFacts(database, readConfiguration) };
  const actor = 'command line';
  return {
    listPeople: (): Promise<People> => readPeople(services, { personId: '', grants: everything }, '*'),
    invitePerson: (whom: InviteRequest): Promise<Link | Refused> => orRefused(() => invite(services, actor, whom)),
    /** Keeps somebody out, or lets them in again. */
    disablePerson: (id: string, disabled: boolean): Promise<undefined | Refused> =>
      orRefused(async () => void (await disable(services, actor, id, disabled))),
    letPersonBackIn: (id: string): Promise<Link | Refused> => orRefused(() => letBackIn(services, actor, id)),
  };
}

/** Whoever asks may be another process: what it did wrong is an answer. */
async function orRefused<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConsoleRefusal) return { refused: error.message };
    throw error;
  }
}
