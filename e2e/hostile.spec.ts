import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

declare global {
  interface Window {
    hacked?: unknown;
  }
}

const keys = [
  'name',
  'description',
  'logo',
  'email',
  'telephone',
  'url',
  'servesCuisine',
  'priceRange',
  'address',
  'id',
  'restaurant_id',
  'brand_id',
  'brand',
  'openingHoursSpecification',
  'pickupHours',
  'serviceHours',
  'orderingLink',
  'fileLink',
  'reservationLink',
  'giftCards',
  'navigation',
  'hasMenu',
  'sameAs',
  'socialMedia',
  'areaServed',
  'hasOfferCatalog',
  'locations',
  'menu',
  'reviews',
  'deals',
  'discounts',
  'faqs',
  'features',
  'featuredItems',
  'highlights',
  'about',
  'jobs',
  'loyaltyProgram',
  'animations',
  'seo',
  'heroSection',
  'theme',
  'restaurants',
  'head',
  'body',
  'footer',
  'timeZone',
  'language',
  'currency',
];

const paths = ['/', '/menu', '/locations', '/location/x', '/offers', '/careers', '/contact', '/franchise', '/feedback'];

const wrongTypes: unknown[] = [
  null,
  5,
  true,
  'a text',
  [],
  {},
  [null, 5, true, 'a text', [], {}, [[]], { a: 1 }],
  { a: { b: [] }, items: 'x', itemListElement: 7, questions: 'x', categories: {} },
  Array.from({ length: 3 }, () => ({
    name: {},
    title: [],
    url: 5,
    image: {},
    openingHours: 'x',
    address: 'x',
    menu: 5,
  })),
  Array.from({ length: 2 }, () => ({
    id: {},
    name: 'Named',
    title: 'Titled',
    author: 'A',
    content: 'C',
    price: 'market',
    rating: 'many',
    question: 'Q',
    answer: [],
    icon: 5,
    day: 'Nonday',
    open: 25,
    opens: {},
    address: [],
    geo: 'x',
    phone: {},
    orderingLink: [],
    menuUrl: 9,
  })),
];

test('wrong types everywhere leave a page that works', async ({ page, hosted, isMobile }) => {
  test.skip(isMobile, 'nothing here depends on the window');
  for (const value of wrongTypes) {
    const brand = hosted.brand(Object.fromEntries(keys.map((key) => [key, value])));
    const what = JSON.stringify(value).slice(0, 60);
    for (const path of paths) {
      const { status } = await hosted.site.get(brand.host, path);
      expect([200, 302], `${path} with ${what}: ${status}`).toContain(status);
    }
    await page.goto(brand.url());
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
    await expect(page, what).toHaveURL(brand.url('/offers'));
  }
});

const markup = `"'><img src=x onerror="window.hacked=1"><script>window.hacked=1</script></script></style></title></textarea></body></html><!--\u2028{{7*7}}`;
const links = [
  'javascript:window.hacked=1',
  ' JaVaScRiPt:window.hacked=1',
  'java\nscript:window.hacked=1',
  '\u0001javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  'vbscript:x',
  '//evil.example.com',
  '/\\evil.example.com',
  'https://ok.example.com/"onmouseover="window.hacked=1',
];

function hostile(link: string) {
  const hours = [{ day: 'Monday', open: markup, close: markup }];
  const location = (id: number) => ({
    id,
    name: markup,
    phone: markup,
    email: `${markup}@example.com`,
    address: { streetAddress: markup, locality: markup, region: markup, area: `${id}${markup}` },
    openingHours: hours,
    orderingLink: link,
    menuUrl: link,
    fileLink: link,
    heroImage: link,
    gallery: [{ image: link, title: markup }],
    services: [markup],
    features: [markup],
    timeZone: markup,
    place_id: markup,
  });
  return {
    name: markup,
    description: markup,
    logo: link,
    email: link,
    telephone: markup,
    url: link,
    language: markup,
    currency: markup,
    timeZone: markup,
    address: { streetAddress: markup, addressLocality: markup },
    servesCuisine: [markup],
    areaServed: [markup],
    theme: { primaryColor: `red}${markup}`, secondaryColor: `url(${link})`, fontFamily: `x;}${markup}` },
    orderingLink: link,
    fileLink: link,
    hasMenu: link,
    reservationLink: link,
    giftCards: link,
    navigation: [{ name: markup, url: link }],
    sameAs: [`${link}facebook`],
    socialMedia: { instagram: `${link}instagram` },
    heroSection: {
      badge: markup,
      title: markup,
      callToAction: { text: markup, url: link },
      backgroundImage: link,
      image: link,
    },
    featuredItems: [{ id: markup, name: markup, category: markup, image: link }],
    highlights: [{ id: markup, title: markup, description: markup, image: link, link: { name: markup, url: link } }],
    reviews: [{ author: markup, content: markup, rating: 5, date: markup }],
    features: [{ icon: markup, title: markup, description: markup }],
    deals: [
      {
        title: markup,
        description: markup,
        badge: markup,
        validUntil: markup,
        price: 1,
        originalPrice: 2,
        image: link,
      },
    ],
    about: { title: markup, text: markup, image: link },
    orderingProvider: { name: markup, url: link },
    hasOfferCatalog: { itemListElement: [markup] },
    menu: [
      { name: markup, categories: [{ name: markup, items: [{ name: markup, description: markup, image: link }] }] },
    ],
    seo: { keywords: markup },
    locations: [location(1), location(2)],
  };
}

