import { ALL_BRANDS, mayGive } from '@tablefront/console-wire/access';
import { auditQuery } from '@tablefront/console-wire/people-requests';
import { Hono } from 'hono';
import { notAllowed } from '../console-refusal.ts';
import type { ConsoleServices, SignedInContext, SignedInEnvironment } from '../console-services.ts';
import { readQuery } from '../read-body.ts';
import { streamCsv } from '../send-csv.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';
import { auditAsCsv } from './export-audit.ts';
import { readAudit } from './read-audit.ts';
import { recordAudit } from './record-audit.ts';

export function auditRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const { database } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));
  routes.get('/', async (context) => {
    const { query, reader } = asked(context);
    return context.json(await readAudit(database, query, reader));
  });
  routes.get('/export', async (context) => {
    const { query, reader } = asked(context);
    const { personId } = context.get('caller');
    await recordAudit(database, { personId, brandId: query.brand ?? null, what: 'people.log-exported' });
    return streamCsv(services, context, 'log', auditAsCsv(database, query, reader));
  });
  return routes;
}

/** What is asked for, by who may read it. @throws ConsoleRefusal `not-allowed`, `not-understood` */
function asked(context: SignedInContext) {
  const query = readQuery(context, auditQuery);
  const caller = context.get('caller');
  if (!mayGive(caller, query.brand ?? ALL_BRANDS)) throw notAllowed('What happened is for owners to read. Ask one.');
  const ofAll = query.brand === ALL_BRANDS ? { ...query, brand: undefined } : query;
  return { query: ofAll, reader: { ofNone: mayGive(caller, ALL_BRANDS) } };
}
