import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { brand, harbour } from './support/location-page.ts';

test.describe('addresses', () => {
  test('of unknown locations lead to /locations, and moved ones to where they are', async ({ hosted }) => {
    const { host } = hosted.brand({ ...brand, locations: [harbour, { name: 'Elsewhere' }] });
    const answers = ['nowhere', 'harbour', 'vancouver-harbour', 'HARBOUR', '__proto__', '%F0%9F%8D%95'].map((slug) =>
      hosted.site.get(host, `/location/${slug}`),
    );
    const got = (await Promise.all(answers)).map(({ status, headers }) => [status, headers.location]);
    expect(got).toEqual([
      [302, '/locations'],
      [200, undefined],
      [301, '/location/harbour'],
      [301, '/location/harbour'],
      [302, '/locations'],
      [302, '/locations'],
    ]);
  });

  test('of a brand without a configuration lead to /locations, which shows the error', async ({ page, hosted }) => {
    const { status, headers } = await hosted.site.get('missing.localhost', '/location/harbour');
    expect([status, headers.location]).toEqual([302, '/locations']);
    const response = await page.goto(hosted.site.url('missing.localhost', '/location/harbour'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Restaurant');
  });

  test('stay with their error screen while the backend is away', async ({ hosted }) => {
    const { host } = hosted.brandAnswering(answer.serverError());
    const { status } = await hosted.site.get(host, '/location/harbour');
    expect(status).toBe(503);
  });

  for (const { slug, ends } of [
    { slug: 'harbour', ends: '/location/harbour' },
    { slug: 'vancouver-harbour', ends: '/location/harbour' },
    { slug: 'nowhere', ends: '/locations' },
  ]) {
    test(`/location/${slug} ends at ${ends} also when the backend is slow`, async ({ page, hosted }) => {
      const configuration = { ...brand, locations: [harbour, { name: 'Elsewhere' }] };
      const slow = hosted.brandAnswering(answer.after(1_500, answer.data(configuration)));
      await page.goto(slow.url(`/location/${slug}`), { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText('Loading restaurant...');
      await expect(page).toHaveURL(slow.url(ends));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
