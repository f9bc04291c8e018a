import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prepareSnippets } from '#app/rendering/snippets.ts';
import { hashScripts } from './script-hashes.ts';

const NONCE = '4f2d8a';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the hashes of a page’s scripts', () => {
  test('are of those that bear the nonce, which is taken off', () => {
    const html = `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><script nonce="${NONCE}">one()</script><script id="x>" nonce="${NONCE}" async="">two(1 < 2)</script>`;
    expect(hashScripts(html, NONCE, false)).toEqual({
      html: '<link rel="modulepreload" href="/a.js"/><script>one()</script><script id="x>" async="">two(1 < 2)</script>',
      sources: [hash('one()'), hash('two(1 < 2)')],
    });
  });

  test('are of no script that somebody smuggled into a text', () => {
    const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${NONCE}">"<script";own()</script>`;
    expect(hashScripts(html, NONCE, false)?.sources).toEqual([hash('"<script";own()')]);
  });

  test('are of the operator’s inline scripts too, also of those that wait for consent', () => {
    const given =
      '<script data-consent>\r\na("é")</script><script>b()</script><script data-consent src="https://x.example/c.js"></script>';
    const { body } = prepareSnippets({ body: given }, { nonce: NONCE, consentRequired: true });
    const hashed = hashScripts(body, NONCE, true);
    expect(hashed?.sources).toEqual([hash('\na("é")'), hash('b()')]);
    expect(hashed?.html).toContain('<template data-consent=""><script>\na("é")</script></template>');
    expect(hashed?.html).toContain(
      '<template data-consent=""><script src="https://x.example/c.js"></script></template>',
    );
  });

  test('cover a script from elsewhere that may come at any time: one of the page inserts it', () => {
    const given = '<script async data-x="</script>" src="https://x.example/tag.js?a=1&amp;b=2"></script>';
    const { head } = prepareSnippets({ head: given }, { nonce: NONCE, consentRequired: false });
    const text = /<script nonce="4f2d8a">(.*?)<\/script>$/.exec(head)?.[1] ?? '';
    expect(text).toContain('["async",""],["data-x","\\u003c/script>"],["src","https://x.example/tag.js?a=1&b=2"]');
    expect(hashScripts(head, NONCE, true)?.sources).toEqual([hash(text)]);
  });

  test.each([
    ['a script from elsewhere that the page waits for', '<script src="https://x.example/now.js"></script>'],
    ['a script with a comment of HTML', '<script><!-- a() --></script>'],
  ])('cannot be had for %s', (_, given) => {
    const { head } = prepareSnippets({ head: given }, { nonce: NONCE, consentRequired: false });
    expect(hashScripts(`<head>${head}</head>`, NONCE, true)).toBeUndefined();
  });

  test('a module may import where scripts are trusted and origins are not: another script inserts it', () => {
    const module = 'import "/a.js";</scrip';
    const html = `<script nonce="${NONCE}" type="module" async="">${module}</script>`;
    const hashed = hashScripts(html, NONCE, true);
    const starter = /^<script>(.*)<\/script>$/.exec(hashed?.html ?? '')?.[1] ?? '';
    expect(hashed?.sources).toEqual([hash(module), hash(starter)]);
    expect(starter).toContain('\\u003c/scrip"');
    expect(hashScripts(html, NONCE, false)?.sources).toEqual([hash(module)]);
  });
});
