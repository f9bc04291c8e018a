import { pathTo } from '@tablefront/restaurant/site-pages';
import { expect, test } from 'vitest';
import { visitsOf } from '../rendering/visited-page.test-support.ts';

const ember = visitsOf({
  name: 'Ember',
  logo: '/ember.svg',
  timeZone: 'America/Toronto',
  openingHours: ['Mo-Su 11:00-22:00'],
  specialOpeningHoursSpecification: [{ validFrom: '2026-11-26', opens: '12:00', closes: '17:00' }],
});
const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';

test('a footer is the same on each page of a day, and forgets what is over', async () => {
  const { html } = await ember(pathTo('home'));
  expect(footerOf(html)).toContain('November 26');
  for (const page of [pathTo('home'), pathTo('terms')]) expect(footerOf((await ember(page)).html)).toBe(footerOf(html));
  expect(footerOf((await ember(pathTo('home'), '2026-11-27T15:00:00Z')).html)).not.toContain('November 26');
  expect(footerOf((await ember(pathTo('home'), '2027-01-02T15:00:00Z')).html)).toContain('© 2027 Ember');
});

test('its style sheet stands in the head, and the logo is not asked for before what is seen first', async () => {
  const [head = '', body = ''] = (await ember(pathTo('home'))).html.split('<body>');
  expect(head).toMatch(/data-href="[^"]*\bfooter\b/);
  expect(head).not.toMatch(/<link rel="preload" as="image"/);
  expect(body).toMatch(/<img[^>]* fetchPriority="low" src="\/ember.svg"/);
  expect(footerOf(body)).toContain('src="/ember.svg"');
  expect(body).not.toMatch(/<link|<style|printed-part/);
});
