import { nameOfBrand } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { createMailer, type MailSettings } from '../../notifications/sending/send-email.ts';
import type { StoppedDraft } from './publish-due.ts';

/** Makes what tells somebody by e-mail that what they scheduled was not published. The console says so, too. */
export function tellStopped(database: Database, mail: MailSettings, consoleOrigin: () => string) {
  const send = createMailer(mail);
  return async ({ brandId, draftId, name, email, note, publishAt, why }: StoppedDraft): Promise<void> => {
    const site = await nameOfBrand(database, brandId);
    const scheduled = why === 'outdated' ? 'What you scheduled' : 'What was scheduled';
    const what = note === null ? scheduled : `${scheduled} (“${note}”)`;
    const reason =
      why === 'outdated' ? 'something else went live since' : 'whoever scheduled it may not publish here any more';
    const text = `Hello ${name},

${what} for ${site} was not published when it was due: ${reason}. Guests see the site as it was, and nothing is lost.

Look at it, and publish it or choose another time:
${consoleOrigin()}/brands/${encodeURIComponent(brandId)}/versions
`;
    await send({ subject: `Not published: ${site}`, text }, email, `${draftId}.${publishAt.getTime()}`);
  };
}
