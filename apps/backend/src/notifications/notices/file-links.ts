/** Links in e-mails that open one attachment, for some days, whoever has the e-mail. */
import { FILE_LINK_DAYS, FILE_LINK_PAGE } from '@tablefront/console-wire/notifications';
import { hashOfSecret, newSecret } from '@tablefront/serving/secrets';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brands, fileLinks, submissionFiles, submissions } from '../../database/schema.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An address for each file of a submission, by the file's id. Its token stands behind `#`: no log and no server between sees it. */
export async function makeFileLinks(
  database: Database,
  { brandId, files }: Pick<Submission, 'brandId' | 'files'>,
  consoleOrigin: string,
  now: Date,
): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const expiresAt = new Date(now.getTime() + FILE_LINK_DAYS * DAY_MS);
  for (const { id: fileId } of files) {
    const token = newSecret();
    await database.insert(fileLinks).values({ hash: hashOfSecret(token), brandId, fileId, expiresAt });
    links.set(fileId, `${consoleOrigin}${FILE_LINK_PAGE}#${token}`);
  }
  return links;
}

/** The file that a token opens; undefined for one that was never made or is over, or whose file is another brand's now. */
export async function findLinkedFile(database: Database, token: string, now: Date) {
  const [found] = await database
    .select({
      brandId: brands.id,
      brandName: brands.name,
      submissionId: submissions.id,
      field: submissionFiles.field,
      name: submissionFiles.name,
      type: submissionFiles.type,
      size: submissionFiles.size,
      storageKey: submissionFiles.storageKey,
      expiresAt: fileLinks.expiresAt,
    })
    .from(fileLinks)
    .innerJoin(submissionFiles, eq(submissionFiles.id, fileLinks.fileId))
    .innerJoin(
      submissions,
      and(eq(submissions.id, submissionFiles.submissionId), eq(submissions.brandId, fileLinks.brandId)),
    )
    .innerJoin(brands, eq(brands.id, fileLinks.brandId))
    .where(and(eq(fileLinks.hash, hashOfSecret(token)), gt(fileLinks.expiresAt, now)));
  return found;
}

export async function forgetFileLinks(database: Database, now: Date): Promise<void> {
  await database.delete(fileLinks).where(lt(fileLinks.expiresAt, now));
}
