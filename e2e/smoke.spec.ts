import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const brands = ['localhost', 'trattoria.localhost', 'young.localhost', 'noodles.localhost'];

for (const host of brands) {
  test(`the home page of ${host} answers, has one heading of the first level, and is accessible`, async ({
    page,
    site,
  }) => {
    const response = await page.goto(site.url(host));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
  });
}
