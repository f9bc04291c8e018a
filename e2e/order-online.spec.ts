import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';

const ordering = 'https://order.example.com/x';

const fallbacks = [
  { given: { orderingLink: ordering, hasMenu: 'https://menu.example.com/', fileLink: '/menu.pdf' }, leadsTo: ordering },
  { given: { hasMenu: 'https://menu.example.com/', fileLink: '/menu.pdf' }, leadsTo: 'https://menu.example.com/' },
  { given: { orderingLink: '  ', hasMenu: 'page', fileLink: '/menu.pdf' }, leadsTo: '/menu.pdf' },
  { given: { orderingLink: 'javascript:alert(1)', hasMenu: 'page' }, leadsTo: '/menu' },
  { given: {}, leadsTo: '/menu' },
];

test('Order Online falls back from the ordering link to the menu link, the file and the menu page', async ({
  hosted,
}) => {
  for (const { given, leadsTo } of fallbacks) {
    const html = await hosted.brand(given).html();
    const buttons = [...html.matchAll(/<a class="button button--order[^>]*>/g)].map(([tag]) => tag);
    expect(buttons.length, 'header, mobile menu, hero, banner, bottom bar').toBeGreaterThanOrEqual(5);
    for (const tag of buttons) {
      expect(tag).toContain(`href="${leadsTo}"`);
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener"');
    }
  }
});

test('it opens the ordering site in a new tab, from the header and from the mobile menu', async ({
  page,
  hosted,
  isMobile,
}) => {
  await page.goto(hosted.brand(oneLocation).url('/offers'));
  const buttons = page.getByRole('banner').getByRole('link', { name: 'Order Online (opens in a new tab)' });
  await expect(buttons).toHaveCount(1);
  const fromHeader = page.waitForEvent('popup');
  await buttons.click();
  await expect(await fromHeader).toHaveURL('https://order.example.com/casa');

  if (!isMobile) return;
  await page.locator('summary[aria-label="Menu"]').click();
  const fromMenu = page.waitForEvent('popup');
  await page
    .getByRole('navigation', { name: 'Mobile' })
    .getByRole('link', { name: /^Order Online/ })
    .click();
  await expect(await fromMenu).toHaveURL('https://order.example.com/casa');
});
