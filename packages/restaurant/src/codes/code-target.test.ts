import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reading } from '../site-configuration/reading.test-support.ts';
import { pageAt } from '../site-pages.ts';
import { type CodeTarget, codeAddress, isAllowedLink, isPageOf, linkHosts } from './code-target.ts';

const dish = { name: 'Poutine', price: 12, allergens: ['milk'] };
const menu = [{ name: 'Dinner', categories: [{ name: 'Mains', items: [dish] }] }];
const group = reading({
  name: 'Maple',
  orderingLink: 'https://order.example/maple',
  hasMenu: 'page',
  menu,
  locations: [
    { restaurant_id: 'r_1', name: 'Junction', orderingLink: 'https://order.example/junction', hasMenu: 'page', menu },
    { restaurant_id: 'r_2', name: 'Main Street', hasMenu: 'page', menu: [] },
  ],
  socialMedia: { instagram: 'https://www.instagram.com/maple' },
}).configuration;
const one = reading({
  name: 'Lucia',
  orderingLink: 'tel:+14165550100',
  locations: [{ restaurant_id: 'r_9', name: 'Lucia' }],
}).configuration;

const leads = (
  configuration: typeof group,
  target: CodeTarget,
  place: string | null = null,
  table: string | null = null,
) => codeAddress(configuration, { code: 'k7m2pq', target, place, table }, 'maple');

describe('a printed code leads', () => {
  it.each([
    [group, 'feedback', 'r_1', '/feedback?id=r_1&src=k7m2pq'],
    [group, 'feedback', null, '/feedback?src=k7m2pq'],
    [group, 'feedback', 'gone', '/feedback?src=k7m2pq'],
    [one, 'feedback', 'r_9', '/feedback?src=k7m2pq'],
    [group, 'menu', 'r_1', '/menu/junction?src=k7m2pq'],
    [group, 'menu', 'gone', '/menu?src=k7m2pq'],
    [group, 'allergens', 'r_1', '/menu/junction/allergens?src=k7m2pq'],
    [group, 'allergens', 'gone', '/menu?src=k7m2pq'],
    [one, 'allergens', null, '/menu?src=k7m2pq'],
    [group, 'location', 'r_2', '/location/main-street?src=k7m2pq'],
    [group, 'location', 'gone', '/locations?src=k7m2pq'],
    [one, 'location', 'gone', '/?src=k7m2pq'],
    [group, 'order', 'r_1', 'https://order.example/junction'],
    [group, 'order', 'gone', 'https://order.example/maple'],
    // A browser cannot be led to a telephone number.
    [one, 'order', null, '/menu?src=k7m2pq'],
  ] as const)('to what it opens, or to what comes nearest (%#: %s)', (configuration, to, place, expected) => {
    expect(leads(configuration, { to }, place)).toBe(expected);
  });

  it('with the table that it lies on', () => {
    expect(leads(group, { to: 'feedback' }, 'r_1', 'Bar 2 é')).toBe('/feedback?id=r_1&src=k7m2pq&t=Bar+2+%C3%A9');
  });

  it.each([
    [{ to: 'page', path: '/offers' }, '/offers?src=k7m2pq'],
    [{ to: 'page', path: '/location/gone' }, '/?src=k7m2pq'],
    [{ to: 'page', path: '//evil.example/' }, '/?src=k7m2pq'],
    [{ to: 'page', path: '/\\evil.example' }, '/?src=k7m2pq'],
    [{ to: 'link', url: 'https://www.instagram.com/maple/reels' }, 'https://www.instagram.com/maple/reels'],
    [{ to: 'link', url: 'https://evil.example/' }, '/?src=k7m2pq'],
    [{ to: 'link', url: 'https://www.instagram.com@evil.example/' }, '/?src=k7m2pq'],
    [{ to: 'link', url: 'https://user:pass@www.instagram.com/' }, '/?src=k7m2pq'],
    [{ to: 'link', url: 'https://www.instagram.com.evil.example/' }, '/?src=k7m2pq'],
    [{ to: 'link', url: 'javascript:alert(1)' }, '/?src=k7m2pq'],
  ] as const)('to %o at %s and nowhere else', (target, expected) => {
    expect(leads(group, target)).toBe(expected);
  });

  it('to a page of the site or a host that the configuration names, whatever was stored', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.webUrl(),
      fc.constantFrom('//evil.example', '/..//evil.example', '/menu/../..//evil.example', '/%2f%2fevil.example'),
    );
    const target = fc.oneof(
      fc.record({ to: fc.constantFrom('feedback' as const, 'menu' as const, 'allergens' as const, 'order' as const) }),
      fc.record({ to: fc.constant('page' as const), path: text }),
      fc.record({ to: fc.constant('link' as const), url: text }),
    );
    fc.assert(
      fc.property(target, fc.option(text), fc.option(text), fc.boolean(), (aim, place, table, ofGroup) => {
        const configuration = ofGroup ? group : one;
        const address = new URL(leads(configuration, aim, place, table), 'https://maple.example');
        if (address.host !== 'maple.example') expect(linkHosts(configuration)).toContain(address.host);
        else expect(pageAt(address.pathname)).toBeDefined();
      }),
    );
  });

  it('only says yes to pages and hosts that are there', () => {
    expect(
      ['/offers', '/menu/junction', '/menu/nowhere', '/menu?x', '/q/k7m2pq'].map((path) => isPageOf(group, path)),
    ).toEqual([true, true, false, false, false]);
    expect(isAllowedLink(group, 'http://order.example:8080/')).toBe(false);
    expect(isAllowedLink(group, 'http://order.example/')).toBe(true);
  });
});
