import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer, type FakeBackend, startFakeBackend } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { type Site, startSite } from './support/site.ts';
import { measureTransfers } from './support/transfers.ts';

// A Friday; 20:30 in Toronto and 17:30 in Seattle.
const FRIDAY_EVENING = new Date('2026-11-20T20:30:00-05:00');

const everyDay = (open: string, close: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({ day, open, close }));

const queen = {
  id: 1,
  name: 'Queen West',
  phone: '(416) 555-0170',
  address: {
    streetAddress: '612 Queen St W',
    locality: 'Toronto',
    region: 'ON',
    postalCode: 'M6J 1E4',
    country: 'Canada',
  },
  geo: { latitude: 43.6473, longitude: -79.4042 },
  services: ['Dine-in', 'Pickup', 'Delivery', 'Catering'],
  features: ['Patio', 'Parking', 'Step-free'],
  rating: 4.7,
  reviewCount: 312,
  distance: 0.65,
  orderingLink: 'https://order.example.com/queen',
  openingHours: everyDay('11:00', '23:00'),
  pickupHours: { useRestaurantHours: false, customHours: everyDay('11:00', '20:00') },
};
const hamilton = {
  id: 2,
  name: 'James North',
  address: { street: '206 James St N', locality: 'Hamilton', region: 'ON', country: 'Canada' },
  coordinates: { latitude: 43.2622, longitude: -79.8663 },
  services: ['Pickup'],
  features: ['Parking'],
  distance: 64.31,
  openingHours: everyDay('08:00', '15:00'),
  pickupHours: { useRestaurantHours: true, customHours: everyDay('09:00', '10:00') },
};
const vancouver = {
  id: 3,
  name: 'Main Street',
  phone: '(604) 555-0181',
  address: { street: '3211 Main St', locality: 'Vancouver', region: 'BC', country: 'Canada' },
  geo: { latitude: 49.2563, longitude: -123.101 },
  services: ['Pickup', 'Delivery'],
  features: ['Patio'],
};
const brand = { name: 'Maple & Ember', locations: [queen, hamilton, vancouver] };

let backend: FakeBackend;
let hosted: Site;

test.beforeAll(async () => {
  backend = await startFakeBackend();
  hosted = await startSite({ env: backend.env });
});

test.afterAll(async () => {
  await hosted?.stop();
  await backend?.stop();
});

/** Opens the finder of a brand that only this test has. */
async function openFinder(page: Page, configuration: unknown, query = '') {
  const host = `finder-${Math.random().toString(36).slice(2)}.localhost`;
  backend.brand(host, answer.data(configuration));
  await page.clock.setFixedTime(FRIDAY_EVENING);
  return page.goto(hosted.url(host, `/locations${query}`));
}

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const parametersOf = (page: Page) => new URL(page.url()).searchParams;

test.use({ timezoneId: 'America/Toronto', locale: 'en-CA' });

