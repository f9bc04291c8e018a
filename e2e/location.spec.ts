import { expectNoAxeViolations } from './support/axe.ts';
import { daily } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import {
  brand,
  harbour,
  main,
  openLocation,
  openStatus,
  picture,
  todaysHours,
  visit,
} from './support/location-page.ts';
import { dateAt, momentAt } from './support/place-time.ts';
import { measureTransfers } from './support/transfers.ts';

test.describe('a location with everything', () => {
  test('shows where it is, how to reach it, and what to do next', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour);
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

  test('answers questions that open and close with the keyboard', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour);
    const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
    await expect(questions.getByText('On the patio.')).toBeHidden();
    await questions.locator('summary', { hasText: 'Dogs?' }).press('Enter');
    await expect(questions.getByText('On the patio.')).toBeVisible();
  });

  test('shows the week, and pickup where it differs', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour, momentAt('America/Vancouver', 'Tue', '11:30'));
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

  test('shows when the kitchen and the happy hour are on, which is no part of the status', async ({ page, hosted }) => {
    const services = [
      { kind: 'kitchen', hours: 'Mo-Fr 11:00-20:00; Su 11:00-19:00' },
      { name: 'Aperitivo', kind: 'happy_hour', hours: ['Fr 18:00-19:30', { validFrom: '2099-12-31', closed: true }] },
      { name: 'Soup of the day', hours: 'never mind' },
      { kind: 'brunch' },
    ];
    const moment = momentAt('America/Vancouver', 'Tue', '20:30');
    await openLocation(page, hosted, { ...harbour, serviceHours: services } as typeof harbour, moment);
    await expect(visit(page).getByRole('term')).toHaveText(['Kitchen', 'Aperitivo', 'Soup of the day']);
    await expect(visit(page).getByRole('definition')).toHaveText([
      'Mon – Fri 11:00 AM – 8:00 PM',
      'Sun 11:00 AM – 7:00 PM',
      'Fri 6:00 PM – 7:30 PM',
      'Thursday, December 31, 2099: Closed',
      'Mon – Sun never mind',
    ]);
    await expect(openStatus(page)).toHaveText('Open open until 9:00 PM ');
  });

  test('says nothing of pickup that keeps the same hours', async ({ page, hosted }) => {
    const same = { ...harbour, pickupHours: { useRestaurantHours: false, customHours: harbour.openingHours } };
    await openLocation(page, hosted, same);
    await expect(main(page).getByText(/pickup hours/i)).toHaveCount(0);
  });

  test('updates its status while the page is open', async ({ page, hosted }) => {
    await page.clock.install({ time: momentAt('America/Vancouver', 'Tue', '20:45') });
    await openLocation(page, hosted, harbour);
    await expect(openStatus(page)).toContainText('open until 9:00 PM');
    await page.clock.runFor(16 * 60_000);
    await expect(openStatus(page)).toHaveText('Closed closed now Opens tomorrow at 11:00 AM');
  });
});

test('a location of which only a name and a place id are known has a plain heading and a map', async ({
  page,
  hosted,
}) => {
  await openLocation(page, hosted, { name: 'Harbour', place_id: 'abc' } as { name: string });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maple Harbour');
  await expect(page.locator('.location-hero img')).toHaveCount(0);
  const hero = page.locator('.location-hero');
  await expect(hero.getByRole('link', { name: 'Order Online' })).toHaveAttribute(
    'href',
    'https://order.example.com/maple',
  );
  await expect(hero.getByRole('link', { name: 'request catering' })).toHaveAttribute('href', '/catering?id=location-1');
  await expect(hero.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:6045550100');
  await expect(visit(page).getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /query_place_id=abc/);
  await expect(main(page).getByText('Hours not available')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the only location of a brand takes what it lacks from the brand', async ({ page, hosted }) => {
  const only = hosted.brand({
    ...brand,
    locations: [{ name: 'Harbour' }],
    address: { streetAddress: '9 Elm St', addressLocality: 'Guelph' },
    openingHoursSpecification: daily('09:00', '17:00'),
  });
  await page.goto(only.url('/location/harbour'));
  await expect(visit(page).getByText('9 Elm St')).toBeVisible();
  await expect(visit(page).getByRole('link', { name: '(604) 555-0100' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Hours of Harbour' }).getByRole('row')).toHaveCount(7);
});

test('the map is loaded only when it comes near', async ({ page, outgoing, hosted }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openLocation(page, hosted, harbour);
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

  test('hours, links, pictures, questions and the map are all there', async ({ page, allowConsole, hosted }) => {
    // The browser reports the scripts that it does not load.
    allowConsole(/request failed.*\(csp\)/);
    const soon = dateAt('America/Vancouver', new Date(Date.now() + 5 * 86_400_000));
    await openLocation(page, hosted, {
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

test('nothing is wider than a screen of 320 pixels, with texts of any length and markup in them', async ({
  page,
  hosted,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const endless = {
    ...harbour,
    name: `<b>Harbour</b> ${wide}`,
    email: 'a-very-long-address-of-the-harbour-kitchen@a-very-long-domain-name.example.com',
    services: [wide, '<script>alert(1)</script>'],
    gallery: [{ image: picture('one'), title: wide }],
    faqs: [{ question: wide, answer: `${wide} <img src=x onerror=alert(1)>` }],
    reviews: [{ author: wide, rating: 4, content: wide }],
    openingHours: [...daily('11:00', '14:00'), ...daily('17:00', '22:00'), { day: 'Monday', open: wide, close: wide }],
  };
  const site = hosted.brand({ ...brand, locations: [endless] });
  expect(await site.html('/')).not.toContain('<b>Harbour');
  const slug = `bharbourb-${wide.toLowerCase()}`;
  await page.goto(site.url(`/location/${slug.slice(0, 80)}`));
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

test('a location is reached from home', async ({ page, site }) => {
  await page.goto(site.url('localhost'));
  await page
    .locator('a[href="/location/mile-end"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/^Mile End/);
  await expect(openStatus(page)).toContainText(/open|closed/i);
});
