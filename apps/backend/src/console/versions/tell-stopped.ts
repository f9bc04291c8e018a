import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brands } from '../../database/schema.ts';
import { createMailer, type MailSettings } from '../../notifications/sending/send-email.ts';
import type { StoppedDraft } from './publish-due.ts';

/** Makes what tells somebody by e-mail that what they scheduled was not published. The console says so, too. */
export function tellStopped(database: Database, mail: MailSettings, consoleOrigin: () => string) {
  const send = createMailer(mail);
  return async ({ brandId, draftId, name, email, note, publishAt, why }: StoppedDraft): Promise<void> => {
    const [brand] = await database.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
    const brandName = brand?.name ?? brandId;
    const scheduled = why === 'outdated' ? 'What you scheduled' : 'What was scheduled';
    const what = note === null ? scheduled : `${scheduled} (“${note}”)`;
    const reason =
      why === 'outdated' ? 'something else went live since' : 'whoever scheduled it may not publish here any more';
    const text = `Hello ${name},

${what} for ${brandName} was not published when it was due: ${reason}. Guests see the site as it was, and nothing is lost.

Look at it, and publish it or choose another time:
${consoleOrigin()}/brands/${encodeURIComponent(brandId)}/versions
`;
    await send({ subject: `Not published: ${brandName}`, text }, email, `${draftId}.${publishAt.getTime()}`);
  };
}
