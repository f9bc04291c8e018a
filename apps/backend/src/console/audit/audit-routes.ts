import { allBrands, mayGive } from '@tablefront/console-wire/access';
import { auditQuery } from '@tablefront/console-wire/people-requests';
import { Hono } from 'hono';
import { notAllowed } from '../console-refusal.ts';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { readQuery } from '../read-body.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';
import { readAudit } from './read-audit.ts';

export function auditRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();
  routes.get('/', requireSignedIn(services), async (context) => {
    const query = readQuery(context, auditQuery);
    const caller = context.get('caller');
    if (!mayGive(caller, query.brand ?? allBrands)) throw notAllowed('What happened is for owners to read. Ask one.');
    const ofAll = query.brand === allBrands ? { ...query, brand: undefined } : query;
    return context.json(await readAudit(services.database, ofAll, { ofNone: mayGive(caller, allBrands) }));
  });
  return routes;
}
