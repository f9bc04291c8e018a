import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExternal } from './link.ts';
import { mailLink, telephoneLink } from './links.ts';
import { orderLink, reservationLink } from './order-links.ts';
import { safeLink } from './safe-link.ts';
import { reading } from './site-configuration/reading.test-support.ts';

describe('a safe link', () => {
  test.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['  HTTPS://Example.com ', 'https://Example.com'],
    ['http://localhost:3000/order', 'http://localhost:3000/order'],
    ['https://café.example/menu', 'https://café.example/menu'],
    ['www.example.com/menu', 'https://www.example.com/menu'],
    ['example.com', 'https://example.com'],
    ['order.example.com:8443/x', 'https://order.example.com:8443/x'],
    ['/menu', '/menu'],
    ['/', '/'],
    ['/pictures/my dish.jpg', '/pictures/my%20dish.jpg'],
    ['/a"onerror=x', '/a%22onerror=x'],
    ['/x") url(<b>', '/x%22)%20url(%3Cb%3E'],
    ['mailto:info@example.com?subject=Hi there', 'mailto:info@example.com?subject=Hi%20there'],
    ['Tel: +1 416 555 0142', 'tel:+14165550142'],
  ])('%j is %j', (text, link) => {
    expect(safeLink(text)).toBe(link);
  });

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u0000/menu',
    'javascript&colon;alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:example.com',
    'https:///example.com',
    'https://',
    'http://[broken',
    'https://exa mple.com',
    'https://example.com/\\x',
    'menu.pdf',
    'pictures/dish.jpg',
    '#menu',
    '?page=2',
    'not a link',
    'mailto:nobody',
    'tel:call-us',
    'https://example.com/\ud800',
    'tel: \u00a1',
  ])('%j is none', (text) => {
    expect(safeLink(text)).toBeUndefined();
  });

  test('is at most 2048 characters long', () => {
    expect(safeLink(`/${'x'.repeat(2047)}`)).toHaveLength(2048);
    expect(safeLink(`/${'x'.repeat(2048)}`)).toBeUndefined();
    expect(safeLink(`/${' x'.repeat(1000)}`)).toBeUndefined();
  });

  const part = fc.oneof(
    fc.constantFrom(
      'javascript:',
      'java',
      'script:',
      'https://',
      '//',
      '/',
      '\\',
      '\n',
      '\t',
      '\0',
      ' ',
      '.',
      ':',
      '%',
      'a.co',
      '"',
      '@',
      'tel:',
    ),
    fc.string({ unit: 'binary' }),
  );

  test('is http, mail, telephone or a path of the site, as a browser reads it', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const link = safeLink(parts.join(''));
        if (link === undefined) return;
        const url = new URL(link, 'https://site.example/');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (link.startsWith('/')) expect(url.origin).toBe('https://site.example');
        expect(link).not.toMatch(/[\s"<>\\\p{Cc}]/u);
        expect(safeLink(link)).toBe(link);
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['+1 (416) 555-0142', 'tel:+14165550142'],
  ['(416) 555-0142', 'tel:4165550142'],
  ['416.555.0142 ext. 12', 'tel:4165550142'],
  ['416-555-0142 x5', 'tel:4165550142'],
  ['416-555-0142, poste 3', 'tel:4165550142'],
  ['416 555 0142 / 416 555 0143', 'tel:4165550142'],
  ['416 555 0142 or 416 555 0143', 'tel:4165550142'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['Tel: +1 416 555 0142', 'tel:+14165550142'],
  ['1-800-PIZZA-GO', 'tel:180074992'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['１２３ ４５６', 'tel:123456'],
])('the telephone number %j is dialled as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

test.each([
  ['info@example.com', 'mailto:info@example.com'],
  ['a+b@example.com', 'mailto:a+b@example.com'],
  ['a@example.com?bcc=x@evil.example', 'mailto:a@example.com%3Fbcc%3Dx@evil.example'],
])('the e-mail address %j is written to at %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test('a link is external when it leads to another site', () => {
  expect(['https://a.example', 'http://a.example', '/menu', 'tel:123', 'mailto:a@b.c'].map(isExternal)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('Order Online', () => {
  const order = 'https://o.example';
  const menu = [{ items: [{ name: 'A' }], name: 'B' }];
  test.each<[Record<string, unknown>, string | undefined]>([
    [{ orderingLink: order, hasMenu: 'https://m.example', fileLink: '/m.pdf' }, order],
    [{ locations: [{ name: 'A', orderingLink: order }], hasMenu: 'https://m.example' }, order],
    [{ hasMenu: 'https://m.example', fileLink: '/m.pdf' }, 'https://m.example'],
    [{ hasMenu: 'page', fileLink: '/m.pdf', menu }, '/m.pdf'],
    [{ locations: [{ name: 'A', orderingLink: order }, { name: 'B' }], menu }, '/locations'],
    [{ hasMenu: 'page', menu }, '/menu'],
    [{ menu }, '/menu'],
    [{ locations: [{ name: 'A', menu }] }, '/menu'],
    [{ locations: [{ name: 'A', menu }, { name: 'B' }], hasMenu: 'page' }, '/menu'],
    [{ locations: [{ name: 'A', menu }, { name: 'B' }] }, '/locations'],
    [{ hasMenu: 'page' }, undefined],
    [{ locations: [{ name: 'A' }, { name: 'B' }], hasMenu: 'page' }, undefined],
    [{}, undefined],
  ])('with %j leads to %s', (configuration, link) => {
    expect(orderLink(reading(configuration).configuration)).toBe(link);
  });
});

test('Make Reservation leads to the own link, else to that of the only location, else to catering', () => {
  const link = (configuration: unknown) => reservationLink(reading(configuration).configuration);
  expect(link({ reservationLink: 'https://r.example' })).toBe('https://r.example');
  expect(link({ locations: [{ name: 'A', reservationLink: 'https://a.example' }] })).toBe('https://a.example');
  expect(link({ locations: [{ name: 'A', reservationLink: 'https://a.example' }, { name: 'B' }] })).toBe('/catering');
  expect(link({})).toBe('/catering');
});
