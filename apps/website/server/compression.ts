import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)|\+xml|x-script/;

/**
 * The response in the best encoding that the visitor accepts.
 * @param flushEachChunk hand on each chunk as it comes (a streamed page), at the price of a few more bytes
 */
export function compressed(response: Response, request: Request, { flushEachChunk = false } = {}): Response {
  const { body, status } = response;
  const headers = new Headers(response.headers);
  const type = headers.get('Content-Type') ?? '';
  if (!body || headers.has('Content-Encoding') || !COMPRESSIBLE.test(type)) return response;

  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '');
  if (!encoding) return new Response(body, { status, headers });

  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: flushEachChunk ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_PROCESS,
          params: { [constants.BROTLI_PARAM_QUALITY]: 7 },
        })
      : createGzip({ flush: flushEachChunk ? constants.Z_SYNC_FLUSH : constants.Z_NO_FLUSH });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
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
