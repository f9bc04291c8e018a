import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from './support/fixtures.ts';

/**
 * An agency hosts configurations that others wrote. Here every text of a rich one is an attack, and every kind of page
 * and document is read as a browser reads it; `hostile.spec.ts` runs some of them.
 */

const root = path.resolve(import.meta.dirname, '..');
const rich: unknown = JSON.parse(readFileSync(path.join(root, 'brands/maple-and-ember/brand.json'), 'utf8'));

/** An element that only an attack makes. */
const MARK = 'x-hacked';
const texts = [
  `"'><${MARK}></${MARK}><img src=x onerror=${MARK}()><script>${MARK}()</script>`,
  `</script><script>${MARK}()</script><!--<script>`,
  `</style></title></textarea></noscript></template></svg></math></head><body onload=${MARK}()><${MARK}>`,
  `]]><${MARK}/><!--><!--${'-'.repeat(3)}><${MARK}>`,
  `\r\nSet-Cookie: a=b\r\n\r\n<${MARK}>\n# Injected\nDisallow: /\nSitemap: https://evil.example/`,
  `\u2028\u2029\u0000\u202e\ud800 &lt;${MARK}&gt; &#60;${MARK}&#62; \\u003c${MARK}\\u003e`,
  `red;}</style><${MARK}>@import url(https://evil.example/a.css);`,
  `\${${MARK}()} {{${MARK}()}} <%= ${MARK} %>`,
];
const links = [
  `javascript:${MARK}()`,
  ` \tJaVa\nScRiPt:${MARK}()`,
  `\u0001javascript:${MARK}()`,
  `java\u0000script:${MARK}()`,
  `javascript&colon;${MARK}()`,
  `data:text/html,<script>${MARK}()</script>`,
  `data:image/svg+xml,<svg onload=${MARK}()>`,
  `vbscript:${MARK}()`,
  `blob:https://evil.example/x`,
  `view-source:javascript:${MARK}()`,
  '//evil.example/',
  '/\\evil.example/',
  `https://ok.example/"onmouseover="${MARK}()`,
  `https://ok.example/'><${MARK}>`,
  `/brands/../../etc/passwd"><${MARK}>`,
  `mailto:a@b.example?bcc=c@d.example%0d%0aX:${MARK}"><${MARK}>`,
];

/** What gives the pages their parts: without them there were fewer places to attack. */
const STRUCTURE =
  /^(?:@type|type|day|dayOfWeek|opens?|closes?|hasMenu|timeZone|currency|orientation|date\w*|valid\w*|price|icon)$/;
const OWN_HTML = /^(?:head|body|footer|customCode)$/;

/** The same value with each of its texts replaced. Texts are numbered, so that each attack comes to each field in turn. */
function attacked(value: unknown, round: number, { keepStructure }: { keepStructure: boolean }): unknown {
  let count = round;
  const change = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') {
      if (keepStructure && STRUCTURE.test(key)) return part;
      count += 1;
      const attacks = /^(?:https?:|\/)/.test(part) ? links : texts;
      return attacks[count % attacks.length];
    }
    if (Array.isArray(part)) return part.map((entry) => change(entry, key));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(([name]) => !OWN_HTML.test(name));
    return Object.fromEntries(entries.map(([name, entry]) => [name, change(entry, name)]));
  };
  return change(value, '');
}

const PAGES = [
  ...['/', '/menu', '/locations', '/catering', '/offers', '/careers', '/contact', '/media-inquiries', '/franchise'],
  ...[
    '/terms-and-conditions',
    '/privacy-policy',
    '/accessibility-statement',
    '/cookie-policy',
    '/feedback',
    '/nowhere',
  ],
];

type Element = DefaultTreeAdapterTypes.Element;

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsOf(child);
  if ('content' in node) yield* elementsOf(node.content);
}

const URLS = /^(?:href|src|action|formaction|xlink:href|poster|data|background|ping|manifest|imagesrcset|srcset)$/;
const FORBIDDEN = /^(?:base|object|embed|applet|frame|frameset|portal|x-hacked)$/;

