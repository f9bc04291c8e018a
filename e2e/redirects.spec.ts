import { severalLocations } from './support/configurations.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

const brandWithOldPaths = severalLocations(2, {
  highlights: [{ title: 'Two kitchens', link: { name: 'See our stores', url: '/stores' } }],
  redirects: [
    { from: '/stores', to: '/locations' },
    { from: '/menu', to: '/offers' },
    { from: '/location/old-kitchen', to: '/location/kitchen-1-1-king-st' },
    { from: '/menu/old-kitchen', to: '/menu', permanent: false },
    { from: '/blog/*', to: 'https://blog.example.com/' },
    { from: '/round', to: '/and-round' },
    { from: '/and-round', to: '/round' },
  ],
});

test('an old path leads where the operator says, and only where the site has no page', async ({ hosted }) => {
  const { host } = hosted.brand(brandWithOldPaths);
  const answers = async (path: string) => {
    const { status, headers } = await hosted.site.get(host, path);
    return [status, headers.location].join(' ').trim();
  };
  expect(await answers('/stores')).toBe('301 /locations');
  expect(await answers('/Stores/?utm=1')).toBe('301 /locations?utm=1');
  expect(await answers('/menu'), 'a page of the site stays').toBe('200');
  expect(await answers('/location/old-kitchen')).toBe('301 /location/kitchen-1-1-king-st');
  expect(await answers('/location/unknown')).toBe('302 /locations');
  expect(await answers('/menu/old-kitchen')).toBe('302 /menu');
  expect(await answers('/menu/unknown')).toBe('404');
  expect(await answers('/blog/2019/11/a-post')).toBe('301 https://blog.example.com/');
  expect(await answers('/stores//evil.example.com')).toBe('404');
  expect(await answers('//evil.example.com/stores')).not.toMatch(/^30/);
  expect(await answers('/round')).toBe('301 /and-round');
  expect(await answers('/and-round'), 'no circle').toBe('404');
});

test('the demo brand’s old path works in the browser, and so does a link to it within the site', async ({
  page,
  site,
  hosted,
}) => {
  await page.goto(site.url('localhost', '/stores'));
  await expect(page).toHaveURL(site.url('localhost', '/locations'));

  const brand = hosted.brand(brandWithOldPaths);
  await page.goto(brand.url());
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'See our stores' }).first().click();
  await expect(page).toHaveURL(brand.url('/locations'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an old path works on a page that was streamed, and an unknown one is not found there', async ({
  page,
  hosted,
}) => {
  const brand = hosted.brandAnswering(answer.after(600, answer.data(brandWithOldPaths)));
  await page.goto(brand.url('/stores'));
  await expect(page).toHaveURL(brand.url('/locations'));

  const other = hosted.brandAnswering(answer.after(600, answer.data(brandWithOldPaths)));
  await page.goto(other.url('/nothing-here'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
