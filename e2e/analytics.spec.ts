import type { Page } from '@playwright/test';
import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

declare global {
  interface Window {
    sentForTest?: unknown[];
    noteForTest?: (sent: unknown) => void;
    gtag?: unknown;
    dataLayer?: unknown;
  }
}

/** What the pages of a visit send, each a document of its own. */
async function noted(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.exposeFunction('noteForTest', (given: unknown) => void sent.push(given));
  return sent;
}

/** One item of the navigation, one link that leaves the site, and both kinds of Order Online. */
async function clickThrough(page: Page, isMobile: boolean): Promise<void> {
  const header = page.getByRole('banner');
  const open = async () => {
    if (isMobile) await page.locator('summary[aria-label="Menu"]').click();
  };
  const leave = async (name: RegExp) => {
    const opened = page.waitForEvent('popup');
    await header.getByRole('link', { name }).last().click();
    await (await opened).close();
  };
  await open();
  await header.getByRole('link', { name: 'Catering' }).click();
  await expect(page).toHaveURL(/catering/);
  await open();
  await leave(/^Gift Cards/);
  await open();
  await leave(/^Order Online/);
}

const eventsOf = (brand: { url: (path?: string) => string }, isMobile: boolean) => [
  {
    navigation_name: 'Catering',
    link_url: '/catering',
    link_type: 'internal',
    page_location: brand.url('/offers'),
    page_title: 'Offers | Casa Prova',
  },
  {
    navigation_name: 'Gift Cards',
    link_url: 'https://gifts.example.com/casa',
    link_type: 'external',
    page_location: brand.url('/catering'),
    page_title: 'Catering | Casa Prova',
  },
  {
    navigation_name: isMobile ? 'Order Online - Mobile' : 'Order Online',
    link_url: 'https://order.example.com/casa',
    link_type: 'external',
    page_location: brand.url('/catering'),
    page_title: 'Catering | Casa Prova',
  },
];

test('clicks are sent to gtag where it is a function', async ({ page, hosted, isMobile }) => {
  const brand = hosted.brand(oneLocation);
  const sent = await noted(page);
  await page.addInitScript(() => {
    window.dataLayer = [];
    window.gtag = (...given: unknown[]) => window.noteForTest?.(given);
  });
  await page.goto(brand.url('/offers'));
  await clickThrough(page, isMobile);
  await expect
    .poll(() => sent)
    .toEqual(eventsOf(brand, isMobile).map((fields) => ['event', 'navigation_click', fields]));
  expect(await page.evaluate(() => window.dataLayer)).toEqual([]);
});

test('else to dataLayer where it is an array', async ({ page, hosted, isMobile }) => {
  const brand = hosted.brand(oneLocation);
  const sent = await noted(page);
  await page.addInitScript(() => {
    window.gtag = 'not a function';
    window.dataLayer = Object.assign([], { push: (given: unknown) => window.noteForTest?.(given) });
  });
  await page.goto(brand.url('/offers'));
  await clickThrough(page, isMobile);
  await expect
    .poll(() => sent)
    .toEqual(eventsOf(brand, isMobile).map((fields) => ({ event: 'navigation_click', ...fields })));
});

test('else nothing is sent, and nothing breaks', async ({ page, hosted, isMobile, outgoing }) => {
  await page.addInitScript(() => {
    window.dataLayer = { push: () => window.sentForTest?.push('sent') };
    window.sentForTest = [];
  });
  await page.goto(hosted.brand(oneLocation).url('/offers'));
  await clickThrough(page, isMobile);
  expect(await page.evaluate(() => window.sentForTest)).toEqual([]);
  expect(outgoing.filter(({ kind }) => kind !== 'document')).toEqual([]);
});

test('what leads to ordering and reserving is counted under its name, on a phone as the mobile one', {
  tag: '@once',
}, async ({ page, hosted }) => {
  const ordering = {
    orderingLink: 'https://order.example.com/casa',
    reservationLink: 'https://tables.example.com/casa',
  };
  const locations = [
    { id: 'l1', name: 'East', address: { locality: 'Toronto' }, orderingLink: 'https://order.example.com/east' },
    { id: 'l2', name: 'West', address: { locality: 'Toronto' } },
  ];
  const heroSection = { callToAction: { text: 'See what we cook', url: '/menu' } };
  const sent = await noted(page);
  await page.addInitScript(() => {
    window.gtag = (_event: string, _name: string, { navigation_name, link_type, link_url }: Record<string, string>) =>
      window.noteForTest?.(`${navigation_name}, ${link_type}, ${link_url}`);
    // Counted, not followed.
    addEventListener('click', (event) => event.preventDefault(), { capture: true });
  });
  const press = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
  for (const [width, mobile] of [
    [390, ' - Mobile'],
    [1280, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(hosted.brand({ name: 'Casa', ...ordering, locations, heroSection }).url());
    await hydrated(page);
    sent.length = 0;
    for (const selector of [
      '.hero .button',
      '.order-bar .button',
      '.site-header .wrap > .button',
      '.our-locations .button--order',
    ])
      await press(selector);
    await page.goto(hosted.brand({ name: 'Casa', ...ordering }).url());
    await hydrated(page);
    await press('.hero .button');
    await expect
      .poll(() => sent)
      .toEqual([
        'See what we cook, internal, /menu',
        'Make Reservation, external, https://tables.example.com/casa',
        `Order Online${mobile}, external, https://order.example.com/casa`,
        'Order Now, external, https://order.example.com/east',
        `Order Online${mobile}, external, https://order.example.com/casa`,
      ]);
  }
});
