import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentStream } from './document-stream.ts';
import type { SiteOutcome } from './site-access.ts';

const snippets = { head: '<meta name="h">', body: '<i>b</i>', footer: '<i>f</i>' };
const reading = readSiteConfiguration({ name: 'A', ...snippets });
if (!reading.ok) throw new Error(reading.error);
const ready: SiteOutcome = { kind: 'ready', configuration: reading.configuration };
const document =
  '<!DOCTYPE html><html><head><title>Café</title></head><body class="x"><main>hello</main></body></html>';
const inPlace = document
  .replace('</head>', '<meta name="h"></head>')
  .replace('<main>', '<site-snippet data-place="body"><i>b</i></site-snippet><main>')
  .replace('</body>', '<site-snippet data-place="footer"><i>f</i></site-snippet></body>');

/** Sends the document cut at some bytes. */
function stream(cuts: number[], site: SiteOutcome | Promise<SiteOutcome>): Promise<string> {
  const bytes = Buffer.from(document);
  const places = [0, ...[...new Set(cuts)].sort((a, b) => a - b), bytes.length];
  const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
  return text(documentStream(Readable.from(chunks), { site, nonce: 'n' }));
}

describe('the document stream', () => {
  test('snippets stand in their places wherever the stream is cut', async () => {
    const cut = fc.integer({ min: 1, max: Buffer.byteLength(document) - 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 6 }), async (cuts) => {
        expect(await stream(cuts, ready)).toBe(inPlace);
      }),
    );
  });

  test('where the head was sent before, all of them come at the end of the body', async () => {
    const page = await stream([90], Promise.resolve(ready));
    expect(page).toContain('<title>Café</title></head><body class="x"><main>');
    expect(page.indexOf('<meta name="h">')).toBeGreaterThan(page.indexOf('hello'));
    expect(page.endsWith('<i>f</i></site-snippet></body></html>')).toBe(true);
  });

  test('a failed site has no snippets', async () => {
    const failed: SiteOutcome = { kind: 'failed', status: 503, title: 'T', message: 'm' };
    expect(await stream([40], failed)).toBe(document);
  });

  test('the spinner is handed on at once, not kept for what follows', async () => {
    const source = new Readable({ read() {} });
    const out = documentStream(source, { site: new Promise(() => {}), nonce: 'n' });
    source.push('<html><head></head><body><p>Loading restaurant...</p><script>1</script>');
    const [first] = await out.take(1).toArray();
    expect(String(first)).toContain('<script>1</script>');
    source.destroy();
  });
});
