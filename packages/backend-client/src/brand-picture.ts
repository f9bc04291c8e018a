/** Pictures that were uploaded for a brand's pages, from a backend that runs elsewhere; only for servers. */
import { BRAND_HEADER } from './brand-header.ts';
import type { CallOptions } from './call.ts';

/** `GET …?id=UUID`: WebP, with `brandHeader`; HTTP 404 where there is none. */
export const BRAND_PICTURE_PATH = 'functions/v1/brand-picture';

/** What is kept of the largest that is taken is smaller. */
const MOST_BYTES = 16_000_000;

/**
 * @param id as its address has it
 * @returns WebP; undefined where there is none, also where the backend knows of no pictures
 * @throws Error where the backend does not answer, in time or at all
 */
export async function fetchBrandPicture(
  { url, anonKey, fetch: send = fetch, timeoutMs = 15_000 }: CallOptions,
  id: string,
): Promise<{ brandId: string; bytes: Uint8Array } | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`no picture within ${timeoutMs} ms`)), timeoutMs);
  try {
    const response = await send(
      new Request(`${url.replace(/\/+$/, '')}/${BRAND_PICTURE_PATH}?id=${encodeURIComponent(id)}`, {
        headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, accept: 'image/webp' },
        signal: limit.signal,
        redirect: 'error',
      }),
    );
    if (response.status >= 500 || response.status === 429) throw new Error(`the backend answered ${response.status}`);
    const bytes = response.ok ? await bytesOf(response, MOST_BYTES) : undefined;
    const brandId = response.headers.get(BRAND_HEADER);
    return bytes && brandId !== null && isWebp(bytes) ? { brandId, bytes } : undefined;
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
}

/** Undefined where it is larger, of which no more is read then. */
async function bytesOf(response: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isWebp = (bytes: Uint8Array) => /^RIFF....WEBP/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));
