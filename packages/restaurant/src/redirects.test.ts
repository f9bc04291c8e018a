import { describe, expect, it, test } from 'vitest';
import { redirectFor } from './redirects.ts';
import { reading } from './site-configuration/reading.test-support.ts';

const ORIGIN = 'https://example.com';

function answers(redirects: unknown, path: string): string | undefined {
  const { pathname, search } = new URL(path, ORIGIN);
  const answer = redirectFor(reading({ redirects }).configuration.redirects, { origin: ORIGIN, pathname, search });
  return answer && `${answer.status} ${answer.to}`;
}

describe('a redirect', () => {
  const redirects = [
    { from: '/stores', to: '/locations' },
    { from: 'Notre Carte/', to: '/menu' },
    { from: '/blog/*', to: 'https://blog.example.org/' },
    { from: '/blog/kept', to: '/offers#now', permanent: false },
    { from: '/blog/old/*', to: '/contact?from=blog' },
    { from: '/café', to: '/メニュー' },
    { from: 'https://example.com/index.php?page=1', to: '/' },
  ];
  it.each([
    ['its path', '/stores', '301 /locations'],
    ['a final slash', '/stores/', '301 /locations'],
    ['another case and doubled slashes', '//Stores', undefined],
    ['another case', '/STORES', '301 /locations'],
    ['a query, which goes along', '/stores?utm=1&b=%20', '301 /locations?utm=1&b=%20'],
    ['a query where the target has its own', '/blog/old/x?utm=1', '301 /contact?from=blog'],
    ['a path below', '/stores/one', undefined],
    ['a path that begins alike', '/storesmore', undefined],
    ['any path below a wide one', '/blog/2019/01/', '301 https://blog.example.org/'],
    ['the beginning of a wide one itself', '/blog', '301 https://blog.example.org/'],
    ['the exact one before the wide one', '/blog/kept', '302 /offers#now'],
    ['letters beyond ASCII, encoded', '/caf%C3%A9', '301 /%E3%83%A1%E3%83%8B%E3%83%A5%E3%83%BC'],
    ['an address, of which the path counts', '/index.php', '301 /'],
    ['a broken encoding', '/%E0%A4%A', undefined],
  ])('answers %s', (_, path, expected) => {
    expect(
      answers(
        redirects.filter(({ from }) => !from.includes(' ')),
        path,
      ),
    ).toBe(expected);
  });

  it('leads nowhere but to what the operator wrote', () => {
    expect(answers([{ from: '/go/*', to: '/menu' }], '/go//evil.example.com/?to=https://evil.example.com')).toBe(
      '301 /menu?to=https://evil.example.com',
    );
  });

  it('to a path that would be read as another host stays on the site', () => {
    for (const to of ['/..//evil.example', '/.//evil.example', '/a/../..//evil.example']) {
      expect(answers([{ from: '/go', to }], '/go'), to).toBe('301 https://example.com//evil.example');
    }
  });

  it('that leads to itself by its own host is none', () => {
    expect(answers([{ from: '/a', to: 'https://example.com/A/' }], '/a')).toBeUndefined();
    expect(answers([{ from: '/*', to: 'https://example.com/gone' }], '/b')).toBeUndefined();
  });
});

test('a broken entry costs that entry, with a warning that names it', () => {
  const { configuration, warnings } = reading({
    redirects: [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/self', to: '/SELF/' },
      { from: '/wide/*', to: '/wide/inside' },
      { from: '/a/', to: '/elsewhere' },
      { from: '/c', to: 'javascript:alert(1)' },
      { from: '/d', to: '//evil.example.com' },
      { from: '/e', to: 'tel:5550100' },
      { from: '/*.php', to: '/' },
      { to: '/' },
      'nothing',
      { from: '/kept', to: 'https://example.org' },
    ],
  });
  expect(configuration.redirects.map(({ from }) => from)).toEqual(['/a', '/kept']);
  expect(warnings).toEqual([
    'redirects[5].to: "javascript:alert(1)" is not a link that can be shown',
    'redirects[6].to: "//evil.example.com" is not a link that can be shown',
    'redirects[7].to: "tel:5550100" is not a link that can be shown',
    'redirects[8].from: "/*.php" is not a path',
    'redirects[9]: has no from',
    'redirects[10]: "nothing" is not an object',
    'redirects[1]: "/b" leads back to itself',
    'redirects[2]: "/self" leads back to itself',
    'redirects[3]: "/wide" leads back to itself',
    'redirects[4]: "/a" is redirected already',
  ]);
});

test('ten thousand redirects are read in a moment', () => {
  const redirects = Array.from({ length: 10_000 }, (_, index) => ({ from: `/old/${index}`, to: `/old/${index + 1}` }));
  const before = performance.now();
  const { configuration } = reading({ redirects });
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(configuration.redirects.length).toBeGreaterThan(9_000);
});
