import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import type { SiteOutcome } from '#app/site-access.ts';
import { demoOrdering } from './demo-ordering.ts';

const read = readSiteConfiguration({
  name: 'Noodles & <b>Co</b>',
  currency: 'CAD',
  featuredItems: [
    { name: 'The harbour bowl', price: 18.5, image: '/brands/x/pictures/bowl.webp' },
    { name: 'Market fish', price: 'market price' },
    { name: 'Tea <i>', price: 3 },
  ],
  locations: [{ name: 'Quay' }, { name: 'Mill' }],
});
if (!read.ok) throw new Error(read.error);
const { configuration } = read;

const appOf = (site: SiteOutcome) => demoOrdering(() => site);
const demo = appOf({ kind: 'ready', configuration, storedAs: 'demo:noodles' });
const textOf = async (path: string) => (await demo.request(path)).text();

test('the dishes of a demo brand are a form, and its page says that it sends nothing', async () => {
  const page = await textOf('/demo-order');
  expect(page).toContain('<h1>Order from Noodles &amp; &lt;b&gt;Co&lt;/b&gt;</h1>');
  expect(page).toContain('This is a demo: orders are not sent.');
  expect(page.match(/type="number"/g)).toHaveLength(2);
  expect(page).toContain('How many: Tea &lt;i&gt;');
  expect(page).not.toMatch(/<script|Your order/);
});

test('what is chosen is added up', async () => {
  const page = await textOf('/demo-order?d0=2&d1=1&at=mill');
  expect(page).toContain('2 × The harbour bowl</th><td>$37.00');
  expect(page).toContain('1 × Tea &lt;i&gt;</th><td>$3.00');
  expect(page).toContain('Total, before tax</th><td>$40.00');
  expect(page).toContain('Pickup at Mill');
});

test.each(['?d0=-3', '?d0=abc', '?d0=NaN', '?d7=1', '?at=nowhere'])('%s chooses nothing', async (query) => {
  const page = await textOf(`/demo-order${query}`);
  expect(page).not.toContain('Your order');
  expect(page).toContain('<p>Pickup</p>');
});

test('nobody orders more than twenty of one', async () => {
  expect(await textOf('/demo-order?d0=1e9')).toContain('20 × The harbour bowl');
});

test('it may be framed by its own site only, and loads its own pictures only', async () => {
  const { headers } = await demo.request('/demo-order');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* frame-ancestors 'self'$/);
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test.each<[string, SiteOutcome]>([
  ['that an operator has imported', { kind: 'ready', configuration, storedAs: 'noodles' }],
  ['of a hosted backend', { kind: 'ready', configuration }],
  ['that is not there', { kind: 'failed', status: 404, title: '', message: '' }],
])('a brand %s has none', async (_, site) => {
  expect((await appOf(site).request('/demo-order')).status).toBe(404);
});
