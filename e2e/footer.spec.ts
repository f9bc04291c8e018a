import { daily, oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { dateAt, momentAt } from './support/place-time.ts';

test('a brand with one location shows all it has: hours with pickup, areas, profiles, links', async ({
  page,
  hosted,
}) => {
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url());
  const footer = page.getByRole('contentinfo');

  const logo = footer.getByRole('link', { name: 'Casa Prova' });
  await expect(logo).toHaveAttribute('href', '/');
  await expect(logo.locator('img')).toHaveAttribute('src', '/placeholder.svg');
  await expect(footer.locator('address')).toHaveText('1 River StToronto, ON M5A 1A1');
  await expect(footer.getByRole('link', { name: '(416) 555-0100' })).toHaveAttribute('href', 'tel:4165550100');

  await expect(footer.getByRole('heading', { name: 'Hours' })).toBeVisible();
  await expect(footer.getByRole('row')).toHaveText(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => `${day}11:00 AM – 10:00 PM`,
    ),
  );
  await expect(footer.getByText(/^Pickup/)).toHaveText('Pickup: Mon – Sun 12:00 PM – 9:00 PM');
  await expect(footer.getByRole('heading', { name: 'Our Locations' })).toHaveCount(0);

  await expect(footer.getByRole('heading', { name: 'We Deliver To' })).toBeVisible();
  await expect(
    footer.getByText(/^Riverside, Leslieville, Corktown, Distillery, Cabbagetown, Danforth\s?(…|\.\.\.)$/),
  ).toBeVisible();
  await expect(footer).not.toContainText('Beaches');

  await expect(footer.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  const profiles = footer.locator('.social a');
  await expect(profiles).toHaveCount(2);
  for (const [name, url] of [
    ['Facebook', 'https://www.facebook.com/casa'],
    ['Instagram', 'https://instagram.com/casa'],
  ] as const) {
    const profile = footer.getByRole('link', { name });
    await expect(profile).toHaveAttribute('href', url);
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(profile.locator('svg')).toBeVisible();
  }

  for (const [name, path] of [
    ['Feedback', '/feedback'],
    ['Media Inquiries', '/media-inquiries'],
    ['Own A Franchise', '/franchise'],
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Accessibility Statement', '/accessibility-statement'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(footer.locator('.footer-legal')).toContainText(`© ${new Date().getFullYear()} Casa Prova`);
  await expect(footer).toContainText('Online ordering by order.example.com');
});

test('what a brand has not is left out, and a pickup line is only for hours that differ', async ({ page, hosted }) => {
  const noPickupLine = {
    absent: undefined,
    'the same': { useRestaurantHours: false, customHours: daily('11:00', '22:00') },
    'the same in the other shape': {
      useRestaurantHours: false,
      customHours: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '11:00:00',
          closes: '10:00 PM',
        },
      ],
    },
    'the restaurant’s': { useRestaurantHours: true, customHours: daily('12:00', '13:00') },
  };
  for (const [which, pickupHours] of Object.entries(noPickupLine)) {
    const location = { name: 'Riverside', openingHours: daily('11:00', '22:00'), pickupHours };
    const text = await hosted.brand({ locations: [location] }).text();
    expect(text, which).toContain('11:00 AM – 10:00 PM');
    expect(text, which).not.toContain('Pickup');
  }

  await page.goto(hosted.brand({ areaServed: ['a', 'b', 'c', 'd', 'e', 'f'], sameAs: ['https://x.com/a'] }).url());
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Our Restaurant' })).toBeVisible();
  await expect(footer.getByText('a, b, c, d, e, f', { exact: true })).toBeVisible();
  for (const missing of [/Hours/, /Our Locations/, /Follow Us/, /Own A Franchise/, /Pickup/, /Online ordering by/]) {
    await expect(footer).not.toContainText(missing);
  }
  await expect(footer.locator('address, a[href^="tel:"]')).toHaveCount(0);
});

test('custom pickup hours without an entry, and hours of a brand without locations, are said', async ({ hosted }) => {
  const none = { useRestaurantHours: false, customHours: [] };
  const empty = { name: 'Riverside', openingHours: daily('11:00', '22:00'), pickupHours: none };
  expect(await hosted.brand({ locations: [empty] }).text()).toContain('Pickup hours not available');

  const serviceHours = [{ name: 'Kitchen', hours: daily('07:00', '15:00') }];
  const own = await hosted.brand({ openingHoursSpecification: daily('07:00', '15:30'), serviceHours }).text();
  expect(own).toContain('7:00 AM – 3:30 PM');
  expect(own).toContain('Kitchen: Mon – Sun 7:00 AM – 3:00 PM');
});

