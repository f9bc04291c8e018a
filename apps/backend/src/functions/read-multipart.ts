import { getMultipartBoundary, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import { FILES_TOO_SLOW } from '@tablefront/restaurant/forms/file-rules';
import type { Sender } from '@tablefront/serving/bodies/upload-places';
import type { SpooledBody, UploadSpool } from '@tablefront/serving/bodies/upload-spool';
import type { Refusal } from '../failures/failure.ts';
import type { BackendContext } from '../submissions/submission-request.ts';
import type { Read } from './read-json-body.ts';
import { storableText } from './storable-json.ts';

export interface SentFile {
  /** As the visitor named it, without what could not be shown. */
  name: string;
  /** Only while the form is being read. */
  bytes: Uint8Array;
  /** Where in the body it begins. */
  start: number;
}

export interface MultipartForm {
  texts: Map<string, string>;
  files: Map<string, SentFile>;
}

const LARGEST_TEXT = 64 * 1024;
const MOST_PARTS = 50;
const tooSlow: Refusal = { status: 400, error: FILES_TOO_SLOW, fields: { resume: FILES_TOO_SLOW } };
const tooLarge = { ok: false, refusal: { status: 413, error: 'The body is too large' } } as const;

/**
 * Takes a multipart body to its end, or says why it is not taken (400, 413, 415, 503). Whoever has it must close it.
 * @param largest in bytes; a body beyond this is not even read to its end
 */
export async function takeMultipart(
  context: BackendContext,
  uploads: UploadSpool,
  largest: number,
): Promise<{ ok: true; body: SpooledBody } | { ok: false; refusal: Refusal }> {
  const type = context.req.header('content-type') ?? '';
  if (!/^\s*multipart\/form-data\s*(?:;|$)/i.test(type)) {
    return { ok: false, refusal: { status: 415, error: 'The content type must be multipart/form-data' } };
  }
  if (Number(context.req.header('content-length') ?? 0) > largest) return tooLarge;
  const { body } = context.req.raw;
  if (!body) return broken();
  const taken = await uploads.take(body, { ...senderOf(context), largest });
  return taken.ok || taken.refusal.why !== 'too slow' ? taken : { ok: false, refusal: tooSlow };
}

/** The page says which brand it is of: anybody may claim one, and use up nothing but its share. */
function senderOf(context: BackendContext): Sender {
  const page = context.req.header('origin') ?? context.req.header('referer') ?? context.req.url;
  return { address: context.env.visitorAddress, brand: URL.canParse(page) ? new URL(page).host : '' };
}

/**
 * The texts and files of a multipart body (of fields that are sent twice, the first), or why it cannot be used. A file
 * field that was left empty counts as absent, as browsers send it.
 */
export function readMultipart(context: BackendContext, body: Uint8Array): Read<MultipartForm> {
  const boundary = getMultipartBoundary(context.req.header('content-type') ?? '');
  if (!boundary) return broken();
  const largest = body.length;
  const parser = new MultipartParser(boundary, { maxFileSize: largest, maxTotalSize: largest, maxParts: MOST_PARTS });
  const form: MultipartForm = { texts: new Map(), files: new Map() };
  try {
    for (const part of parser.write(body)) {
      if (!take(part, body, form)) return tooLarge;
    }
    parser.finish();
  } catch {
    // Its form is broken, its headers are no text: in each case it is the body that fails.
    return broken();
  }
  return { ok: true, value: form };
}

/** Whether the part is of a size that it may have. */
function take(part: MultipartPart, body: Uint8Array, { texts, files }: MultipartForm): boolean {
  const { name } = part;
  if (name === undefined || name === '') return true;
  if (!part.isFile) {
    if (part.size > LARGEST_TEXT) return false;
    if (!texts.has(name)) texts.set(name, storableText(part.text));
    return true;
  }
  const fileName = shownName(part.filename ?? '');
  if (part.size === 0 && fileName === '') return true;
  // Of a body that was given as a whole, a file is one piece of it.
  const [bytes = body.subarray(0, 0)] = part.content;
  if (!files.has(name)) files.set(name, { name: fileName, bytes, start: bytes.byteOffset - body.byteOffset });
  return true;
}

/** No path, no control characters, nothing that turns the direction of writing round (`cv\u202efdp.exe`). */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return storableText(last)
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}

function broken(): { ok: false; refusal: Refusal } {
  return {
    ok: false,
    refusal: { status: 400, error: 'The body is not the multipart form that it says it is', fields: {} },
  };
}
