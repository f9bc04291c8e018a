/** What visitors attached: to be saved, never to be opened by the browser; a photo only as a picture of our own making. */

import type { Attachment } from '@tablefront/console-wire/inbox';
import { and, eq } from 'drizzle-orm';
import { submissionFiles, submissions } from '../../database/schema.ts';
import type { SubmissionFile } from '../../submissions/reading/read-submissions.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { type Reach, requireRole } from '../reach.ts';
import { sealedFile, sealedPicture } from '../sealed.ts';
import { mayOpenFiles } from './read-inbox.ts';
import { isWithin } from './within.ts';

/** What can be encoded anew; a drawing (SVG) cannot. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

export function attachmentsOf(files: SubmissionFile[], reach: Reach, { encodePhoto }: ConsoleServices): Attachment[] {
  const mayOpen = mayOpenFiles(reach);
  return files.map(({ id, field, name, type, size }) => {
    const picture = mayOpen && encodePhoto !== undefined && field === 'photo' && pictures.has(type);
    return { id, field, name, type, size, mayOpen, picture };
  });
}

/** The file as it was sent. */
export async function downloadOf(services: ConsoleServices, reach: Reach, ids: FileIds): Promise<Response> {
  const { bytes, ...file } = await findFile(services, reach, ids);
  return sealedFile(bytes, file);
}

/** The photo, encoded anew. */
export async function pictureOf(services: ConsoleServices, reach: Reach, ids: FileIds): Promise<Response> {
  const { field, type, bytes } = await findFile(services, reach, ids);
  if (field !== 'photo' || !pictures.has(type) || !services.encodePhoto) throw noSuchFile();
  const picture = await services.encodePhoto(bytes).catch(() => {
    throw new ConsoleRefusal('not-found', 'There is no picture of this file. Download it instead.');
  });
  return sealedPicture(picture);
}

interface FileIds {
  submissionId: string;
  fileId: string;
}

async function findFile({ database, files }: ConsoleServices, reach: Reach, { submissionId, fileId }: FileIds) {
  const [found] = await database
    .select({
      field: submissionFiles.field,
      name: submissionFiles.name,
      type: submissionFiles.type,
      storageKey: submissionFiles.storageKey,
    })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
    .where(and(eq(submissionFiles.id, fileId), eq(submissions.id, submissionId), isWithin(reach)));
  if (!found) throw noSuchFile();
  requireRole(reach, 'owner', 'location');
  const bytes = await files.get(found.storageKey);
  if (!bytes) throw new ConsoleRefusal('not-found', 'This file is in the store no more.');
  return { ...found, bytes };
}

function noSuchFile(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This file is here no more.');
}
