import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf, entityTag, matchesEtag } from '@tablefront/serving/entity-tags';
import { acceptedEncoding } from '../../http/compression.ts';
import type { ReadyAnswer, ReadyRequest } from '../../http/edge.ts';
import { newNonce } from '../nonce.ts';
import type { RenderedPage } from '../render-page.ts';
import { hashScripts } from './script-hashes.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Before a page is first shown: 3 ms for a home page of 128 kB, in a thread of its own. */
const brotliFirst = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** When somebody asks for the same page again: 9 % smaller, and a tenth of a second that no visitor waits for. */
const brotliAgain = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Made for each visitor. */
const brotliEach = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';
/** What an answer depends on besides its address. */
type Preferences = Pick<ReadyRequest, 'acceptEncoding' | 'ifNoneMatch'>;

/** A page that any number of visitors get. */
export interface FinishedPage {
  /** How much memory it takes. */
  size: number;
  answer(request: Request): Response | Promise<Response>;
  /** The same where each visitor gets the same, without a request to read and a response to build. */
  ready?(asked: Preferences): ReadyAnswer;
  /** What it is made of, for the next rendering: most are the same again. Absent where each visitor gets another. */
  content?: Content;
}

/** A text in each encoding; the first of Brotli gives way to a smaller one when it is worth while. */
interface Content {
  digest: string;
  plain: Bytes;
  gzip: Bytes;
  br: { bytes: Bytes; quality: 'first' | 'best' };
  improving?: Promise<void>;
}

/**
 * Makes the page that is kept from one that was rendered.
 * @param before the page that it takes the place of
 */
export function finishPage(page: RenderedPage, before?: FinishedPage): Promise<FinishedPage> | FinishedPage {
  if (page.nonce === undefined) return pageForAll(page, page.body, page.headersFor([]), before?.content);
  const hashed = hashScripts(page.body, page.nonce, page.strictDynamic);
  if (!hashed) return pageWithNonces(page, page.nonce);
  return pageForAll(page, hashed.html, page.headersFor(hashed.sources), before?.content);
}

async function pageForAll(
  { status }: RenderedPage,
  text: string,
  headers: Record<string, string>,
  before: Content | undefined,
): Promise<FinishedPage> {
  const digest = digestOf(text);
  const isSame = before?.digest === digest;
  const content = isSame ? before : await contentOf(text, digest);
  const { plain, gzip: zipped, br } = content;
  let wanted = isSame;
  const common = { ...headers, Vary: 'Accept-Encoding' };
  const ready = ({ acceptEncoding = '', ifNoneMatch }: Preferences): ReadyAnswer => {
    if (wanted) improve(content);
    wanted = true;
    const encoding = acceptedEncoding(acceptEncoding);
    const { body, tag } = variantOf(content, encoding);
    const each = { ...common, ETag: entityTag(digest, tag) };
    const isKnown = tagsOf(encoding).some((one) => matchesEtag(ifNoneMatch, entityTag(digest, one)));
    if (status === 200 && isKnown) return { status: 304, headers: each, body: null };
    const length = { 'Content-Length': String(body.byteLength) };
    return { status, headers: { ...each, ...length, ...(encoding && { 'Content-Encoding': encoding }) }, body };
  };
  return {
    content,
    size: plain.byteLength + zipped.byteLength + br.bytes.byteLength,
    ready,
    answer({ headers: sent }) {
      const acceptEncoding = sent.get('accept-encoding') ?? undefined;
      const { body, ...rest } = ready({ acceptEncoding, ifNoneMatch: sent.get('if-none-match') ?? undefined });
      return new Response(body, rest);
    },
  };
}

async function contentOf(text: string, digest: string): Promise<Content> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(plain, brotliFirst), gzipped(plain)]);
  return {
    digest,
    plain: new Uint8Array(plain),
    gzip: new Uint8Array(zipped),
    br: { bytes: new Uint8Array(br), quality: 'first' },
  };
}

let improvements = Promise.resolve();

/** One after the other: what is shown already can wait. */
function improve(content: Content): void {
  if (content.improving || content.br.quality === 'best') return;
  content.improving = improvements = improvements.then(async () => {
    const bytes = await brotli(content.plain, brotliAgain).catch(() => undefined);
    const isSmaller = bytes && bytes.byteLength < content.br.bytes.byteLength;
    content.br = { bytes: isSmaller ? new Uint8Array(bytes) : content.br.bytes, quality: 'best' };
  });
}

function variantOf(
  { plain, gzip: zipped, br }: Content,
  encoding: Encoding | undefined,
): { body: Bytes; tag?: string } {
  if (encoding === 'br') return { body: br.bytes, tag: br.quality === 'best' ? 'br2' : 'br' };
  return encoding === 'gzip' ? { body: zipped, tag: encoding } : { body: plain };
}

/** A browser that has either of Brotli's has the page. */
function tagsOf(encoding: Encoding | undefined): (string | undefined)[] {
  return encoding === 'br' ? ['br', 'br2'] : [encoding];
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
        encoding === 'br' ? await brotli(plain, brotliEach) : encoding === 'gzip' ? await gzipped(plain) : plain;
      return new Response(new Uint8Array(sent), { status, headers });
    },
  };
}

function encodingFor(request: Request): Encoding | undefined {
  return acceptedEncoding(request.headers.get('accept-encoding') ?? '');
}
