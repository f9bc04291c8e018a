/** Who stands before a page that is not for their role asks the owners to be let in. */
import { type AskablePage, askablePages, type Owners } from '@tablefront/console-wire/asking';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nameOfBrand } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { audit } from '../../database/schema.ts';
import { oneLine } from '../../notifications/email-parts.ts';
import { newId } from '../../submissions/new-id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { brandRoom } from '../calls.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { lockPeople, ownersOf } from './grants.ts';

/** Of one brand, by one person. */
const MOST_A_DAY = 3;
const WHAT = 'people.asked';

export function askRoutes(services: ConsoleServices) {
  const { routes, gives, takes } = brandRoom();
  gives('GET /ask', async ({ reach }): Promise<Owners> => {
    const owners = await ownersOf(services.database, reach.brandId);
    const byMail = services.senders?.email !== undefined && owners.some(({ email }) => email !== null);
    return { names: owners.map(({ name }) => name), byMail };
  });
  takes('POST /ask', z.strictObject({ page: z.enum(askablePages) }), ({ page }, { reach }) =>
    askOwners(services, reach, page),
  );
  return routes;
}

/** @throws ConsoleRefusal `not-allowed` for owners and where no e-mail reaches one, `too-many`, `failed` */
async function askOwners(
  services: ConsoleServices,
  { caller, brandId, role }: Reach,
  page: AskablePage,
): Promise<void> {
  const { database, senders, logger } = services;
  if (role === 'owner') throw notAllowed('You are an owner here yourself.');
  const told = (await ownersOf(database, brandId)).flatMap(({ name, email }) => (email ? [{ name, email }] : []));
  const send = senders?.email;
  if (!send || told.length === 0) throw notAllowed('No e-mail reaches an owner from here. Ask one yourself.');
  await database.transaction((transaction) => writeDown(transaction, { personId: caller.personId, brandId, page }));
  const brandName = oneLine(await nameOfBrand(database, brandId));
  const who = oneLine(caller.name);
  const at = (where: string) => `${services.origin()}/brands/${encodeURIComponent(brandId)}/${where}`;
  const results = await Promise.allSettled(
    told.map(({ name, email }) => {
      const text = `Hello ${oneLine(name)},

${caller.email ? `${who} (${caller.email})` : who} would like to open a page of ${brandName} that is not for their role:
${at(page)}

You change here what they may do, if you want to:
${at('people')}
`;
      const replyTo = caller.email ? { replyTo: caller.email } : {};
      return send({ subject: `${who} asks for a page of ${brandName}`, text, ...replyTo }, email, newId());
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return;
  logger.warn(
    { brandId, error: errorForLog(failed.reason) },
    'An owner could not be told that somebody asks for a page',
  );
  if (results.every(({ status }) => status === 'rejected'))
    throw new ConsoleRefusal('failed', 'The mail server did not take it. Ask an owner yourself.');
}

/** @throws ConsoleRefusal `too-many` where they asked already */
async function writeDown(
  transaction: Database,
  { personId, brandId, page }: { personId: string; brandId: string; page: AskablePage },
): Promise<void> {
  await lockPeople(transaction);
  const asked = await transaction
    .select({ detail: audit.detail })
    .from(audit)
    .where(
      and(
        ...[eq(audit.personId, personId), eq(audit.brandId, brandId), eq(audit.what, WHAT)],
        gt(audit.at, sql`now() - interval '1 day'`),
      ),
    );
  if (asked.length >= MOST_A_DAY || asked.some(({ detail }) => detail.page === page))
    throw new ConsoleRefusal('too-many', 'They have been asked today. Wait for their answer.');
  await recordAudit(transaction, { personId, brandId, what: WHAT, detail: { page } });
}
