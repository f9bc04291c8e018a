import { type Readable, Transform } from 'node:stream';
import type { SiteAccess } from './site-access.ts';
import { prepareSnippets } from './snippets.ts';

const HEAD_END = '</head>';
const BODY_END = '</body>';

/**
 * The rendered document with the operator's snippets in their places. Where the head was sent before the
 * configuration was there, all of them come at the end of the body.
 */
export function documentStream(html: Readable, { site, nonce }: Pick<SiteAccess, 'site' | 'nonce'>): Readable {
  const early = site instanceof Promise ? undefined : snippetsOf(site, nonce);
  let headDone = false;
  let held = '';

  const withEnd = async (text: string): Promise<string> => {
    const end = text.lastIndexOf(BODY_END);
    if (end < 0) return text;
    const snippets = early ?? snippetsOf(await site, nonce);
    const late = early ? snippets.footer : snippets.head + snippets.body + snippets.footer;
    return text.slice(0, end) + late + text.slice(end);
  };

  const withHead = (text: string): string => {
    const end = text.indexOf(HEAD_END);
    const bodyStart = text.indexOf('>', text.indexOf('<body', end)) + 1;
    if (!early || end < 0 || bodyStart === 0) return text;
    return `${text.slice(0, end)}${early.head}${text.slice(end, bodyStart)}${early.body}${text.slice(bodyStart)}`;
  };

  const transform = new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      held += decoder.decode(chunk, { stream: true });
      if (!headDone) {
        // React writes the head and the opening of the body with its first chunk.
        if (!/<body[^>]*>/.test(held)) return done();
        headDone = true;
        held = lowPriorityPreloads(withHead(held));
      }
      const end = held.lastIndexOf(BODY_END);
      const safe = end < 0 ? held.length - lengthOfBeginning(held) : end;
      const ready = held.slice(0, safe);
      held = held.slice(safe);
      done(null, ready);
    },
    flush(done) {
      withEnd(held + decoder.decode()).then((text) => done(null, text), done);
    },
  });
  const decoder = new TextDecoder();
  return html.pipe(transform);
}

function snippetsOf(site: Awaited<SiteAccess['site']>, nonce: string) {
  if (site.kind !== 'ready') return prepareSnippets({}, { nonce, consentRequired: false });
  const { snippets, consentRequired } = site.configuration;
  return prepareSnippets(snippets, { nonce, consentRequired });
}

/** How many characters at the end of `text` could be the beginning of `</body>`: they wait for the next chunk. */
function lengthOfBeginning(text: string): number {
  for (let length = BODY_END.length - 1; length > 0; length--) {
    if (text.endsWith(BODY_END.slice(0, length))) return length;
  }
  return 0;
}

/** Scripts are wanted after the first paint: they must not compete with fonts and the hero's picture for the line. */
function lowPriorityPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
