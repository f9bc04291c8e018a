import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedBrand } from './support/hosted-site.ts';

// What comes into view rises by 28 pixels a frame after the page has jumped there, and leaves a click of the same frame behind.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** The titles of the sections in the HTML, without a browser. */
async function titlesIn(brand: HostedBrand): Promise<string[]> {
  const main = (await brand.html()).split('<footer class="site-footer"')[0] ?? '';
  return [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title ?? '');
}

test('a brand that has everything shows every section in its order', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url());
  expect(await titles(page)).toEqual([
    'Our Most Popular Items',
    'Rolled by hand',
    'Baked in oak',
    'Poured by the glass',
    'What Our Customers Say',
    'Why Casa Prova',
    'Our Specialties',
    'Special Offers',
    'About us',
    'Frequently Asked Questions',
    'Ready to Order',
  ]);
  await expect(page).toHaveTitle('Eat by the river | Casa Prova');
  await expectNoAxeViolations(page);
});

const sections: [data: Record<string, unknown>, titles: string[]][] = [
  [{ featuredItems: [{ name: 'Soup' }] }, ['Our Most Popular Items']],
  [{ highlights: [{ title: 'By hand' }] }, ['By hand']],
  [{ reviews: [{ author: 'A', rating: 4, content: 'Good' }] }, ['What Our Customers Say']],
  [{ features: [{ icon: 'leaf', title: 'Fresh' }] }, ['Why Our Restaurant']],
  [{ servesCuisine: ['Thai'] }, ['Our Specialties']],
  [{ deals: [{ title: 'Two for one' }] }, ['Special Offers']],
  [{ about: { title: 'Our house', content: 'Since 1999' } }, ['Our house']],
  [{ faqs: [{ question: 'Q?', answer: 'A.' }] }, ['Frequently Asked Questions']],
];

test('each section shows only when its data exists', { tag: '@once' }, async ({ hosted }) => {
  expect(await titlesIn(hosted.brand({}))).toEqual(['Ready to Order']);
  for (const [data, shown] of sections) {
    expect(await titlesIn(hosted.brand(data)), JSON.stringify(data)).toEqual([...shown, 'Ready to Order']);
    const empty = Object.fromEntries(Object.keys(data).map((key) => [key, []]));
    expect(await titlesIn(hosted.brand(empty)), JSON.stringify(empty)).toEqual(['Ready to Order']);
  }
});

test('several locations have a block, and hide the FAQs', { tag: '@once' }, async ({ hosted }) => {
  const faqs = [{ question: 'Is there parking?', answer: 'Behind the house.' }];
  expect(await titlesIn(hosted.brand(severalLocations(1, { faqs })))).toEqual([
    'Frequently Asked Questions',
    'Ready to Order',
  ]);
  expect(await titlesIn(hosted.brand(severalLocations(2, { faqs })))).toEqual(['Ready to Order', 'Our Locations']);
});

test('the hero shows what is configured, or its defaults', async ({ page, hosted }) => {
  const hero = page.locator('.hero');
  await page.goto(hosted.brand(oneLocation).url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eat by the river');
  await expect(hero.getByText('Since 1999')).toBeVisible();
  // On wide screens it stands in the layer below.
  const order = page.getByRole('main').getByRole('link', { name: /^Order dinner/ });
  await expect(order).toHaveAttribute('href', 'https://order.example.com/casa');

  await page.goto(hosted.brand({ orderingLink: 'https://order.example.com/casa' }).url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come Taste The Difference');
  await expect(hero.locator('.badge')).toHaveCount(0);
  await expect(hero.getByRole('link')).toHaveText(/^Order Online/);
});

test('popular items: the first twelve, with price, category and a picture or its placeholder', async ({
  page,
  hosted,
}) => {
  const featuredItems = Array.from({ length: 14 }, (_, index) => ({
    id: index,
    name: `Dish ${index + 1}`,
    price: index === 1 ? '9' : 10 + index / 2,
    category: index === 0 ? 'Soups' : undefined,
    image: index === 0 ? '/placeholder.svg' : undefined,
  }));
  await page.goto(hosted.brand({ featuredItems }).url());
  const items = page.getByRole('list', { name: 'Our Most Popular Items' }).getByRole('listitem');
  await expect(items).toHaveCount(12);
  await expect(items.nth(0)).toHaveText(/^Dish 1\s*\$10\.00\s*Soups$/);
  await expect(items.nth(1)).toHaveText(/^Dish 2\s*\$9\.00$/);
  await expect(items.nth(11)).toContainText('Dish 12');
  await expect(items.nth(1).locator('img')).toHaveAttribute('src', '/placeholder.svg');
});

test('highlights alternate, left and right', async ({ page, hosted, isMobile }) => {
  await page.goto(hosted.brand(oneLocation).url());
  const rows = page.locator('.highlight');
  await expect(rows).toHaveCount(3);
  const sides: string[] = [];
  for (const row of await rows.all()) {
    const picture = await row.locator('img').boundingBox();
    const text = await row.getByRole('heading').boundingBox();
    if (!picture || !text) throw new Error('a highlight is not shown');
    sides.push(picture.x + picture.width <= text.x + 1 ? 'left' : picture.x >= text.x + text.width ? 'right' : 'above');
  }
  expect(sides).toEqual(isMobile ? ['above', 'above', 'above'] : ['left', 'right', 'left']);
});

test('reviews: five stars with the rating, the author and an initial', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url());
  const reviews = page.locator('.review');
  await expect(reviews).toHaveCount(2);
  const [first, second] = [reviews.nth(0), reviews.nth(1)];
  await expect(first).toContainText('Best in town.');
  await expect(first.locator('.initial')).toHaveText('M');
  await expect(first).toContainText(/maria G\.\s*30 June 2026/);
  await expect(first.getByRole('img', { name: '5 out of 5' }).locator('svg')).toHaveCount(5);
  const stars = second.getByRole('img', { name: '3 out of 5' }).locator('svg');
  await expect(stars).toHaveCount(5);
  await expect(second.locator('.stars .off')).toHaveCount(2);
});

