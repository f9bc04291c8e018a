import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer, type FakeBackend, startFakeBackend } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { dateAt, momentAt } from './support/place-time.ts';
import { type Site, startSite } from './support/site.ts';
import { measureTransfers } from './support/transfers.ts';

const week = (open: string, close: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({ day, open, close }));

const picture = (colour: string) => `https://pictures.example.com/${colour}.png`;

const harbour = {
  id: 7,
  restaurant_id: 'r 7&8',
  name: 'Harbour',
  phone: '(604) 555-0107',
  email: 'harbour@example.com',
  address: {
    streetAddress: '1 Water St',
    locality: 'Vancouver',
    region: 'BC',
    postalCode: 'V6B 1A1',
    country: 'Canada',
    area: 'Gastown',
  },
  timeZone: 'America/Vancouver',
  orderingLink: 'https://order.example.com/harbour',
  services: ['Dine-in', 'Pickup'],
  features: ['Patio'],
  deliveryAreas: ['Gastown', 'Yaletown'],
  rating: 4.6,
  reviewCount: 87,
  heroImage: picture('hero'),
  gallery: [
    { image: picture('one'), title: 'The counter', orientation: 'portrait' },
    { image: picture('two'), orientation: 'landscape' },
    { image: picture('three'), title: 'The yard', orientation: 'portrait' },
  ],
  openingHours: [
    ...week('11:00', '21:00').filter(({ day }) => !['Friday', 'Saturday'].includes(day)),
    { day: 'Friday', open: '18:00', close: '02:00' },
    { day: 'Saturday', isClosed: true },
  ],
  pickupHours: { useRestaurantHours: false, customHours: week('12:00', '20:00') },
  faqs: [
    { question: 'Is there parking?', answer: 'Behind the house.' },
    { question: 'Dogs?', answer: 'On the patio.' },
  ],
  reviews: [{ author: 'Ana', rating: 5, content: 'Worth the ferry.' }],
};
const brand = {
  name: 'Maple',
  telephone: '(604) 555-0100',
  orderingLink: 'https://order.example.com/maple',
  hasMenu: 'page',
};

// One site on a backend that is not ours; each test has a brand, and so a host name, of its own.
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

function brandWith(host: string, locations: unknown[], fields: object = brand): void {
  backend.brand(host, answer.data({ ...fields, locations }));
}

/** Opens the page of the first of two locations at a moment. */
async function openLocation(page: Page, host: string, location: { name: string }, moment?: Date): Promise<void> {
  brandWith(host, [location, { name: 'Elsewhere', address: { locality: 'Guelph' } }]);
  if (moment) await page.clock.setFixedTime(moment);
  await page.goto(hosted.url(host, `/location/${location.name.toLowerCase()}`));
}

const main = (page: Page) => page.getByRole('main');
const visit = (page: Page) => page.getByRole('region', { name: 'Visit us' });
const openStatus = (page: Page) => page.locator('.open-status');
const todaysHours = (page: Page) => page.locator('.todays-hours');