test('markup and links that run scripts run none, on any page', async ({ page, hosted, isMobile, allowConsole }) => {
  test.skip(isMobile, 'nothing here depends on the window');
  test.setTimeout(60_000);
  // Pictures at addresses that lead nowhere.
  allowConsole(/Failed to load resource/);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const [index, link] of links.entries()) {
    const brand = hosted.brand(hostile(link));
    const seen = index === 0 ? ['/', '/menu', '/locations', '/offers', '/contact', '/feedback', '/nowhere'] : ['/'];
    for (const path of seen) {
      await page.goto(brand.url(path));
      await hydrated(page);
      const what = `${JSON.stringify(link)} on ${path}`;
      await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
      const bad = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) => /^on/i.test(name) || /^[\s\p{Cc}]*(java|vb)\s*script:|^\s*data:text/iu.test(value),
            )
            .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`),
        ),
      );
      expect(bad, what).toEqual([]);
      const elsewhere = await page
        .locator('a, img, iframe, link, source')
        .evaluateAll((list) =>
          list
            .map((element) => String(Reflect.get(element, 'href') ?? Reflect.get(element, 'src') ?? ''))
            .filter((url) => url.includes('//evil.')),
        );
      expect(elsewhere, what).toEqual([]);
      expect(await page.evaluate(() => window.hacked), what).toBeUndefined();
      expect(await page.locator('img[src="x"]').count(), what).toBe(0);
    }
  }
  expect(dialogs).toEqual([]);
});

test('addresses that nobody writes by hand are answered, never with an error', async ({ hosted, isMobile }) => {
  test.skip(isMobile, 'nothing here depends on the window');
  const { host } = hosted.brand({ locations: [{ name: 'A' }, { name: 'B' }] });
  const odd = [
    '/%00',
    '/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example.com',
    '/menu/%F0%9F%8D%95',
    '/location/%2F',
    '/location/__proto__',
    '/menu/constructor',
    '/?__proto__=1',
    '/menu/'.padEnd(4_000, 'x'),
    '/.env',
    '/assets/../package.json',
    '/offers.data',
    '/_root.data',
  ];
  for (const path of odd) {
    const response = await hosted.site.get(host, path);
    expect(response.status, path).toBeLessThan(500);
    if (response.headers.location) expect(response.headers.location, path).toMatch(/^\/(?!\/)/);
  }
});

test('repeated and empty entries are shown without confusion', async ({ page, hosted }) => {
  const same = {
    id: 'x',
    name: 'Same',
    title: 'Same',
    author: 'Same',
    content: 'Same',
    question: 'Same?',
    answer: 'Same',
  };
  const twice = [same, same];
  const brand = hosted.brand({
    name: '  ',
    navigation: [
      { name: 'Blog', url: 'https://blog.example.com/' },
      { name: 'Blog', url: 'https://blog.example.com/' },
    ],
    featuredItems: twice,
    highlights: twice,
    reviews: twice,
    features: twice,
    deals: twice,
    faqs: twice,
    servesCuisine: ['Same', 'Same', ''],
    areaServed: ['', '  ', 'Same', 'Same'],
    locations: twice,
  });
  await page.goto(brand.url());
  await hydrated(page);
  await expect(page).toHaveTitle(/Our Restaurant/);
  await expect(page.locator('.featured-item')).toHaveCount(2);
  await expect(page.locator('.review')).toHaveCount(2);
  await expect(page.locator('.location-card')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  await page.goBack();
  await expect(page.locator('.featured-item')).toHaveCount(2);
  await expect(page.locator('.location-card')).toHaveCount(2);
});