test.describe('the wide layout', () => {
  test.skip(({ isMobile }) => isMobile);

  test('a card says everything in the order of the specification', async ({ page }) => {
    await openFinder(page, brand);
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    const first = card(page, 'Queen West');
    await expect(first).toContainText('open until 11:00 PM');
    await expect(first).toHaveText(
      '1 Queen West 650m Open Rated 4.7 (312 reviews) 612 Queen St W, Toronto, ON M6J 1E4 open until 11:00 PM ' +
        '(416) 555-0170 Pickup closed now Dine-in Pickup Delivery Patio Parking ' +
        'Order Online (opens in a new tab) View Location',
      { useInnerText: true },
    );
    await expect(first.getByRole('link', { name: '(416) 555-0170' })).toHaveAttribute('href', 'tel:4165550170');
    const order = first.getByRole('link', { name: 'Order Online' });
    await expect(order).toHaveAttribute('href', 'https://order.example.com/queen');
    await expect(order).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations(page);
  });

  test('what is not configured is not shown', async ({ page }) => {
    await openFinder(page, brand);
    await expect(card(page, 'James North')).toContainText('closed now');
    await expect(card(page, 'James North')).not.toContainText(/Pickup (open|closed|hours)/);
    await expect(card(page, 'James North').getByRole('link')).toHaveText(['View Location']);
    await expect(card(page, 'Main Street')).toContainText('Hours not available');
    await expect(card(page, 'Main Street').getByText(/^(Open|Closed)$/)).toHaveCount(0);
  });

  test('the first location is selected on load, and a click anywhere on a card selects it', async ({ page }) => {
    await openFinder(page, brand);
    await expect(page.getByRole('button', { name: 'Queen West' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByTitle('Map of Queen West')).toBeVisible();

    await card(page, 'James North').getByText('206 James St N').click();
    await expect(page.getByRole('button', { name: 'James North' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['James North']);
    await expect(page.getByTitle('Map of James North')).toBeVisible();
    expect(parametersOf(page).get('location')).toBe('james-north');

    await page.reload();
    await expect(page.getByRole('button', { name: 'James North' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('by keyboard a card is selected, and its links are reached next', async ({ page }) => {
    await openFinder(page, brand);
    const button = page.getByRole('button', { name: 'Main Street' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(card(page, 'Main Street').getByRole('link', { name: '(604) 555-0181' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/location\/main-street$/);
  });

  test('filters combine by AND, can be shared by their address, and can be cleared', async ({ page }) => {
    await openFinder(page, brand);
    await expect(page.getByRole('group', { name: 'Services' }).getByRole('checkbox')).toHaveCount(4);
    await expect(page.getByRole('group', { name: 'Features' }).getByRole('checkbox')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);

    await page.getByRole('checkbox', { name: 'Pickup' }).check();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Delivery' }).check();
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Parking' }).check();
    await expect(page.getByText('1 location(s) found')).toBeVisible();
    expect(await names(page)).toEqual(['Queen West']);
    expect(parametersOf(page).getAll('service')).toEqual(['Pickup', 'Delivery']);

    await page.reload();
    expect(await names(page)).toEqual(['Queen West']);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    expect(parametersOf(page).size).toBe(0);
  });

  test('filters that match nothing say so', async ({ page }) => {
    await openFinder(page, brand, '?service=Catering&feature=Patio&service=Helipad');
    await expect(page.getByText('1 location(s) found')).toBeVisible();
    await page.getByRole('button', { name: 'Open now' }).click();
    await page.getByRole('checkbox', { name: 'Catering' }).uncheck();
    await page.goto(`${page.url().split('?')[0]}?service=Dine-in&location=nowhere`);
    await expect(page.getByText('1 location(s) found')).toBeVisible();

    const nothing = {
      name: 'Nothing',
      locations: [
        { ...hamilton, services: ['A'] },
        { ...vancouver, services: ['B'] },
      ],
    };
    await openFinder(page, nothing, '?service=A&service=B');
    await expect(page.getByText('0 location(s) found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria or clearing filters')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('2 location(s) found')).toBeVisible();
  });

  test('without services and features there is no filter bar', async ({ page }) => {
    const plain = { name: 'Plain', locations: [{ name: 'One' }, { name: 'Two' }] };
    await openFinder(page, plain);
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText('Services')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test.describe('the narrow layout', () => {
  test.skip(({ isMobile }) => !isMobile);

  test('the map takes 35 % of the finder’s height, and the list the rest', async ({ page }) => {
    await openFinder(page, brand);
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
    const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
    const height = (page.viewportSize()?.height ?? 0) - header;
    expect(map?.y).toBeCloseTo(header, 0);
    expect((map?.height ?? 0) / height).toBeCloseTo(0.35, 2);

    await card(page, 'Main Street').scrollIntoViewIfNeeded();
    expect((await page.getByRole('region', { name: 'Map' }).boundingBox())?.y).toBeCloseTo(header, 0);
  });

  test('a row is numbered and says name, full address, status and distance', async ({ page }) => {
    await openFinder(page, brand);
    const row = card(page, 'Queen West');
    await expect(row).toContainText('open until 11:00 PM');
    await expect(row).toHaveText(
      '1 Queen West 650m Open Rated 4.7 (312 reviews) 612 Queen St W, Toronto, ON M6J 1E4, Canada ' +
        'open until 11:00 PM Call Order Online (opens in a new tab)',
      { useInnerText: true },
    );
    await expect(row.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:4165550170');
    await expect(row.getByRole('link', { name: 'Order Online' })).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations(page);
  });

  test('tapping a row leads to its location, wherever it is tapped', async ({ page }) => {
    await openFinder(page, brand);
    await expect(page.getByText('Hours not available')).toBeVisible();
    await card(page, 'James North').getByText('206 James St N').tap();
    await expect(page).toHaveURL(/\/location\/james-north$/);
    await page.goBack();
    await card(page, 'Main Street').getByRole('link', { name: 'Main Street' }).tap();
    await expect(page).toHaveURL(/\/location\/main-street$/);
  });

  test('filters are behind a button', async ({ page }) => {
    await openFinder(page, brand);
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await filters.tap();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('checkbox', { name: 'Catering' }).check();
    await expect(page.getByText('1 location(s) found')).toBeVisible();
    await expect(filters).toHaveText('Filters (1)');
    await expectNoAxeViolations(page);
  });

  test('nothing is cut or overlaps at a width of 320, whatever the texts', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const long = 'Supercalifragilistic'.repeat(500);
    const hostile = {
      ...queen,
      name: long,
      services: [long],
      features: ['<img src=x onerror=alert(1)>'],
      phone: '1'.repeat(90),
    };
    await openFinder(page, { name: 'Long', locations: [hostile, hamilton] });
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('where the visitor is', () => {
  const toronto = { latitude: 43.65, longitude: -79.4 };
  const nearVancouver = { latitude: 49.25, longitude: -123.1 };

  const open = async (page: Page, query = '') => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset.asked = 'true';
        ask(...given);
      };
    });
    await openFinder(page, brand, query);
    await expect(page.getByText('Hours not available')).toBeVisible();
  };

  test('is asked on a click only, and then the nearest comes first', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(nearVancouver);
    await open(page, '?sort=distance');
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    expect(await names(page)).toEqual(['Queen West', 'James North', 'Main Street']);

    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(card(page, 'Main Street')).toContainText(/70\dm/);
    expect(await names(page)).toEqual(['Main Street', 'James North', 'Queen West']);
    await expect(card(page, 'Queen West')).toContainText(/33\d\d\.\dkm/);
    await expect(card(page, 'Main Street')).toContainText(/^1/);
    expect(parametersOf(page).get('sort')).toBe('distance');
    expect(new URL(page.url()).search).not.toContain('49');
  });

  test('sorts and unsorts', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(toronto);
    await open(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(card(page, 'Queen West')).toContainText(/4\d\dm/);
    if (page.viewportSize()?.width === 390) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Nearest first', pressed: true }).click();
    expect(parametersOf(page).has('sort')).toBe(false);
  });

  test('may stay unsaid', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Your location is not shared with this site.')).toBeVisible();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('may be unknown', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await open(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Your location could not be found just now.')).toBeVisible();
  });
});

test('Open now goes by the clock of each place', async ({ page }) => {
  const zoned = {
    name: 'Zones',
    locations: [
      { name: 'Toronto', timeZone: 'America/Toronto', openingHours: everyDay('09:00', '18:00'), services: ['Pickup'] },
      { name: 'Seattle', timeZone: 'America/Los_Angeles', openingHours: everyDay('09:00', '18:00') },
      { name: 'Night', timeZone: 'America/Los_Angeles', openingHours: everyDay('22:00', '02:00') },
      { name: 'Always', openingHours: everyDay('00:00', '24:00') },
    ],
  };
  await openFinder(page, zoned, '?open=1');
  await expect(page.getByText('2 location(s) found')).toBeVisible();
  expect(await names(page)).toEqual(['Seattle', 'Always']);
  await expect(card(page, 'Seattle')).toContainText('open until 6:00 PM');
  await expect(card(page, 'Always')).toContainText('open 24 hours');
  await expect(card(page, 'Always').getByText('Open', { exact: true })).toBeVisible();
});

test('without locations the page says so', async ({ page }) => {
  await openFinder(page, { name: 'Nova' });
  await expect(page.getByRole('heading', { level: 1, name: 'No Locations Available' })).toBeVisible();
  await expect(page.getByText('There are currently no locations configured for this restaurant.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('while a slow backend is awaited the spinner shows, then the finder', async ({ page }) => {
  backend.brand('slow-finder.localhost', answer.after(1_000, answer.data(brand)));
  await page.goto(hosted.url('slow-finder.localhost', '/locations'), { waitUntil: 'commit' });
  await expect(page.getByText('3 location(s) found')).toBeVisible();
});

test('the demo brand’s finder is accessible, and nothing moves while it loads', async ({ page, site }) => {
  const { layoutShift } = await measureTransfers(page, site.url('localhost', '/locations'));
  expect(layoutShift).toBe(0);
  await expect(page.getByText('14 location(s) found')).toBeVisible();
  await expect(cards(page)).toHaveCount(14);
  await expectNoAxeViolations(page);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the list has everything, hours too, and the server filters', async ({ page, allowConsole }) => {
    allowConsole(/\(csp\)$/);
    await openFinder(page, brand, '?sort=distance&feature=Patio');
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    const row = card(page, 'Queen West');
    await expect(row).toContainText('Mon – Sun 11:00 AM – 11:00 PM', { useInnerText: true });
    await expect(row.getByRole('link', { name: 'Order Online' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Queen West' })).toHaveAttribute('href', '/location/queen-west');
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0);

    await page.getByRole('checkbox', { name: 'Dine-in' }).check();
    await page.getByRole('button', { name: 'Show locations' }).click();
    await expect(page.getByText('1 location(s) found')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
  });
});

// How fast that is: benchmarks/locations-finder.ts.
test('500 locations are shown and filtered', { tag: '@once' }, async ({ page }) => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...queen,
    id: index,
    name: `Kitchen ${index}`,
    address: { ...queen.address, streetAddress: `${index} Queen St W` },
    geo: { latitude: 43 + index / 100, longitude: -79 - (index % 50) / 100 },
    features: index % 5 === 0 ? ['Patio'] : ['Parking'],
    timeZone: index % 2 === 0 ? 'America/Toronto' : undefined,
  }));
  await openFinder(page, { name: 'Many', locations: many });
  await expect(page.getByText('500 location(s) found')).toBeVisible();
  await expect(cards(page).first()).toContainText('open until');
  await page.getByLabel('Patio').check();
  await expect(page.getByText('100 location(s) found')).toBeVisible();
});
