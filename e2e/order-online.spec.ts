import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';

const ORDERING = 'https://order.example.com/x';

const places = (...links: (string | undefined)[]) =>
  links.map((orderingLink, index) => ({
    name: `Place ${index}`,
    address: { locality: `Town ${index}` },
    orderingLink,
  }));
const menu = [{ name: 'Mains', items: [{ name: 'Soup' }] }];

test('Order Online leads to what can be opened, and is not there where nothing can', async ({ hosted }) => {
  const buttonsOf = async (configuration: Record<string, unknown>) => {
    const html = await hosted.brand(configuration).html();
    return [...html.matchAll(/<a [^>]*class="button button--order[^>]*>/g)].map(([tag]) => tag);
  };
  const cases: [Record<string, unknown>, string][] = [
    [{ orderingLink: ORDERING, hasMenu: 'https://menu.example.com/', fileLink: '/menu.pdf' }, ORDERING],
    [{ locations: places(ORDERING) }, ORDERING],
    [{ hasMenu: 'https://menu.example.com/', fileLink: '/menu.pdf' }, 'https://menu.example.com/'],
    [{ orderingLink: '  ', hasMenu: 'page', fileLink: '/menu.pdf' }, '/menu.pdf'],
    [{ orderingLink: 'javascript:alert(1)', hasMenu: 'page', menu }, '/menu'],
  ];
  for (const [given, leadsTo] of cases) {
    const buttons = await buttonsOf(given);
    expect(buttons.length, 'header, mobile menu, hero, banner, bottom bar').toBeGreaterThanOrEqual(5);
    for (const tag of buttons) {
      expect(tag).toContain(`href="${leadsTo}"`);
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener"');
    }
  }
  expect(await buttonsOf({})).toEqual([]);
  const calling = await buttonsOf({ telephone: '(416) 555-0100' });
  expect(calling).toHaveLength(4);
  for (const tag of calling) expect(tag).toContain('href="tel:4165550100" aria-label="Call (416) 555-0100"');

  const [first, ...others] = await buttonsOf({ locations: places(ORDERING, undefined) });
  expect(first).toContain('href="/locations"');
  expect(
    others.filter((tag) => tag.includes(ORDERING)),
    'the card of the one that has a link',
  ).toHaveLength(1);
});

test('a location orders by its own link, else by its own menu, else as the brand does', async ({ hosted }) => {
  const brand = hosted.brand({
    orderingLink: 'https://order.example.com/brand',
    reservationLink: 'https://reserve.example.com/brand',
    locations: [
      ...places(ORDERING),
      { name: 'Menu', address: { locality: 'Guelph' }, menu, reservationLink: 'https://reserve.example.com/menu' },
      { name: 'Neither', address: { locality: 'London' } },
    ],
  });
  for (const [path, order, reserve] of [
    ['/location/place-0', ORDERING, 'brand'],
    ['/location/menu', '/menu/guelph-menu', 'menu'],
    ['/location/neither', 'https://order.example.com/brand', 'brand'],
  ] as const) {
    const html = await brand.html(path);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main, path).toMatch(
      new RegExp(`<a [^>]*button--order[^>]*href="${order}"|<a [^>]*href="${order}"[^>]*button--order`),
    );
    expect(main, path).toContain(`href="https://reserve.example.com/${reserve}"`);
  }
  // Cards without a link of their own order where the brand does.
  for (const path of ['/', '/locations']) {
    expect((await brand.html(path)).split('href="https://order.example.com/brand"').length, path).toBeGreaterThan(3);
  }
});

test('a reservation link is offered once, at every size', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url());
  await expect(page.getByRole('link', { name: /^Make Reservation/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Make Reservation/ })).toHaveAttribute(
    'href',
    oneLocation.reservationLink,
  );
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
