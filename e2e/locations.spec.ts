import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import {
  brand,
  card,
  cards,
  hamilton,
  names,
  openFinder,
  parametersOf,
  queen,
  vancouver,
} from './support/locations-finder.ts';
import { measureTransfers } from './support/transfers.ts';

test.use({ timezoneId: 'America/Toronto', locale: 'en-CA' });

test.describe('the wide layout', () => {
  test.skip(({ isMobile }) => isMobile);

  test('a card says everything in the order of the specification', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
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

  test('what is not configured is not shown', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
    await expect(card(page, 'James North')).toContainText('closed now');
    await expect(card(page, 'James North')).not.toContainText(/Pickup (open|closed|hours)/);
    await expect(card(page, 'James North').getByRole('link')).toHaveText(['View Location']);
    await expect(card(page, 'Main Street')).toContainText('Hours not available');
    await expect(card(page, 'Main Street').getByText(/^(Open|Closed)$/)).toHaveCount(0);
  });

  test('the first location is selected on load, and a click anywhere on a card selects it', async ({
    page,
    hosted,
  }) => {
    await openFinder(page, hosted, brand);
    await expect(page.getByRole('button', { name: 'Queen West' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-current="true"].pin:visible')).toHaveAccessibleName('1 Queen West, Toronto');

    await card(page, 'James North').getByText('206 James St N').click();
    await expect(page.getByRole('button', { name: 'James North' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['James North']);
    await expect(page.locator('[aria-current="true"].pin:visible')).toHaveAccessibleName('2 James North, Hamilton');
    expect(parametersOf(page).get('location')).toBe('james-north');

    await page.reload();
    await expect(page.getByRole('button', { name: 'James North' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('without coordinates a frame shows the selected location, and kitchens of one address have one each', async ({
    page,
    hosted,
  }) => {
    const downstairs = { ...queen, geo: undefined };
    const upstairs = { ...downstairs, id: 9, name: 'Upstairs' };
    await openFinder(page, hosted, { name: 'One roof', locations: [downstairs, upstairs] });
    await expect(page.getByTitle('Map of Queen West')).toBeVisible();
    await page.getByRole('button', { name: 'Upstairs' }).click();
    await expect(page.getByTitle('Map of Upstairs')).toBeVisible();
    await expect(page.getByTitle('Map of Queen West')).toHaveCount(0);
  });

  test('by keyboard a card is selected, and its links are reached next', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
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

  test('filters combine by AND, can be shared by their address, and can be cleared', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
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

  test('filters that match nothing say so', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand, '?service=Catering&feature=Patio&service=Helipad');
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
    await openFinder(page, hosted, nothing, '?service=A&service=B');
    await expect(page.getByText('0 location(s) found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria or clearing filters')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('2 location(s) found')).toBeVisible();
  });

  test('without services and features there is no filter bar', async ({ page, hosted }) => {
    const plain = { name: 'Plain', locations: [{ name: 'One' }, { name: 'Two' }] };
    await openFinder(page, hosted, plain);
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText('Services')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test.describe('the narrow layout', () => {
  test.skip(({ isMobile }) => !isMobile);

  test('the map takes 35 % of the finder’s height, and the list the rest', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
    const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
    const height = (page.viewportSize()?.height ?? 0) - header;
    expect(map?.y).toBeCloseTo(header, 0);
    expect((map?.height ?? 0) / height).toBeCloseTo(0.35, 2);

    await card(page, 'Main Street').scrollIntoViewIfNeeded();
    expect((await page.getByRole('region', { name: 'Map' }).boundingBox())?.y).toBeCloseTo(header, 0);
  });

  test('a row is numbered and says name, full address, status and distance', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
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

  test('tapping a row leads to its location, wherever it is tapped', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
    await expect(page.getByText('Hours not available')).toBeVisible();
    await card(page, 'James North').getByText('206 James St N').tap();
    await expect(page).toHaveURL(/\/location\/james-north$/);
    await page.goBack();
    await card(page, 'Main Street').getByRole('link', { name: 'Main Street' }).tap();
    await expect(page).toHaveURL(/\/location\/main-street$/);
  });

  test('filters are behind a button', async ({ page, hosted }) => {
    await openFinder(page, hosted, brand);
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await filters.tap();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('checkbox', { name: 'Catering' }).check();
    await expect(page.getByText('1 location(s) found')).toBeVisible();
    await expect(filters).toHaveText('Filters (1)');
    await expectNoAxeViolations(page);
  });

  test('nothing is cut or overlaps at a width of 320, whatever the texts', async ({ page, hosted }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const long = 'Supercalifragilistic'.repeat(500);
    const hostile = {
      ...queen,
      name: long,
      services: [long],
      features: ['<img src=x onerror=alert(1)>'],
      phone: '1'.repeat(90),
    };
    await openFinder(page, hosted, { name: 'Long', locations: [hostile, hamilton] });
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('without locations the page says so', async ({ page, hosted }) => {
  await openFinder(page, hosted, { name: 'Nova' });
  await expect(page.getByRole('heading', { level: 1, name: 'No Locations Available' })).toBeVisible();
  await expect(page.getByText('There are currently no locations configured for this restaurant.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('while a slow backend is awaited the spinner shows, then the finder', async ({ page, hosted }) => {
  const slow = hosted.brandAnswering(answer.after(1_000, answer.data(brand)));
  await page.goto(slow.url('/locations'), { waitUntil: 'commit' });
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

  test('the list has everything, hours too, and the server filters', async ({ page, allowConsole, hosted }) => {
    allowConsole(/\(csp\)$/);
    await openFinder(page, hosted, brand, '?sort=distance&feature=Patio');
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

    await openFinder(page, hosted, brand, '?service=Catering&area=Hamilton');
    await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
  });

  test('nobody knows what is open now, and the list stays', async ({ page, allowConsole, hosted }) => {
    allowConsole(/\(csp\)$/);
    await openFinder(page, hosted, brand, '?open=1&service=Pickup');
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    await expect(card(page, 'Queen West')).toBeVisible();
  });
});

// How fast that is: benchmarks/locations-finder.ts.
test('500 locations are shown and filtered', { tag: '@once' }, async ({ page, hosted }) => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...queen,
    id: index,
    name: `Kitchen ${index}`,
    address: { ...queen.address, streetAddress: `${index} Queen St W` },
    geo: { latitude: 43 + index / 100, longitude: -79 - (index % 50) / 100 },
    features: index % 5 === 0 ? ['Patio'] : ['Parking'],
    timeZone: index % 2 === 0 ? 'America/Toronto' : undefined,
  }));
  await openFinder(page, hosted, { name: 'Many', locations: many });
  await expect(page.getByText('500 location(s) found')).toBeVisible();
  await expect(cards(page).first()).toContainText('open until');
  await page.getByLabel('Patio').check();
  await expect(page.getByText('100 location(s) found')).toBeVisible();
  // What is far down is laid out only when it comes near, and cut where its item ends.
  const isWhole = () => {
    const selected = document.querySelector('.finder-card[data-selected]');
    const [card, item] = [selected, selected?.parentElement].map((element) => element?.getBoundingClientRect());
    return card !== undefined && item !== undefined && item.left <= card.left && card.right <= item.right;
  };
  expect(await page.evaluate(isWhole), 'the selected card is not cut').toBe(true);
});
