/** `/file-links`: what a link of an e-mail opens, for who has no sign-in here. */
import { fileLinkRequest } from '@tablefront/console-wire/notification-requests';
import type { LinkedFile } from '@tablefront/console-wire/notifications';
import { findLinkedFile } from '../../notifications/notices/file-links.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { openCalls } from '../calls.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { CallContext, ConsoleServices } from '../console-services.ts';
import { sealedFile } from '../sealed.ts';
import { limited } from '../sign-in/limited.ts';

/** Whoever guesses is held up as at the sign-in. */
export function fileLinkRoutes(services: ConsoleServices) {
  const { database, files, now } = services;
  const { routes, takes } = openCalls();
  const find = async (context: CallContext, token: string) => {
    const found = await limited(services, context, () => findLinkedFile(database, token, now()));
    if (!found) throw new ConsoleRefusal('link-over', 'This link is over. The message is in the console.');
    return found;
  };

  takes('POST /look', fileLinkRequest, async ({ token }, { context }): Promise<LinkedFile> => {
    const { brandName, name, field, size, expiresAt } = await find(context, token);
    return { brand: brandName, name, field, size, expiresAt: expiresAt.toISOString() };
  });
  takes('POST /', fileLinkRequest, async ({ token }, { context }) => {
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
