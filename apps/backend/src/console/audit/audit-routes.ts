import { ALL_BRANDS, type Caller, mayGive } from '@tablefront/console-wire/access';
import { auditQuery } from '@tablefront/console-wire/people-requests';
import type { Context } from 'hono';
import { signedInCalls } from '../calls.ts';
import { notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readQuery } from '../read-body.ts';
import { streamCsv } from '../send-csv.ts';
import { auditAsCsv } from './export-audit.ts';
import { readAudit } from './read-audit.ts';
import { recordAudit } from './record-audit.ts';

export function auditRoutes(services: ConsoleServices) {
  const { database } = services;
  const { routes, gives } = signedInCalls(services);
  gives('GET /', async (call) => {
    const { query, reader } = asked(call);
    return readAudit(database, query, reader);
  });
  gives('GET /export', async (call) => {
    const { query, reader } = asked(call);
    const { personId } = call.caller;
    await recordAudit(database, { personId, brandId: query.brand ?? null, what: 'people.log-exported' });
    return streamCsv(services, call.context, 'log', auditAsCsv(database, query, reader));
  });
  return routes;
}

/** What is asked for, by who may read it. @throws ConsoleRefusal `not-allowed`, `not-understood` */
function asked({ context, caller }: { context: Context; caller: Caller }) {
  const query = readQuery(context, auditQuery);
  if (!mayGive(caller, query.brand ?? ALL_BRANDS)) throw notAllowed('What happened is for owners to read. Ask one.');
  const ofAll = query.brand === ALL_BRANDS ? { ...query, brand: undefined } : query;
  return { query: ofAll, reader: { ofNone: mayGive(caller, ALL_BRANDS) } };
}
