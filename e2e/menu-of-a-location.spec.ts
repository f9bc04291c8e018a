import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { dinner, lunch, shownItems, visit } from './support/menu-page.ts';

const locations = [
  {
    name: 'Page',
    address: { locality: 'Town' },
    hasMenu: 'page',
    menu: lunch,
    menuUrl: 'https://elsewhere.example.com',
  },
  { name: 'Unset', address: { locality: 'Town' }, menu: dinner, orderingLink: 'https://order.example.com/unset' },
  { name: 'File', address: { locality: 'Town' }, hasMenu: 'file', fileLink: 'https://files.example.com/menu.pdf' },
  {
    name: 'Embedded',
    address: { locality: 'Town' },
    hasMenu: 'embedded',
    orderingLink: 'https://order.example.com/embedded',
  },
  {
    name: 'Elsewhere',
    address: { locality: 'Town' },
    hasMenu: 'file',
    fileLink: 'https://files.example.com/other.pdf',
    menuUrl: 'https://elsewhere.example.com/menu',
  },
  { name: 'Empty', address: { locality: 'Town' }, hasMenu: 'page' },
];
const group = { hasMenu: 'page', locations, orderingLink: 'https://order.example.com/group' };

test.describe('Choose Your Location', () => {
  test('lists the locations, each with the way to its menu, without a footer', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    expect(await visit(page, hosted, group)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Location');
    const links = page.locator('.picker-place').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/menu/town-page',
      '/menu/town-unset',
      '/menu/town-file',
      'https://order.example.com/embedded',
      'https://elsewhere.example.com/menu',
      '/menu/town-empty',
    ]);
    await expect(links.nth(3)).toHaveAttribute('target', '_blank');
    await expect(links.nth(0)).not.toHaveAttribute('target', /./);
    await expect(links.nth(0)).toContainText('View Menu');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('leads to a location’s menu', async ({ page, hosted }) => {
    await visit(page, hosted, group);
    await page.getByRole('link', { name: /^View Menu ?: Page$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu, Page');
    await expect(page.getByRole('heading', { name: 'Broth' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: /^View Menu ?: Unset$/ }).click();
    await expect(page.getByRole('heading', { name: 'Oysters' })).toBeVisible();
    await page.getByRole('searchbox').fill('steak');
    await expect(shownItems(page)).toHaveCount(1);
  });
});

test.describe('the menu of one location', () => {
  const cases = [
    { slug: 'town-page', shows: 'Broth' },
    { slug: 'town-unset', shows: 'Oysters' },
    { slug: 'town-file', frames: 'https://files.example.com/menu.pdf' },
    { slug: 'town-embedded', frames: 'https://order.example.com/embedded' },
    { slug: 'town-empty', frames: 'https://order.example.com/group' },
  ];
  for (const { slug, shows, frames } of cases) {
    test(`${slug} shows ${shows ?? frames}`, { tag: '@axe' }, async ({ page, hosted }) => {
      expect(await visit(page, hosted, group, `/menu/${slug}`)).toBe(200);
      if (shows) await expect(page.getByRole('heading', { name: shows })).toBeVisible();
      if (frames) await expect(page.locator('iframe')).toHaveAttribute('src', frames);
      await expect(page.locator('iframe')).toHaveCount(frames ? 1 : 0);
      await expectNoAxeViolations(page);
    });
  }

  test('an unknown address says so with HTTP 404, and lists the locations', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    expect(await visit(page, hosted, group, '/menu/nowhere')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location Not Found');
    await expect(page.locator('.picker-place')).toHaveCount(6);
    await expectNoAxeViolations(page);
  });

  test('the address of the other reading is redirected for good', async ({ page, hosted }) => {
    await visit(page, hosted, group);
    const response = await hosted.site.get(new URL(page.url()).hostname, '/menu/Town-Page?q=broth');
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe('/menu/town-page?q=broth');
    const otherReading = await hosted.site.get(new URL(page.url()).hostname, '/menu/page-town');
    expect(otherReading.headers.location).toBe('/menu/town-page');
  });

  test('while the backend is slow, page, redirect and unknown address come all the same', async ({ page, hosted }) => {
    const streamed = async (host: string, path: string) => {
      hosted.backend.brand(host, answer.after(700, answer.data({ name: 'Slow Kitchen', ...group })));
      await page.goto(hosted.site.url(host, path));
    };
    await streamed('slow-page.localhost', '/menu/town-unset');
    await expect(page.locator('#oysters')).toBeVisible();
    await page.getByRole('button', { name: '+ more' }).click();
    await page.getByRole('searchbox').fill('oysters');
    await expect(shownItems(page)).toHaveCount(1);
    await streamed('slow-moved.localhost', '/menu/Town-Page');
    await expect(page).toHaveURL(/\/menu\/town-page$/);
    await expect(page.getByRole('heading', { name: 'Broth' })).toBeVisible();
    await streamed('slow-missing.localhost', '/menu/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location Not Found');
  });
});
