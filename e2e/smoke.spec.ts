import { expect, test } from './support/fixtures.ts';

test('the home page answers and has one heading of the first level', async ({ page, site }) => {
  const response = await page.goto(site.url('localhost'));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
