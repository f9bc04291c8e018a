/** `/file-links`: what a link of an e-mail opens, for who has no sign-in here. */
import { fileLinkRequest } from '@tablefront/console-wire/notification-requests';
import type { LinkedFile } from '@tablefront/console-wire/notifications';
import { Hono } from 'hono';
import { findLinkedFile } from '../../notifications/notices/file-links.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { CallContext, ConsoleServices, OpenEnvironment } from '../console-services.ts';
import { sealedFile } from '../inbox/attachments.ts';
import type { InboxServices } from '../inbox/inbox-services.ts';
import { readBody } from '../read-body.ts';
import { limited } from '../sign-in/limited.ts';

/** Whoever guesses is held up as at the sign-in. */
export function fileLinkRoutes(
  services: ConsoleServices,
  { files }: Pick<InboxServices, 'files'>,
): Hono<OpenEnvironment> {
  const { database, now } = services;
  const routes = new Hono<OpenEnvironment>();
  const find = async (context: CallContext, token: string) => {
    const found = await limited(services, context, () => findLinkedFile(database, token, now()));
    if (!found) throw new ConsoleRefusal('link-over', 'This link is over. The message is in the console.');
    return found;
  };

  routes.post('/look', async (context) => {
    const { token } = await readBody(context, fileLinkRequest);
    const { brandName, name, field, size, expiresAt } = await find(context, token);
    const answer: LinkedFile = { brand: brandName, name, field, size, expiresAt: expiresAt.toISOString() };
    return context.json(answer);
  });
  routes.post('/', async (context) => {
    const { token } = await readBody(context, fileLinkRequest);
    const { brandId, submissionId, field, name, type, storageKey } = await find(context, token);
    const bytes = await files.get(storageKey);
    if (!bytes) throw new ConsoleRefusal('not-found', 'This file is in the store no more.');
    const detail = { submission: submissionId, field };
    await recordAudit(database, {
      personId: null,
      who: 'A link of an e-mail',
      brandId,
      what: 'inbox.file-opened',
      detail,
    });
    return sealedFile(bytes, { name, type });
  });
  return routes;
}
