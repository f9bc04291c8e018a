import { getMultipartBoundary, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import type { Read } from './read-json-body.ts';
import { storableText } from './storable-json.ts';
import { type BodyTimes, timedBody } from './timed-body.ts';

export interface SentFile {
  /** As the visitor named it, without what could not be shown. */
  name: string;
  bytes: Uint8Array;
}

export interface MultipartForm {
  texts: Map<string, string>;
  files: Map<string, SentFile>;
}

const largestText = 64 * 1024;
const mostParts = 50;
/** 20 MB within three minutes: what a poor mobile connection manages. */
const times: BodyTimes = { idleMs: 15_000, wholeMs: 180_000 };

/**
 * The texts and files of a multipart body (of fields that are sent twice, the first), or why it cannot be used (400, 413,
 * 415). A file field that was left empty counts as absent, as browsers send it.
 */
export async function readMultipart(context: Context, largest: number): Promise<Read<MultipartForm>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^\s*multipart\/form-data\s*(?:;|$)/i.test(type)) {
    return { ok: false, refusal: { status: 415, error: 'The content type must be multipart/form-data' } };
  }
  const tooLarge: Read<MultipartForm> = { ok: false, refusal: { status: 413, error: 'The body is too large' } };
  if (Number(context.req.header('content-length') ?? 0) > largest) return tooLarge;
  const boundary = getMultipartBoundary(type);
  const { body } = context.req.raw;
  if (!boundary || !body) return broken();

  const parser = new MultipartParser(boundary, { maxFileSize: largest, maxTotalSize: largest, maxParts: mostParts });
  const form: MultipartForm = { texts: new Map(), files: new Map() };
  let size = 0;
  try {
    for await (const chunk of timedBody(body, times)) {
      size += chunk.length;
      if (size > largest) return tooLarge;
      for (const part of parser.write(chunk)) {
        if (!take(part, form)) return tooLarge;
      }
    }
    parser.finish();
  } catch {
    // Its form is broken, its headers are no text, it came too slowly or broke off: in each case it is the body that fails.
    return broken();
  }
  return { ok: true, value: form };
}

/** Whether the part is of a size that it may have. */
function take(part: MultipartPart, { texts, files }: MultipartForm): boolean {
  const { name } = part;
  if (name === undefined || name === '') return true;
  if (!part.isFile) {
    if (part.size > largestText) return false;
    if (!texts.has(name)) texts.set(name, storableText(part.text));
    return true;
  }
  const fileName = shownName(part.filename ?? '');
  if (part.size === 0 && fileName === '') return true;
  if (!files.has(name)) files.set(name, { name: fileName, bytes: part.bytes });
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

function broken(): Read<MultipartForm> {
  return {
    ok: false,
    refusal: { status: 400, error: 'The body is not the multipart form that it says it is', fields: {} },
  };
}