test.describe('a location with everything', () => {
  test('shows where it is, how to reach it, and what to do next', async ({ page }) => {
    await openLocation(page, 'everything.localhost', harbour);
    await expect(page).toHaveTitle('Harbour | Maple');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maple Harbour');
    await expect(page.locator('.location-hero > img')).toHaveAttribute('src', picture('hero'));
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeHarbour');

    const hero = page.locator('.location-hero');
    const order = hero.getByRole('link', { name: 'Order Online' });
    await expect(order).toHaveAttribute('href', 'https://order.example.com/harbour');
    await expect(order).toHaveAttribute('target', '_blank');
    const catering = hero.getByRole('link', { name: 'request catering', exact: true });
    await expect(catering).toHaveAttribute('href', '/catering?id=r+7%268');
    await expect(hero.getByRole('link', { name: 'Call (604) 555-0107' })).toHaveAttribute('href', 'tel:6045550107');
    await expect(hero.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu/vancouver-harbour');
    await expect(hero.getByText('4.6', { exact: true })).toBeVisible();
    await expect(hero.getByText('(87 reviews)')).toBeVisible();

    await expect(visit(page).getByText('1 Water St')).toBeVisible();
    await expect(visit(page).getByText('Vancouver, BC V6B 1A1')).toBeVisible();
    await expect(visit(page).getByRole('link', { name: '(604) 555-0107' })).toHaveAttribute('href', 'tel:6045550107');
    await expect(visit(page).getByRole('link', { name: 'harbour@example.com' })).toHaveAttribute(
      'href',
      'mailto:harbour@example.com',
    );
    const directions = visit(page).getByRole('link', { name: 'Get Directions' });
    await expect(directions).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Maple\+Harbour%2C\+1\+Water\+St/,
    );
    await expect(directions).toHaveAttribute('target', '_blank');

    const known = page.getByRole('region', { name: 'Good to know' });
    await expect(known.getByRole('listitem')).toHaveText(['Dine-in', 'Pickup', 'Patio', 'Gastown', 'Yaletown']);
    await expect(page.getByRole('region', { name: 'What Our Customers Say' })).toContainText('Worth the ferry.');
  });

  test('answers questions that open and close with the keyboard', async ({ page }) => {
    await openLocation(page, 'questions.localhost', harbour);
    const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
    await expect(questions.getByText('On the patio.')).toBeHidden();
    await questions.locator('summary', { hasText: 'Dogs?' }).press('Enter');
    await expect(questions.getByText('On the patio.')).toBeVisible();
  });

  test('shows the week, and pickup where it differs', async ({ page }) => {
    await openLocation(page, 'week.localhost', harbour, momentAt('America/Vancouver', 'Tue', '11:30'));
    const hours = page.getByRole('table', { name: 'Hours of Harbour', exact: true });
    await expect(hours.getByRole('row')).toHaveText([
      'Monday11:00 AM – 9:00 PM',
      'Tuesday11:00 AM – 9:00 PM',
      'Wednesday11:00 AM – 9:00 PM',
      'Thursday11:00 AM – 9:00 PM',
      'Friday6:00 PM – 2:00 AM',
      'SaturdayClosed',
      'Sunday11:00 AM – 9:00 PM',
    ]);
    await expect(hours.locator('[aria-current=date]')).toHaveText(/^Tuesday/);
    await expect(openStatus(page)).toHaveText('Open open until 9:00 PM ');
    await expect(todaysHours(page)).toHaveText('Tue 11:00 AM – 9:00 PM');
    await expect(page.getByText('Pickup closed now')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Pickup hours of Harbour' }).getByRole('row').first()).toHaveText(
      'Monday12:00 PM – 8:00 PM',
    );
  });

  test('says nothing of pickup that keeps the same hours', async ({ page }) => {
    const same = { ...harbour, pickupHours: { useRestaurantHours: false, customHours: harbour.openingHours } };
    await openLocation(page, 'same-pickup.localhost', same);
    await expect(main(page).getByText(/pickup hours/i)).toHaveCount(0);
  });

  test('updates its status while the page is open', async ({ page }) => {
    await page.clock.install({ time: momentAt('America/Vancouver', 'Tue', '20:45') });
    await openLocation(page, 'passing.localhost', harbour);
    await expect(openStatus(page)).toContainText('open until 9:00 PM');
    await page.clock.runFor(16 * 60_000);
    await expect(openStatus(page)).toHaveText('Closed closed now Opens tomorrow at 11:00 AM');
  });
});

