import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

for (const host of ['localhost', 'trattoria.localhost', 'noodles.localhost', 'young.localhost']) {
  test(`the contact page of ${host} leads to feedback, media inquiries and careers, accessibly`, async ({
    page,
    site,
  }) => {
    const response = await page.goto(site.url(host, '/contact'));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Contact Us \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Feedback/ })).toHaveAttribute('href', '/feedback');
    await expect(main.getByRole('link', { name: /^Media Inquiries/ })).toHaveAttribute('href', '/media-inquiries');
    await expect(main.getByRole('link', { name: /^Careers/ })).toHaveAttribute('href', '/careers');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('FEEDBACK', { exact: true })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
}

test('the head office has an address, a phone, an e-mail, a map and directions, and no Canada', async ({
  page,
  site,
}) => {
  await page.goto(site.url('localhost', '/contact'));
  const office = page.getByRole('region', { name: 'Head Office' });
  await expect(office).toContainText('612 Queen St W');
  await expect(office).toContainText('Toronto, ON M6J 1E4');
  await expect(office).not.toContainText('Canada');
  await expect(office.getByRole('link', { name: '(416) 555-0188' })).toHaveAttribute('href', 'tel:4165550188');
  await expect(office.getByRole('link', { name: 'hello@mapleember.example' })).toHaveAttribute(
    'href',
    'mailto:hello@mapleember.example',
  );
  await expect(office.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\//,
  );
  await expect(office.getByRole('link', { name: 'See on the map' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'See all locations' })).toHaveAttribute('href', '/locations');
  const profiles = page.getByRole('region', { name: 'Follow Us' }).getByRole('link');
  await expect(profiles).toHaveText([/^Facebook/, /^Instagram/, /^X/, /^Yelp/]);
});

test('a row leads to its page within the site', async ({ page, site }) => {
  await page.goto(site.url('trattoria.localhost', '/contact'));
  await page.getByRole('link', { name: /^Media Inquiries/ }).click();
  await expect(page).toHaveURL(/\/media-inquiries$/);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every way to the brand is there', async ({ page, site }) => {
    await page.goto(site.url('trattoria.localhost', '/contact'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '(416) 555-0142' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Feedback/ })).toBeVisible();
  });
});

test.describe('on a backend that answers anything', () => {
  test('another country is shown', async ({ page, hosted }) => {
    const address = { streetAddress: '1 Rue', addressLocality: 'Lyon', addressCountry: 'France' };
    const brand = hosted.brand({ name: 'Lyon', address, brand: { email: 'a@lyon.example' } });
    await page.goto(brand.url('/contact'));
    const office = page.getByRole('region', { name: 'Head Office' });
    await expect(office.getByText('France', { exact: true })).toBeVisible();
    await expect(office.getByRole('link', { name: 'a@lyon.example' })).toBeVisible();
  });

  test('with nothing known there is no head office', async ({ page, hosted }) => {
    const brand = hosted.brand({});
    await page.goto(brand.url('/contact'));
    await expect(page).toHaveTitle('Contact Us | Our Restaurant');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  });

  test('endless texts stay within 320 px', async ({ page, hosted }) => {
    const long = 'W'.repeat(10_000);
    const address = { streetAddress: long, addressLocality: long, addressCountry: long };
    const sameAs = [`https://${'w'.repeat(60)}.example/`, 'javascript:alert(1)'];
    const brand = hosted.brand({ name: long, address, telephone: '1'.repeat(100), sameAs });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(brand.url('/contact'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('region', { name: 'Follow Us' }).getByRole('link')).toHaveCount(1);
  });
});