/** What no text of a configuration may bring into a page. */
function problemsOf(html: string): string[] {
  const problems: string[] = [];
  const contentOf = (element: Element) =>
    element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  for (const element of elementsOf(parse(html))) {
    const { tagName, attrs } = element;
    const shown = `<${tagName} ${attrs.map(({ name, value }) => `${name}=${JSON.stringify(value.slice(0, 80))}`).join(' ')}>`;
    if (FORBIDDEN.test(tagName)) problems.push(shown);
    for (const { name, value } of attrs) {
      if (/^on/i.test(name) || name === 'srcdoc' || name === 'http-equiv') problems.push(shown);
      // As a browser reads an address: without control characters and spaces.
      const address = value.replace(/[\p{Cc}\s]/gu, '').toLowerCase();
      if (URLS.test(name) && /^(?:javascript|vbscript|data:text|data:image\/svg|blob|view-source)/.test(address))
        problems.push(shown);
      if (URLS.test(name) && /^(?:\/\/|\/\\|\\)/.test(address)) problems.push(shown);
      if (name === 'style' && /x-hacked|evil|@import/.test(value)) problems.push(shown);
    }
    if (tagName === 'style' && /x-hacked|evil\.example|@import/.test(contentOf(element))) problems.push(shown);
    if (tagName !== 'script') continue;
    const attribute = (name: string) => attrs.find((attr) => attr.name === name)?.value;
    const source = attribute('src');
    if (attribute('type') === 'application/ld+json') JSON.parse(contentOf(element) || '{}');
    else if (source !== undefined && !source.startsWith('/assets/')) problems.push(shown);
    // Of ours, one carries the page's data, as strings of JSON; those of an attack begin with it.
    else if (contentOf(element).trimStart().startsWith(MARK)) problems.push(shown);
  }
  return problems;
}

function countScripts(html: string): number {
  return [...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'script').length;
}

for (const keepStructure of [true, false]) {
  test(`no text of a configuration becomes markup, script or address on any page${keepStructure ? '' : ', also where every text is wrong'} @once`, async ({
    hosted,
  }) => {
    test.setTimeout(120_000);
    const rounds = keepStructure ? links.length : 4;
    for (let round = 0; round < rounds; round += 2) {
      const { host } = hosted.brand(attacked(rich, round, { keepStructure }));
      const sitemap = await hosted.site.get(host, '/sitemap.xml');
      const addresses = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url));
      expect(
        addresses.filter((url) => !url.host.startsWith(host)),
        'in the sitemap',
      ).toEqual([]);
      expect(sitemap.body).not.toContain(`<${MARK}`);
      const own = addresses.map(({ pathname }) => pathname).filter((each) => /^\/(?:location|menu)\//.test(each));
      for (const each of [...PAGES, ...own.slice(0, 2), ...own.slice(-2)]) {
        const { status, headers, body } = await hosted.site.get(host, each);
        const where = `${each} in round ${round}`;
        expect(status, where).toBeLessThan(500);
        if (headers.location !== undefined) expect(headers.location, where).toMatch(/^\/(?![/\\])/);
        expect(headers['set-cookie'], where).toBeUndefined();
        expect(headers['content-security-policy'], where).toMatch(/script-src [^;]*'(?:nonce|sha256)-/);
        expect(headers['content-security-policy'], where).toContain("base-uri 'none'");
        expect(problemsOf(body), where).toEqual([]);
        // The mark is there as a text, or this tests nothing.
        if (each === '/' && status === 200) expect(body, where).toContain(MARK);
      }
    }
  });
}

test('documents for machines stay what they are, whatever a configuration says @once', async ({ hosted }) => {
  for (let round = 0; round < texts.length; round += 1) {
    const { host } = hosted.brand(attacked(rich, round, { keepStructure: true }));
    const robots = await hosted.site.get(host, '/robots.txt');
    expect(robots.body.trim().split('\n')).toHaveLength(4);
    const manifest = await hosted.site.get(host, '/manifest.webmanifest');
    expect(JSON.parse(manifest.body)).toMatchObject({ start_url: '/', scope: '/' });
    const llms = await hosted.site.get(host, '/llms.txt');
    expect(llms.body).not.toMatch(/^(?:# Injected|Disallow:|Sitemap:|Set-Cookie:)/m);
    expect(llms.body).not.toMatch(/(?<!\\)<x-hacked/);
    expect(llms.body).not.toMatch(/\]\((?!https?:|\/)/);
    for (const { headers } of [robots, manifest, llms]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['set-cookie']).toBeUndefined();
    }
  }
});

test('no more scripts than on a page that attacks nothing @once', async ({ hosted }) => {
  const plain = hosted.brand(rich);
  const hostile = hosted.brand(attacked(rich, 0, { keepStructure: true }));
  // Structured data says what is known, which differs; the rest is the same.
  const scripts = async (host: string, each: string) => {
    const { body } = await hosted.site.get(host, each);
    return countScripts(body) - (body.match(/application\/ld\+json/g)?.length ?? 0);
  };
  for (const each of ['/', '/menu', '/locations', '/careers', '/feedback']) {
    expect(await scripts(hostile.host, each), each).toBeLessThanOrEqual(await scripts(plain.host, each));
  }
});