test.describe('seen from Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test('the clock of the place counts: late on Friday it is evening in Vancouver', async ({ page }) => {
    await openLocation(page, 'west.localhost', harbour, momentAt('America/Vancouver', 'Fri', '22:30'));
    await expect(openStatus(page)).toContainText('open until 2:00 AM');
    await expect(todaysHours(page)).toHaveText('Fri 6:00 PM – 2:00 AM');
    const marked = page.getByRole('table', { name: 'Hours of Harbour', exact: true }).locator('[aria-current=date]');
    await expect(marked).toHaveText(/^Friday/);
  });

  test('it is open there when its hours are over here', async ({ page }) => {
    await openLocation(page, 'here.localhost', harbour, momentAt('America/Vancouver', 'Tue', '20:00'));
    await expect(openStatus(page)).toHaveText('Open open until 9:00 PM ');
    await expect(page.getByText('Pickup closed now')).toBeVisible();
  });

  test('past midnight the hours of the day before still run, though Saturday is closed', async ({ page }) => {
    await openLocation(page, 'night.localhost', harbour, momentAt('America/Vancouver', 'Sat', '01:00'));
    await expect(openStatus(page)).toContainText('open until 2:00 AM');
    await expect(todaysHours(page)).toHaveText('Sat Open until 2:00 AM');
  });

  test('at the closing minute it is closed', async ({ page }) => {
    await openLocation(page, 'closing.localhost', harbour, momentAt('America/Vancouver', 'Sat', '02:00'));
    await expect(openStatus(page)).toHaveText('Closed Closed today Opens tomorrow at 11:00 AM');
    await expect(todaysHours(page)).toHaveText('Sat Closed');
  });
});

test.describe('seen from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('without a time zone of the place the visitor’s local time counts', async ({ page }) => {
    const { timeZone: _, ...zoneless } = harbour;
    await openLocation(page, 'zoneless.localhost', zoneless, momentAt('Asia/Tokyo', 'Sun', '12:00'));
    await expect(todaysHours(page)).toHaveText('Sun 11:00 AM – 9:00 PM');
    await expect(openStatus(page)).toContainText('open until 9:00 PM');
  });
});

test('on a holiday its own row is today’s, and status and today agree with it', async ({ page }) => {
  const moment = momentAt('America/Vancouver', 'Wed', '12:00');
  const today = dateAt('America/Vancouver', moment);
  const later = dateAt('America/Vancouver', new Date(moment.getTime() + 3 * 86_400_000));
  const festive = {
    ...harbour,
    specialOpeningHoursSpecification: [
      { validFrom: today, closed: true },
      { validFrom: later, opens: '12:00', closes: '16:00' },
      { validFrom: '2020-12-25', closed: true },
    ],
  };
  await openLocation(page, 'holiday.localhost', festive, moment);
  const holidays = page.getByRole('table', { name: 'Holiday hours' });
  await expect(holidays.getByRole('row')).toHaveCount(2);
  await expect(holidays.locator('[aria-current=date]')).toHaveText(/^Wednesday, .*Closed$/);
  await expect(holidays.getByRole('row').last()).toHaveText(/^Saturday, .*12:00 PM – 4:00 PM$/);
  await expect(
    page.getByRole('table', { name: 'Hours of Harbour', exact: true }).locator('[aria-current]'),
  ).toHaveCount(0);
  await expect(openStatus(page)).toContainText('Closed today');
  await expect(todaysHours(page)).toHaveText('Wed Closed');
});

test('hours that cannot be read are shown as they are, without a badge', async ({ page }) => {
  const vague = {
    ...harbour,
    pickupHours: undefined,
    openingHours: [{ day: 'Monday', open: 'ask us', close: '21:00' }],
  };
  await openLocation(page, 'vague.localhost', vague, momentAt('America/Vancouver', 'Mon', '12:00'));
  await expect(openStatus(page)).toHaveText(/ask us/);
  await expect(openStatus(page).locator('.badge')).toHaveCount(0);
  await expect(todaysHours(page)).toHaveText(/^Mon .*ask us/);
});

test('without hours it says so, once', async ({ page }) => {
  const { openingHours: _, pickupHours: __, ...location } = harbour;
  await openLocation(page, 'no-hours.localhost', location);
  await expect(main(page).getByText('Hours not available', { exact: true })).toHaveCount(1);
  await expect(openStatus(page)).toHaveCount(0);
});

