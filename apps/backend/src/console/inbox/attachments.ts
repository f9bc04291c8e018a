/** What visitors attached: to be saved, never to be opened by the browser; a photo only as a picture of our own making. */

import type { Attachment } from '@tablefront/console-wire/inbox';
import { and, eq } from 'drizzle-orm';
import { submissionFiles, submissions } from '../../database/schema.ts';
import type { SubmissionFile } from '../../submissions/reading/read-submissions.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { type Reach, requireRole } from '../reach.ts';
import { sealed } from '../sealed.ts';
import type { InboxServices } from './inbox-services.ts';
import { mayOpenFiles } from './read-inbox.ts';
import { isWithin } from './within.ts';

/** What can be encoded anew; a drawing (SVG) cannot. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

export function attachmentsOf(files: SubmissionFile[], reach: Reach, { encodePhoto }: InboxServices): Attachment[] {
  const mayOpen = mayOpenFiles(reach);
  return files.map(({ id, field, name, type, size }) => {
    const picture = mayOpen && encodePhoto !== undefined && field === 'photo' && pictures.has(type);
    return { id, field, name, type, size, mayOpen, picture };
  });
}

/** The file as it was sent. */
export async function downloadOf(services: InboxServices, reach: Reach, ids: FileIds): Promise<Response> {
  const { bytes, ...file } = await findFile(services, reach, ids);
  return sealedFile(bytes, file);
}

/** A file as somebody sent it, to be saved. */
export function sealedFile(bytes: Uint8Array, { name, type }: { name: string; type: string }): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: { ...sealed, 'Content-Type': type, 'Content-Disposition': attachmentNamed(name) },
  });
}

/** The photo, encoded anew. */
export async function pictureOf(services: InboxServices, reach: Reach, ids: FileIds): Promise<Response> {
  const { field, type, bytes } = await findFile(services, reach, ids);
  if (field !== 'photo' || !pictures.has(type) || !services.encodePhoto) throw noSuchFile();
  const picture = await services.encodePhoto(bytes).catch(() => {
    throw new ConsoleRefusal('not-found', 'There is no picture of this file. Download it instead.');
  });
  return new Response(Uint8Array.from(picture), {
    headers: { ...sealed, 'Content-Type': 'image/webp', 'Content-Disposition': 'inline' },
  });
}

interface FileIds {
  submissionId: string;
  fileId: string;
}

async function findFile({ database, files }: InboxServices, reach: Reach, { submissionId, fileId }: FileIds) {
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

/** RFC 6266: the name for all, and the whole name for those who can read it. */
export function attachmentNamed(name: string): string {
  const plain =
    name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]+/gu, ' ')
      .trim()
      .slice(0, 200) || 'file';
  const ascii = plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["%;]/g, '_');
  const whole = encodeURIComponent(plain.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