test('on a date with hours of its own the footer marks those, also of a brand without locations', async ({
  page,
  hosted,
}) => {
  const moment = momentAt('America/Vancouver', 'Wed', '12:00');
  const today = dateAt('America/Vancouver', moment);
  await page.clock.setFixedTime(moment);
  const places = {
    openingHours: daily('11:00', '22:00'),
    timeZone: 'America/Vancouver',
    specialOpeningHoursSpecification: [{ validFrom: today, opens: '12:00', closes: '16:00', name: 'Founders’ day' }],
  };
  for (const configuration of [places, { locations: [{ name: 'Riverside', ...places }] }]) {
    await page.goto(hosted.brand(configuration).url());
    const footer = page.getByRole('contentinfo');
    const marked = footer.locator('[aria-current=date]');
    await expect(marked).toHaveText(/^Wednesday, .*12:00 PM – 4:00 PM$/);
    await expect(footer.getByRole('table', { name: 'Founders’ day' })).toBeVisible();
    await expect(footer.getByRole('table', { name: 'Hours', exact: true }).locator('[aria-current]')).toHaveCount(0);
  }
});

test('a brand with several locations names them, each with its menu', async ({ page, hosted }) => {
  const address = { locality: 'Toronto' };
  const brand = hosted.brand({
    name: 'Many Kitchens',
    openingHoursSpecification: daily('07:00', '15:30'),
    locations: [
      { name: 'King', address: { ...address, area: 'Downtown' }, menuUrl: 'https://menu.example.com/king' },
      { name: 'Toronto', address },
    ],
  });
  await page.goto(brand.url());
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Hours' })).toHaveCount(0);
  const entries = footer.locator('.footer-locations li');
  await expect(entries).toHaveText([/^KingDowntown\s*View Menu/, /^Toronto\s*View Menu/]);
  const external = entries.nth(0).getByRole('link', { name: 'View Menu' });
  await expect(external).toHaveAttribute('href', 'https://menu.example.com/king');
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(entries.nth(1).getByRole('link', { name: 'View Menu' })).toHaveAttribute(
    'href',
    '/menu/toronto-toronto',
  );
});

const withoutEither = ['/locations', '/contact', '/media-inquiries', '/careers', '/franchise', '/careers/'];
const withBoth = ['/', '/menu', '/menu/toronto-kitchen-1', '/location/kitchen-1-1-king-st', '/catering', '/offers'];
const legal = ['/terms-and-conditions', '/privacy-policy', '/accessibility-statement'];

test('footer and feedback tab show on exactly their pages', async ({ page, hosted }) => {
  const brand = hosted.brand(severalLocations(2));
  const parts = async (path: string) => {
    const html = await brand.html(path);
    return { footer: html.includes('<footer class="site-footer"'), tab: html.includes('>FEEDBACK<') };
  };
  for (const path of withoutEither) expect(await parts(path), path).toEqual({ footer: false, tab: false });
  for (const path of [...withBoth, ...legal]) expect(await parts(path), path).toEqual({ footer: true, tab: true });
  for (const path of ['/feedback', '/nowhere']) {
    expect(await parts(path), `${path}, outside the layout`).toEqual({ footer: false, tab: false });
  }

  // The same by clicking through, without a load.
  await page.goto(brand.url('/terms-and-conditions'));
  const footer = page.getByRole('contentinfo');
  const tab = page.getByRole('link', { name: 'FEEDBACK', exact: true });
  await expect(tab).toBeVisible();
  expect((await tab.boundingBox())?.x, 'at the left edge').toBe(0);
  await footer.getByRole('link', { name: 'Media Inquiries' }).click();
  await expect(page).toHaveURL(/media-inquiries/);
  await expect(footer).toHaveCount(0);
  await expect(tab).toHaveCount(0);
  await page.goBack();
  await expect(footer).toBeVisible();
  await expect(tab).toHaveAttribute('href', '/feedback');
  await page.goto(brand.url('/feedback'));
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
});

test('the menu page loses its footer where several locations have a menu that is a page', async ({ hosted }) => {
  const footerOn = async (configuration: Record<string, unknown>, path: string) =>
    (await hosted.brand(configuration).html(path)).includes('<footer class="site-footer"');
  const page = { hasMenu: 'page' };
  expect(await footerOn(severalLocations(2, page), '/menu')).toBe(false);
  expect(await footerOn(severalLocations(2, page), '/menu/')).toBe(false);
  expect(await footerOn(severalLocations(2, page), '/menu/toronto-kitchen-1')).toBe(true);
  expect(await footerOn(severalLocations(1, page), '/menu')).toBe(true);
  expect(await footerOn(severalLocations(2, { hasMenu: 'https://menu.example.com/' }), '/menu')).toBe(true);
});

test('the times of a day with a long name stay in one piece', async ({ page, hosted }) => {
  const brand = hosted.brand({
    openingHours: daily('11:00', '22:00'),
    specialOpeningHoursSpecification: [
      {
        validFrom: dateAt('UTC', new Date(Date.now() + 2 * 86_400_000)),
        opens: '17:00',
        closes: '22:00',
        name: 'The evening before New Year’s Day',
      },
      { validFrom: dateAt('UTC', new Date(Date.now() + 3 * 86_400_000)), closed: true, name: 'New Year’s Day' },
    ],
  });
  await page.goto(brand.url());
  const times = page.getByRole('contentinfo').getByRole('row', { name: 'The evening before' }).getByRole('cell').last();
  await expect(times).toHaveText('5:00 PM – 10:00 PM');
  const lines = await times.locator('span').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});