test('features have their own icons, and one for names that are not known', async ({ page, hosted }) => {
  const icons = ['pizza', 'truck', 'heart', 'clock', 'leaf', 'car', 'Pizza', 'unicorn', undefined];
  await page.goto(hosted.brand({ features: icons.map((icon, index) => ({ icon, title: `F${index}` })) }).url());
  const drawn = await page.locator('.feature svg').evaluateAll((list) => list.map((svg) => svg.innerHTML));
  expect(drawn).toHaveLength(9);
  expect(new Set(drawn.slice(0, 6)).size, 'six different icons').toBe(6);
  expect(drawn[6], 'in any case').toBe(drawn[0]);
  expect(drawn[7], 'the default').toBe(drawn[8]);
  expect(drawn.slice(0, 6)).not.toContain(drawn[7]);
});

test('deals: badge, price, the original price struck out, validity and the way to the offers', async ({
  page,
  hosted,
}) => {
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url());
  const deals = page.locator('.deal');
  await expect(deals).toHaveCount(2);
  await expect(deals.nth(0).locator('.badge')).toHaveText('Special');
  await expect(deals.nth(1).locator('.badge')).toHaveText('After ten');
  await expect(deals.nth(0).locator('.price')).toHaveText(/^\$30\.00\s*was \$42\.00$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isTimed = () => document.querySelector('.deal .price')?.getAnimations()[0]?.timeline?.currentTime !== null;
  await expect.poll(() => page.evaluate(isTimed), 'the price comes in as the page is scrolled').toBe(true);
  const struck = deals.nth(0).locator('s');
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await expect(deals.nth(0)).toContainText('Valid until 30 September 2027');
  await expect(deals.nth(1).locator('s')).toHaveCount(0);
  await expect(deals.nth(1)).not.toContainText('Valid until');
  // A press waits for no smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await deals.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(brand.url('/offers'));
});

test('questions open and close', async ({ page, hosted }) => {
  const faqs = [1, 2].map((number) => ({ question: `Question ${number}?`, answer: `Answer ${number}.` }));
  await page.goto(hosted.brand({ faqs }).url());
  await expect(page.getByText('Answer 2.')).toBeHidden();
  await page.getByText('Question 2?').click();
  await expect(page.getByText('Answer 2.')).toBeVisible();
  await page.getByText('Question 2?').click();
  await expect(page.getByText('Answer 2.')).toBeHidden();
});

test('Ready to Order: order, cater, call', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url());
  const banner = page.getByRole('region', { name: 'Ready to Order' });
  await expect(banner.getByRole('link', { name: /^Order Online/ })).toHaveAttribute('target', '_blank');
  await expect(banner.getByRole('link', { name: 'Catering' })).toHaveAttribute('href', '/catering');
  await expect(banner.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:4165550100');
  await page.goto(hosted.brand({}).url());
  await expect(banner.getByRole('link', { name: /^Call/ })).toHaveCount(0);
});

test('a phone has the bar with reservation and ordering at its lower edge', async ({ page, hosted, isMobile }) => {
  await page.goto(hosted.brand(oneLocation).url());
  const bar = page.locator('.order-bar');
  if (!isMobile) {
    await expect(bar).toBeHidden();
    return;
  }
  // Until the layer under the hero is scrolled away.
  const reserve = bar.getByRole('link', { name: 'Make Reservation' });
  await expect(reserve).toHaveAttribute('href', 'https://reserve.example.com/casa');
  await expect(reserve).toHaveAttribute('target', '_blank');
  for (const top of [0, 3000]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `scrolled to ${top}`).toBeCloseTo(844, 0);
  }
  const ordering = page.waitForEvent('popup');
  await bar.getByRole('link', { name: 'Order Online' }).click();
  await expect(await ordering).toHaveURL('https://order.example.com/casa');

  const bare = hosted.brand({ reservationLink: 'javascript:alert(1)' });
  await page.goto(bare.url());
  await reserve.click();
  await expect(page).toHaveURL(bare.url('/catering'));
  await expect(bar).toHaveCount(0);
});