test('a location of which only a name and a place id are known has a plain heading and a map', async ({ page }) => {
  await openLocation(page, 'place-id.localhost', { name: 'Harbour', place_id: 'abc' } as { name: string });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maple Harbour');
  await expect(page.locator('.location-hero img')).toHaveCount(0);
  const hero = page.locator('.location-hero');
  await expect(hero.getByRole('link', { name: 'Order Online' })).toHaveAttribute(
    'href',
    'https://order.example.com/maple',
  );
  await expect(hero.getByRole('link', { name: 'request catering' })).toHaveAttribute('href', '/catering');
  await expect(hero.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:6045550100');
  await expect(visit(page).getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /query_place_id=abc/);
  await expect(main(page).getByText('Hours not available')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the only location of a brand takes what it lacks from the brand', async ({ page }) => {
  brandWith('only.localhost', [{ name: 'Harbour' }], {
    ...brand,
    address: { streetAddress: '9 Elm St', addressLocality: 'Guelph' },
    openingHoursSpecification: week('09:00', '17:00'),
  });
  await page.goto(hosted.url('only.localhost', '/location/harbour'));
  await expect(visit(page).getByText('9 Elm St')).toBeVisible();
  await expect(visit(page).getByRole('link', { name: '(604) 555-0100' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Hours of Harbour' }).getByRole('row')).toHaveCount(7);
});

test.describe('addresses', () => {
  test('of unknown locations lead to /locations, and moved ones to where they are', async () => {
    brandWith('addresses.localhost', [harbour, { name: 'Elsewhere' }]);
    const answers = ['nowhere', 'harbour', 'vancouver-harbour', 'HARBOUR', '__proto__', '%F0%9F%8D%95'].map((slug) =>
      hosted.get('addresses.localhost', `/location/${slug}`),
    );
    const got = (await Promise.all(answers)).map(({ status, headers }) => [status, headers.location]);
    expect(got).toEqual([
      [302, '/locations'],
      [200, undefined],
      [301, '/location/harbour'],
      [301, '/location/harbour'],
      [302, '/locations'],
      [302, '/locations'],
    ]);
  });

  test('of a brand without a configuration lead to /locations, which shows the error', async ({ page }) => {
    const { status, headers } = await hosted.get('missing.localhost', '/location/harbour');
    expect([status, headers.location]).toEqual([302, '/locations']);
    const response = await page.goto(hosted.url('missing.localhost', '/location/harbour'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Restaurant');
  });

  test('stay with their error screen while the backend is away', async () => {
    backend.brand('away.localhost', answer.serverError());
    const { status } = await hosted.get('away.localhost', '/location/harbour');
    expect(status).toBe(503);
  });

  for (const { slug, ends } of [
    { slug: 'harbour', ends: '/location/harbour' },
    { slug: 'vancouver-harbour', ends: '/location/harbour' },
    { slug: 'nowhere', ends: '/locations' },
  ]) {
    test(`/location/${slug} ends at ${ends} also when the backend is slow`, async ({ page }) => {
      const host = `slow-${slug}.localhost`;
      backend.brand(host, answer.after(1_500, answer.data({ ...brand, locations: [harbour, { name: 'Elsewhere' }] })));
      await page.goto(hosted.url(host, `/location/${slug}`), { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText('Loading restaurant...');
      await expect(page).toHaveURL(hosted.url(host, ends));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('the gallery', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Harbour' });
  const shown = (page: Page) => dialog(page).getByRole('img').getAttribute('src');

  test('is operated with the keyboard, and gives the focus back', async ({ page }) => {
    await openLocation(page, 'gallery.localhost', harbour);
    const thumbnails = page.getByRole('region', { name: 'Inside Harbour' }).getByRole('link');
    await expect(thumbnails).toHaveCount(3);
    await thumbnails.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'Harbour, picture 2 of 3' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('img', { name: 'The yard' })).toBeVisible();
    await expect(dialog(page).locator('figcaption')).toContainText('The yard');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe(picture('one'));
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toBe(picture('three'));
    await page.keyboard.press('Home');
    expect(await shown(page)).toBe(picture('one'));
    await expectNoAxeViolations(page);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(thumbnails.nth(1)).toBeFocused();
  });

  test('is operated with its buttons, and keeps the focus within', async ({ page }) => {
    await openLocation(page, 'gallery-buttons.localhost', harbour);
    await page.getByRole('link', { name: 'The counter' }).click();
    await expect(page).toHaveURL(/\/location\/harbour$/);
    await dialog(page).getByRole('button', { name: 'Next picture' }).click();
    expect(await shown(page)).toBe(picture('two'));
    await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
    expect(await shown(page)).toBe(picture('one'));
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'The counter' })).toBeFocused();
  });
});

test('the map is loaded only when it comes near', async ({ page, outgoing }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openLocation(page, 'map.localhost', harbour);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const maps = () => outgoing.filter(({ url }) => url.includes('google.com/maps'));
  expect(maps()).toEqual([]);
  await page.locator('.visit-map').scrollIntoViewIfNeeded();
  await expect(page.locator('.visit-map iframe')).toHaveAttribute('title', 'Map of Maple Harbour');
  await expect
    .poll(() => maps().map(({ url }) => url))
    .toEqual(['https://www.google.com/maps?q=1+Water+St%2C+Vancouver%2C+BC+V6B+1A1%2C+Canada&output=embed']);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('hours, links, pictures, questions and the map are all there', async ({ page, allowConsole }) => {
    // The browser reports the scripts that it does not load.
    allowConsole(/request failed.*\(csp\)/);
    const soon = dateAt('America/Vancouver', new Date(Date.now() + 5 * 86_400_000));
    await openLocation(page, 'no-script.localhost', {
      ...harbour,
      specialOpeningHoursSpecification: [{ validFrom: soon, closed: true }],
    } as typeof harbour);
    await expect(page.getByRole('table', { name: 'Hours of Harbour', exact: true }).getByRole('row')).toHaveCount(7);
    await expect(page.getByRole('table', { name: 'Holiday hours' }).getByRole('row')).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Pickup hours of Harbour' })).toBeVisible();
    await expect(todaysHours(page)).toBeHidden();
    await expect(visit(page).getByRole('link', { name: 'Get Directions' })).toBeVisible();
    await expect(page.locator('.visit-map iframe')).toBeVisible();
    await expect(page.getByRole('link', { name: 'The counter' })).toHaveAttribute('href', picture('one'));
    await page.getByText('Dogs?').click();
    await expect(page.getByText('On the patio.')).toBeVisible();
  });
});

const wide = 'Wolkenkuckucksheim'.repeat(500);

test('nothing is wider than a screen of 320 pixels, with texts of any length and markup in them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const endless = {
    ...harbour,
    name: `<b>Harbour</b> ${wide}`,
    email: 'a-very-long-address-of-the-harbour-kitchen@a-very-long-domain-name.example.com',
    services: [wide, '<script>alert(1)</script>'],
    gallery: [{ image: picture('one'), title: wide }],
    faqs: [{ question: wide, answer: `${wide} <img src=x onerror=alert(1)>` }],
    reviews: [{ author: wide, rating: 4, content: wide }],
    openingHours: [...week('11:00', '14:00'), ...week('17:00', '22:00'), { day: 'Monday', open: wide, close: wide }],
  };
  brandWith('endless.localhost', [endless]);
  const { body } = await hosted.get('endless.localhost', '/');
  expect(body).not.toContain('<b>Harbour');
  const slug = `bharbourb-${wide.toLowerCase()}`;
  await page.goto(hosted.url('endless.localhost', `/location/${slug.slice(0, 80)}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Harbour</b>');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.locator('.gallery a').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport();
  await expect(page.getByRole('dialog').getByRole('img')).toBeInViewport();
  expect(await page.getByRole('dialog').evaluate((element) => element.scrollWidth)).toBe(320);
});

const demoLocations = [
  ['localhost', '/location/queen-west-612-queen-st-w'],
  ['localhost', '/location/old-strathcona'],
  ['trattoria.localhost', '/location/harbord-street'],
  ['noodles.localhost', '/location/lower-water-street'],
] as const;

for (const [host, path] of demoLocations) {
  test(`${host}${path} is accessible, and nothing on it moves by itself`, async ({ page, site }) => {
    const { layoutShift } = await measureTransfers(page, site.url(host, path));
    expect(layoutShift).toBe(0);
    await expectNoAxeViolations(page);
  });
}

test('a location is reached from home without loading the site anew', async ({ page, site }) => {
  await page.goto(site.url('localhost'));
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page
    .locator('a[href="/location/mile-end"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/^Mile End/);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await expect(openStatus(page)).toContainText(/open|closed/i);
});
