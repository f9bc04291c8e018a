/**
 * What a file is by its content. A name and a declared type are only ever the sender's word.
 */
import { fileTypeFromBuffer } from 'file-type';
import { isCompoundFile, isWordDocument } from './compound-file.ts';
import { isSvg } from './svg.ts';
import { isWordArchive } from './word-archive.ts';

const pictures = new Map([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/gif', 'image/gif'],
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/heic', 'image/heic'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif', 'image/heif'],
  ['image/heif-sequence', 'image/heif'],
]);

/** The media type of a resume: PDF, or either format of Word without macros; undefined for everything else. */
export async function resumeType(bytes: Uint8Array): Promise<string | undefined> {
  if (isCompoundFile(bytes)) return isWordDocument(bytes) ? 'application/msword' : undefined;
  if (await isWordArchive(bytes)) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return (await isPdf(bytes)) ? 'application/pdf' : undefined;
}

/** The media type of a photo: PNG, GIF, JPEG, WebP, HEIC, HEIF or SVG; undefined for everything else. */
export async function photoType(bytes: Uint8Array): Promise<string | undefined> {
  const type = pictures.get((await detected(bytes)) ?? '');
  return type ?? (isSvg(bytes) ? 'image/svg+xml' : undefined);
}

/** Readers take a PDF that begins within the first kilobyte; so do we, unless what stands before is something else. */
async function isPdf(bytes: Uint8Array): Promise<boolean> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024 + 5)).indexOf(
    '%PDF-',
    0,
    'latin1',
  );
  if (start <= 0) return start === 0;
  const before = new TextDecoder('latin1').decode(bytes.subarray(0, start));
  const looksExecutable = /^(?:\ufeff|ï»¿)?\s*(?:MZ|ZM|\x7fELF|#!|<|@echo|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe)/i.test(
    before,
  );
  return !looksExecutable && ['application/pdf', undefined].includes(await detected(bytes));
}

async function detected(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    // It ends where its own header says that it goes on.
    return undefined;
  }
}
