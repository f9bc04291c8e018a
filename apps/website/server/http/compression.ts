import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)|\+xml|x-script/;

/**
 * The response in the best encoding that the visitor accepts. It is compressed as a whole: piece by piece, each piece would
 * wait for its turn in a process that is busy.
 * @param flushEachChunk hand on each chunk as it comes (a streamed page), at the price of a few more bytes
 */
export async function compressed(
  response: Response,
  request: Request,
  { flushEachChunk = false } = {},
): Promise<Response> {
  const { body, status } = response;
  const headers = new Headers(response.headers);
  const type = headers.get('Content-Type') ?? '';
  if (!body || headers.has('Content-Encoding') || !COMPRESSIBLE.test(type)) return response;

  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '');
  if (!encoding) return new Response(body, { status, headers });

  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  if (!flushEachChunk) {
    const plain = await response.arrayBuffer();
    const whole = await (encoding === 'br' ? brotliWhole(plain, brotli) : gzipWhole(plain));
    return new Response(new Uint8Array(whole), { status, headers });
  }
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as NodeReadableStream);
  source.on('error', (error) => encoder.destroy(error));
  return new Response(Readable.toWeb(source.pipe(encoder)) as ReadableStream, { status, headers });
}

/** Brotli before gzip; `q=0` is a refusal. */
export function acceptedEncoding(accept: string): 'br' | 'gzip' | undefined {
  const accepted = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
