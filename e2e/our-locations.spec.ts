import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { daily, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { dateAt, momentAt } from './support/place-time.ts';

test.use({ timezoneId: 'America/Toronto' });

/** Wednesday. */
const halfPastTwo = new Date('2026-03-11T14:30:00-04:00');

const section = (page: Page) => page.getByRole('region', { name: 'Our Locations' });
const cards = (page: Page) => section(page).locator('.location-card');

const hoursOn = (entries: Record<string, [string, string]>) =>
  Object.entries(entries).map(([day, [open, close]]) => ({ day, open, close }));

const cases: [name: string, rest: Record<string, unknown>, status: RegExp][] = [
  ['Open', { openingHours: hoursOn({ Wednesday: ['11:00', '22:00'] }) }, /^Open\s*open until 10:00 PM$/],
  ['Later', { openingHours: hoursOn({ Wednesday: ['17:00', '22:00'] }) }, /^Closed\s*Closed now\s*Opens at 5:00 PM$/],
  [
    'Between',
    {
      openingHours: [
        { day: 'Wednesday', open: '11:00', close: '14:00' },
        { day: 'Wednesday', open: '18:00', close: '21:30' },
      ],
    },
    /^Closed\s*Closed now\s*Opens at 6:00 PM$/,
  ],
  [
    'Tomorrow',
    { openingHours: hoursOn({ Wednesday: ['08:00', '10:00'], Thursday: ['11:00', '12:00'] }) },
    /^Closed\s*Closed now\s*Opens tomorrow at 11:00 AM$/,
  ],
  [
    'Named day',
    { openingHours: hoursOn({ Wednesday: ['08:00', '10:00'], Friday: ['12:00', '13:00'] }) },
    /^Closed\s*Closed now\s*Opens Friday at 12:00 PM$/,
  ],
  [
    'Next week',
    { openingHours: hoursOn({ Wednesday: ['08:00', '10:00'] }) },
    /^Closed\s*Closed now\s*Opens (next )?Wednesday at 8:00 AM$/,
  ],
  [
    'No entry',
    { openingHours: hoursOn({ Thursday: ['11:00', '12:00'] }) },
    /^Closed\s*Closed today\s*Opens tomorrow at 11:00 AM$/,
  ],
  ['No hours', { openingHours: undefined }, /^Closed$/],
  ['Always', { openingHours: [{ dayOfWeek: 'https://schema.org/Wednesday', h24: true }] }, /^Open\s*open 24 hours$/],
  ['Unreadable', { openingHours: [{ day: 'Wed', open: 'noonish', close: 'late' }] }, /noonish.*late/],
  [
    'Elsewhere',
    { openingHours: hoursOn({ Wednesday: ['11:00', '11:45'] }), timeZone: 'America/Vancouver' },
    /^Open\s*open until 11:45 AM$/,
  ],
];

test('each location says whether it is open, and when it opens next', async ({ page, hosted, isMobile }) => {
  await page.clock.install({ time: halfPastTwo });
  const locations = cases.map(([name, rest], index) => ({ id: index, name, ...rest }));
  await page.goto(hosted.brand({ locations }).url());
  if (isMobile) {
    await expect(cards(page).filter({ visible: true })).toHaveCount(6);
    await section(page)
      .getByRole('button', { name: `Show all ${cases.length} locations` })
      .click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(cases.length);
  }
  for (const [index, [name, , status]] of cases.entries()) {
    if (!isMobile) await section(page).getByRole('tab', { name, exact: true }).click();
    await expect(cards(page).nth(index).locator('.location-status'), name).toBeVisible();
    await expect(cards(page).nth(index).locator('.location-status'), name).toHaveText(status);
  }
});

test('hours of the night before count past midnight, and the words change with the clock', async ({ page, hosted }) => {
  await page.clock.install({ time: new Date('2026-03-14T01:58:30-04:00') });
  const openingHours = [
    { day: 'Friday', open: '18:00', close: '02:00' },
    { day: 'Saturday', isClosed: true },
    { day: 'Sunday', open: '12:00', close: '20:00' },
  ];
  const location = { id: 1, name: 'Night', openingHours };
  await page.goto(hosted.brand({ locations: [location, { id: 2, name: 'Other' }] }).url());
  const status = cards(page).first().locator('.location-status');
  await expect(status).toHaveText(/^Open\s*open until 2:00 AM$/);
  await page.clock.runFor('01:40');
  await expect(status).toHaveText(/^Closed\s*Closed now\s*Opens tomorrow at 12:00 PM$/);
  await page.clock.fastForward('11:00:00');
  await expect(status).toContainText('Opens tomorrow at 12:00 PM');
  await page.clock.fastForward('24:00:00');
  await expect(status).toHaveText(/^Open\s*open until 8:00 PM$/);
});

const two = severalLocations(2, { orderingLink: undefined });
const [first, second] = two.locations;
const detailed = {
  ...two,
  locations: [
    {
      ...first,
      name: 'King',
      address: { ...first?.address, area: 'Downtown' },
      email: 'king@example.com',
      orderingLink: 'https://order.example.com/king',
    },
    { ...second, menuUrl: 'https://menu.example.com/2' },
    { id: 3, name: 'Nothing known' },
  ],
};

test('a card has name, area, address, phone, e-mail, hours to unfold, directions and Order Now', async ({
  page,
  hosted,
  isMobile,
}) => {
  await page.clock.install({ time: halfPastTwo });
  await page.goto(hosted.brand(detailed).url());
  await expect(section(page)).toContainText('Find us at these convenient locations');
  const card = cards(page).nth(0);
  await expect(card.getByRole('heading')).toHaveText('King');
  await expect(card).toContainText('Downtown');
  await expect(card.locator('address')).toHaveText('1 King StToronto, ON');
  await expect(card.getByRole('link', { name: '(416) 555-0101' })).toHaveAttribute('href', 'tel:4165550101');
  await expect(card.getByRole('link', { name: 'king@example.com' })).toHaveAttribute('href', 'mailto:king@example.com');
  const order = card.getByRole('link', { name: /^Order Now/ });
  await expect(order).toHaveAttribute('href', 'https://order.example.com/king');
  await expect(order).toHaveAttribute('target', '_blank');
  await expect(card.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=1\+King\+St/,
  );

  await expect(card.getByRole('table')).toBeHidden();
  await card.getByText('See hours').click();
  await expect(card.getByRole('row')).toHaveCount(7);
  await expect(card.getByRole('row', { name: 'Wednesday' })).toHaveAttribute('aria-current', 'date');
  await expect(card.getByRole('row', { name: 'Thursday' })).toHaveText('Thursday11:00 AM – 10:00 PM');
  await card.getByText('Hide hours').click();
  await expect(card.getByRole('table')).toBeHidden();
  await expect(card.getByText('See hours')).toBeVisible();

  if (!isMobile) await section(page).getByRole('tab').nth(1).click();
  const fallback = cards(page).nth(1);
  await expect(fallback.getByRole('link', { name: /^Order Now/ })).toHaveAttribute(
    'href',
    'https://menu.example.com/2',
  );
  await expect(fallback.locator('a[href^="mailto:"]')).toHaveCount(0);
  const bare = cards(page).nth(2);
  await expect(bare.locator('.actions a, address, a[href^="tel:"], details')).toHaveCount(0);
});

test('a wide window has tabs with a map, by mouse and arrow keys; a narrower one has cards', async ({
  page,
  hosted,
  isMobile,
  outgoing,
}) => {
  await page.goto(hosted.brand(detailed).url());
  await hydrated(page);
  const tabs = section(page).getByRole('tab');
  const frames = section(page).locator('iframe');
  if (isMobile) {
    await expect(tabs.filter({ visible: true })).toHaveCount(0);
    await expect(frames).toHaveCount(0);
    await expect(cards(page).filter({ visible: true })).toHaveCount(3);
    return;
  }
  await expect(tabs).toHaveText(['Downtown', 'Kitchen 2', 'Nothing known']);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  const panel = section(page).getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toContainText('King');
  await expect(frames).toHaveAttribute('title', 'Map of King');
  await expect(frames).toHaveAttribute('src', /1\+King\+St/);
  const map = await frames.boundingBox();
  const facts = await panel.getByRole('heading').boundingBox();
  expect(map?.x, 'the map is on the left').toBeLessThan(facts?.x ?? 0);

  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(panel).toContainText('Kitchen 2');
  await expect(frames).toHaveAttribute('title', 'Map of Kitchen 2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(panel).toContainText('Nothing known');
  await expect(frames, 'a place that no map finds').toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 899, height: 900 });
  await expect(tabs.filter({ visible: true })).toHaveCount(0);
  await expect(frames).toHaveCount(0);
  await expect(cards(page).filter({ visible: true })).toHaveCount(3);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(tabs.filter({ visible: true })).toHaveCount(3);
  expect(outgoing.filter(({ url }) => !url.startsWith('https://www.google.com/maps?'))).toEqual([]);
});

test('hours that every day has are the same for a visitor anywhere', async ({ page, hosted }) => {
  await page.clock.install({ time: halfPastTwo });
  const locations = [1, 2].map((id) => ({ id, name: `K${id}`, openingHours: daily('00:00', '24:00') }));
  await page.goto(hosted.brand({ locations }).url());
  await expect(cards(page).first().locator('.location-status')).toHaveText(/^Open\s*open 24 hours$/);
});

test('on a date with hours of its own a card marks those, and no day of the week', async ({ page, hosted }) => {
  const moment = momentAt('America/Toronto', 'Wed', '12:00');
  const { locations, ...brand } = severalLocations(2, {
    specialOpeningHoursSpecification: [{ validFrom: dateAt('America/Toronto', moment), closed: true }],
  });
  await page.clock.setFixedTime(moment);
  await page.goto(hosted.brand({ ...brand, locations }).url());
  const card = cards(page).first();
  await expect(card.locator('.location-status')).toContainText('Closed now');
  await card.getByText('See hours').click();
  await expect(card.locator('[aria-current=date]')).toHaveText(/^Wednesday, .*Closed$/);
  await expect(card.getByRole('table', { name: 'Holiday hours' })).toBeVisible();
});
