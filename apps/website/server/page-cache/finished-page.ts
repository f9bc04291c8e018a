import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../compression.ts';
import { matchesEtag } from '../entity-tags.ts';
import { newNonce } from '../nonce.ts';
import type { RenderedPage } from '../render-page.ts';
import { hashScripts } from './script-hashes.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Made once for many visitors, in a thread of its own: 10 ms for a home page of 128 kB. */
const BROTLI_ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
/** Made for each visitor. */
const BROTLI_EACH = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

/** A page that any number of visitors get. */
export interface FinishedPage {
  /** How much memory it takes. */
  size: number;
  answer(request: Request): Response | Promise<Response>;
}

/** What is ready to be sent, in one encoding. */
interface Variant {
  body: Bytes;
  etag: string;
  headers: Record<string, string>;
  /** Those of a 304: what the visitor has is brought up to date by them. */
  unchangedHeaders: Record<string, string>;
}

/** Makes the page that is kept from one that was rendered. */
export function finishPage(page: RenderedPage): Promise<FinishedPage> | FinishedPage {
  const { status } = page;
  if (page.nonce === undefined) return pageForAll(page.body, page.headersFor([]), status);
  const hashed = hashScripts(page.body, page.nonce, page.strictDynamic);
  return hashed ? pageForAll(hashed.html, page.headersFor(hashed.sources), status) : pageWithNonces(page, page.nonce);
}

async function pageForAll(text: string, headers: Record<string, string>, status: number): Promise<FinishedPage> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(plain, BROTLI_ONCE), gzipped(plain)]);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const variant = (body: Buffer, encoding?: Encoding): Variant => {
    const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
    const unchangedHeaders = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
    return {
      body: new Uint8Array(body),
      etag,
      unchangedHeaders,
      headers: {
        ...unchangedHeaders,
        'Content-Length': String(body.byteLength),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    };
  };
  const variants = { br: variant(br, 'br'), gzip: variant(gz, 'gzip'), identity: variant(plain) };
  return {
    size: plain.byteLength + br.byteLength + gz.byteLength,
    answer(request) {
      const { body, etag, ...each } = variants[encodingFor(request) ?? 'identity'];
      const known = request.headers.get('if-none-match');
      if (status === 200 && known !== null && matchesEtag(known, etag)) {
        return new Response(null, { status: 304, headers: each.unchangedHeaders });
      }
      return new Response(body, { status, headers: each.headers });
    },
  };
}

/** The page with a nonce for each visitor, in place of the one that it was rendered with and that nobody saw. */
function pageWithNonces({ status, body, headersForNonce }: RenderedPage, rendered: string): FinishedPage {
  const parts = body.split(rendered);
  return {
    size: 2 * body.length,
    async answer(request) {
      const nonce = newNonce();
      const headers: Record<string, string> = { ...headersForNonce(nonce), Vary: 'Accept-Encoding' };
      if (request.method === 'HEAD') return new Response(null, { status, headers });
      const encoding = encodingFor(request);
      const plain = Buffer.from(parts.join(nonce));
      if (encoding) headers['Content-Encoding'] = encoding;
      const sent =
        encoding === 'br' ? await brotli(plain, BROTLI_EACH) : encoding === 'gzip' ? await gzipped(plain) : plain;
      return new Response(new Uint8Array(sent), { status, headers });
    },
  };
}

function encodingFor(request: Request): Encoding | undefined {
  return acceptedEncoding(request.headers.get('accept-encoding') ?? '');
}
