import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer, type FakeAnswer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';

const CALL = '/functions/v1/ai-search-openrouter';
const FAILURE = "I'm sorry, I couldn't process your request right now. Please try again.";
const PAGES = ['/locations', '/contact', '/media-inquiries', '/careers', '/franchise'];

const bar = (page: Page) => page.getByRole('textbox', { name: 'Ask us anything' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const chat = (page: Page) => page.getByRole('dialog', { name: /^Ask / });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const reply = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name, exact: true });
const typing = (page: Page) => log(page).getByText('Typing…');

/** A brand of its own, and a backend that answers questions about it as told. */
function brandThat(hosted: HostedSite, given: FakeAnswer, configuration: Record<string, unknown> = {}) {
  const id = `brand-${crypto.randomUUID()}`;
  const brand = hosted.brand({ name: 'Casa Prova', id, ...configuration });
  hosted.backend.call(CALL, given);
  const asked = () =>
    hosted.backend.requests
      .filter(({ path, body }) => path === CALL && body.includes(id))
      .map(({ headers, body }) => ({ headers, body: JSON.parse(body) }));
  return { ...brand, id, asked };
}

const says = (fields: unknown) => answer.text(JSON.stringify(fields));

/** Asks, and waits for what comes back. */
async function ask(page: Page, question = 'Hello?') {
  await bar(page).fill(question);
  await bar(page).press('Enter');
  await expect(log(page)).toContainText(question);
  await expect(typing(page)).toHaveCount(0);
}

test.describe('where it shows', () => {
  for (const path of PAGES) {
    test(`the search bar stands on ${path}, accessibly, and moves nothing`, { tag: '@axe' }, async ({ page, site }) => {
      await page.goto(site.url('localhost', path));
      await expect(page.getByRole('search', { name: 'Assistant' })).toBeVisible();
      await expect(bar(page)).toBeVisible();
      await expect(page.getByText('FEEDBACK', { exact: true })).toHaveCount(0);
      await expectNoAxeViolations(page);
    });
  }

  test('it stands in the HTML, also behind a trailing slash', async ({ hosted }) => {
    const brand = hosted.brand({ name: 'Casa Prova' });
    for (const path of [...PAGES, '/contact/']) expect(await brand.html(path)).toContain('Are you open tonight?');
  });

  for (const path of ['/', '/menu', '/offers', '/catering', '/feedback', '/contact/us', '/privacy-policy']) {
    test(`it does not show on ${path}`, { tag: '@once' }, async ({ hosted }) => {
      const html = await hosted.brand({ name: 'Casa Prova' }).html(path);
      expect(html).not.toContain('Ask us anything');
    });
  }
});

test.describe('the prompts', () => {
  test('change every 3.5 seconds, and stand still while the visitor is there or has typed', async ({ page, site }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.clock.pauseAt('2026-11-21T12:01:00Z');
    await page.goto(site.url('trattoria.localhost', '/contact'), { waitUntil: 'networkidle' });
    const prompt = () => bar(page).getAttribute('placeholder');
    const first = await prompt();
    expect(first).toBe('Are you open tonight?');
    await page.clock.runFor(3_400);
    expect(await prompt()).toBe(first);
    await page.clock.runFor(200);
    const second = await prompt();
    expect(second).not.toBe(first);
    await page.clock.runFor(3_500);
    const third = await prompt();
    expect([first, second]).not.toContain(third);

    await bar(page).focus();
    await page.clock.runFor(10_000);
    expect(await prompt()).toBe(third);
    await bar(page).blur();
    await page.clock.runFor(3_600);
    expect(await prompt()).not.toBe(third);

    await bar(page).fill('Is there parking?');
    await chat(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).blur();
    const last = await prompt();
    await page.clock.runFor(10_000);
    expect(await prompt()).toBe(last);
  });

  test('stand still for who wants no motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(site.url('trattoria.localhost', '/contact'), { waitUntil: 'networkidle' });
    await page.clock.runFor(20_000);
    await expect(bar(page)).toHaveAttribute('placeholder', 'Are you open tonight?');
  });
});

test.describe('opening and closing', () => {
  test('the chat is loaded when the bar is first touched, and not before', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(brand.url('/contact'), { waitUntil: 'networkidle' });
    const chatFiles = () => loaded.filter((path) => /\/chat-|assistant-data/.test(path));
    expect(chatFiles()).toEqual([]);
    await bar(page).focus();
    await expect.poll(() => chatFiles().length).toBe(3);
    await expect(chat(page)).toHaveCount(0);
    expect(brand.asked()).toEqual([]);
  });

  test('a click opens it, Escape closes it and the focus is back in the bar', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(chat(page)).toBeVisible();
    await expect(bar(page)).toBeFocused();
    await expect(chat(page).getByRole('heading', { name: 'Ask Casa Prova' })).toBeVisible();
    await expectNoAxeViolations(page);
    await reply(page, 'Hours').focus();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toHaveCount(0);
    await expect(bar(page)).toBeFocused();
  });

  test('by keyboard alone: Tab only passes by, Enter opens, the Close button is reached', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'), { waitUntil: 'networkidle' });
    await bar(page).focus();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chat(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(chat(page)).toBeVisible();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+Tab');
    await expect(chat(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat(page)).toHaveCount(0);
    expect(brand.asked()).toEqual([]);
  });

  test('on a phone it covers the page, which cannot be reached behind it; elsewhere it stands beside it', async ({
    page,
    hosted,
  }, { project }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(chat(page)).toBeVisible();
    const box = await chat(page).boundingBox();
    if (project.name === 'phone') {
      expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(bar(page)).toBeFocused();
      await page.setViewportSize({ width: 390, height: 420 });
      await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(420);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    } else {
      expect(box?.x).toBeGreaterThan(720);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await chat(page).getByRole('button', { name: 'Close' }).click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the conversation outlives the panel and a walk through the site', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Until ten.', links: [{ url: '/careers', label: 'Careers' }] }));
    await page.goto(brand.url('/contact'));
    await ask(page, 'When do you close?');
    await page.keyboard.press('Escape');
    await bar(page).click();
    await expect(log(page)).toContainText('Until ten.');
    await chat(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/contact$/);
    await bar(page).click();
    await expect(log(page)).toContainText('When do you close?');
    await expect(log(page)).toContainText('Until ten.');
  });
});

test.describe('asking', { tag: '@once' }, () => {
  test('sends the place, the question and the session of the first reply', async ({ page, hosted }) => {
    const locations = [{ name: 'Riverside', restaurant_id: `r-${crypto.randomUUID()}` }];
    const brand = brandThat(hosted, says({ response: 'One', session_id: 'first' }), { locations });
    const restaurantId = locations[0]?.restaurant_id;
    const asked = () =>
      hosted.backend.requests.filter(({ body }) => body.includes(String(restaurantId)) && !body.includes('brandId'));
    await page.goto(brand.url('/contact'));
    await ask(page, '  When do you close?  ');
    hosted.backend.call(CALL, says({ response: 'Two', session_id: 'second' }));
    await ask(page, 'And tomorrow?');
    await ask(page, 'And then?');
    expect(asked().map(({ body }) => JSON.parse(body))).toEqual([
      { restaurant_id: restaurantId, query: 'When do you close?', session_id: null },
      { restaurant_id: restaurantId, query: 'And tomorrow?', session_id: 'first' },
      { restaurant_id: restaurantId, query: 'And then?', session_id: 'first' },
    ]);
    expect(asked()[0]?.headers).toMatchObject({
      apikey: hosted.backend.anonKey,
      authorization: `Bearer ${hosted.backend.anonKey}`,
      'content-type': 'application/json',
    });
  });

  test('several locations stand for the brand', { tag: '@once' }, async ({ page, hosted }) => {
    const locations = [
      { name: 'A', restaurant_id: 'r1' },
      { name: 'B', restaurant_id: 'r2' },
    ];
    const brand = brandThat(hosted, says({ response: 'Hi' }), { locations });
    await page.goto(brand.url('/contact'));
    await ask(page);
    expect(brand.asked().map(({ body }) => body.restaurant_id)).toEqual([brand.id]);
  });

  test('quick replies ask at once; deals are among them only where there are some', async ({ page, hosted }) => {
    const names = (given: Page) => given.getByRole('group', { name: 'Quick replies' }).getByRole('button');
    const brand = brandThat(hosted, says({ response: 'Here' }), { deals: [{ title: 'Lunch', price: 12 }] });
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(names(page)).toHaveText(['Hours', 'Address', 'Phone', 'Deals and Discounts', 'Menu']);
    for (const name of ['Hours', 'Deals and Discounts']) {
      await reply(page, name).click();
      await expect(typing(page)).toHaveCount(0);
    }
    expect(brand.asked().map(({ body }) => body.query)).toEqual(['Hours', 'Deals and Discounts']);

    const over = { discounts: [{ title: 'Over', validUntil: '2020-01-31' }] };
    await page.goto(brandThat(hosted, says({ response: 'Here' }), over).url('/contact'));
    await bar(page).click();
    await expect(names(page)).toHaveText(['Hours', 'Address', 'Phone', 'Menu']);
  });

  test('while the answer is awaited it says so and nothing can be sent; blank text never is', async ({
    page,
    site,
  }) => {
    const asked: unknown[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${CALL}`, async (route) => {
      asked.push(route.request().postDataJSON().query);
      await released;
      await route.fulfill({ json: { response: 'At last' } });
    });
    await page.goto(site.url('trattoria.localhost', '/contact'));
    await bar(page).click();
    await expect(send(page)).toBeDisabled();
    await bar(page).press('Enter');
    await bar(page).fill('   ');
    await bar(page).press('Enter');
    await expect(send(page)).toBeDisabled();
    await bar(page).fill('First');
    await expect(send(page)).toBeEnabled();
    await bar(page).press('Enter');
    await expect(typing(page)).toHaveCount(1);
    await expect(bar(page)).toHaveValue('');
    await expect(reply(page, 'Hours')).toBeDisabled();
    await bar(page).fill('Second');
    await bar(page).press('Enter');
    await send(page).click({ force: true });
    await reply(page, 'Hours').click({ force: true });
    release();
    await expect(log(page)).toContainText('At last');
    await expect(typing(page)).toHaveCount(0);
    await expect(bar(page)).toHaveValue('Second');
    expect(asked).toEqual(['First']);
  });

  test('waiting for an answer is accessible', { tag: '@axe' }, async ({ page, hosted }) => {
    const brand = brandThat(hosted, answer.hang());
    // Endless motion keeps a busy machine from ever being done with the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(brand.url('/contact'));
    await bar(page).fill('Hello?');
    await bar(page).press('Enter');
    await expect(typing(page)).toHaveCount(1);
    await expectNoAxeViolations(page);
  });

  test('on its own backend the site is asked at its own origin', { tag: '@once' }, async ({ page, site }) => {
    const urls: string[] = [];
    await page.route(`**${CALL}`, (route) => {
      urls.push(route.request().url());
      return route.fulfill({ json: { response: 'Hi' } });
    });
    await page.goto(site.url('trattoria.localhost', '/contact'));
    await ask(page);
    expect(urls).toEqual([site.url('trattoria.localhost', CALL)]);
  });
});

test.describe('what fails', { tag: '@once' }, () => {
  for (const [how, given] of [
    ['an error', answer.serverError()],
    ['a dropped connection', answer.drop()],
    ['HTML', answer.html()],
    ['nothing to show', says({ response: '' })],
  ] as const) {
    test(`${how} is told in the chat, and the next question goes`, { tag: '@once' }, async ({
      page,
      hosted,
      allowConsole,
    }) => {
      allowConsole(/Failed to load resource|ERR_EMPTY_RESPONSE|requestfailed|request failed/i);
      const brand = brandThat(hosted, given);
      await page.goto(brand.url('/contact'));
      await ask(page);
      await expect(log(page).getByText(FAILURE, { exact: true })).toBeVisible();
      hosted.backend.call(CALL, says({ response: 'Better' }));
      await ask(page, 'And now?');
      await expect(log(page)).toContainText('Better');
    });
  }

  test('silence for 30 seconds is a failure', { tag: '@once' }, async ({ page, hosted }) => {
    const brand = brandThat(hosted, answer.hang());
    await page.clock.install();
    await page.goto(brand.url('/contact'));
    await bar(page).fill('Hello?');
    await bar(page).press('Enter');
    await expect(typing(page)).toHaveCount(1);
    await expect.poll(() => brand.asked().length).toBe(1);
    await page.clock.runFor(29_000);
    await expect(typing(page)).toHaveCount(1);
    await page.clock.runFor(1_100);
    await expect(log(page).getByText(FAILURE, { exact: true })).toBeVisible();
  });

  test('code that cannot be loaded is told, and what was typed stays', { tag: '@axe' }, async ({
    page,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/chat-/);
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.route(/\/assets\/chat-.*\.js/, (route) => route.abort());
    await page.goto(brand.url('/contact'), { waitUntil: 'networkidle' });
    await bar(page).fill('Hello?');
    await bar(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(FAILURE);
    await expect(bar(page)).toHaveValue('Hello?');
    await expectNoAxeViolations(page);
  });
});

test.describe('answers', () => {
  test('dishes: prices, codes, one tag, and descriptions cut above 16 words', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    const sixteen = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
    const menu_items = [
      {
        name: 'Margherita',
        price: '19.5',
        description: `${sixteen} seventeen`,
        category: 'Pizza',
        image: '/placeholder.svg',
        dietary: ['spicy', 'halal', 'gf', 'v'],
        tags: ['House favourite', 'New'],
      },
      { name: 'Bread', description: sixteen },
    ];
    const brand = brandThat(hosted, says({ response: 'Two:', content_types: ['menu_list'], menu_items }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    const dish = log(page).getByRole('listitem').filter({ hasText: 'Margherita' }).first();
    await expect(dish).toContainText('$19.50');
    await expect(dish).toContainText('Pizza');
    await expect(dish).toContainText('House favourite');
    await expect(dish).not.toContainText('New');
    await expect(dish.getByRole('list', { name: 'Dietary' }).getByRole('listitem')).toHaveText([
      'vVegetarian',
      'gfGluten-Free',
      'halalHalal',
    ]);
    await expect(dish.locator('img')).toHaveAttribute('src', '/placeholder.svg');
    await expect(dish).toContainText(`${sixteen}…`);
    await dish.getByRole('button', { name: 'View More' }).press('Enter');
    await expect(dish).toContainText(`${sixteen} seventeen`);
    await expect(dish.getByRole('button', { name: 'Show Less' })).toBeFocused();
    await expectNoAxeViolations(page);
    await dish.getByRole('button', { name: 'Show Less' }).click();
    await expect(dish).not.toContainText('seventeen');
    const plain = log(page).getByRole('listitem').filter({ hasText: 'Bread' });
    await expect(plain.getByRole('button')).toHaveCount(0);
    await expect(plain.getByRole('img')).toHaveCount(0);
  });

  test('a place: address, directions, phone, hours', { tag: '@axe' }, async ({ page, hosted }) => {
    const place = {
      name: 'Riverside',
      address: '1 River St, Toronto',
      phone: '(416) 555-0142',
      status: 'Open until 10:00 PM',
      directions_url: 'https://maps.example.com/riverside',
      url: '/locations',
      hours: [
        { day: 'Monday', text: '5:00 PM – 10:00 PM' },
        { day: 'Tuesday', text: 'Closed' },
      ],
    };
    const content_types = ['location_info', 'hours'];
    const brand = brandThat(hosted, says({ response: 'Here:', content_types, location_info: [place] }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    for (const text of ['Riverside', 'Open until 10:00 PM', '1 River St, Toronto', '5:00 PM – 10:00 PM', 'Closed']) {
      await expect(log(page)).toContainText(text);
    }
    await expect(log(page).getByRole('link', { name: '(416) 555-0142' })).toHaveAttribute('href', 'tel:4165550142');
    const directions = log(page).getByRole('link', { name: /^Get Directions/ });
    await expect(directions).toHaveAttribute('href', 'https://maps.example.com/riverside');
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(log(page).getByRole('link', { name: 'View Location' })).toHaveAttribute('href', '/locations');
    await expectNoAxeViolations(page);

    hosted.backend.call(CALL, says({ response: 'Open:', content_types: ['hours'], location_info: place }));
    await ask(page, 'Hours?');
    await expect(log(page).getByText('1 River St, Toronto')).toHaveCount(1);
    await expect(log(page).getByText('Tuesday')).toHaveCount(2);
  });

  test('contact: call, message and write', { tag: '@axe' }, async ({ page, hosted }) => {
    const contact_info = { phone: '(416) 555-0142', whatsapp: '+1 416 555 0199', email: 'ciao@casa.example' };
    const brand = brandThat(hosted, says({ response: 'So:', content_types: ['contact'], contact_info }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    const link = (name: string | RegExp) => log(page).getByRole('link', { name });
    await expect(link('(416) 555-0142')).toHaveAttribute('href', 'tel:4165550142');
    await expect(link(/WhatsApp/)).toHaveAttribute('href', 'https://wa.me/14165550199');
    await expect(link('ciao@casa.example')).toHaveAttribute('href', 'mailto:ciao@casa.example');
    await expectNoAxeViolations(page);
  });

  test('deals and discounts: prices, conditions, dates, and codes to copy', { tag: '@axe' }, async ({
    page,
    context,
    hosted,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const deals = [{ title: 'Lunch for two', badge: 'Tuesday', price: 30, original_price: 42 }];
    const discounts = [
      { title: 'First order', couponCode: 'CIAO15', validUntil: '2027-06-30', conditions: ['Online only'] },
    ];
    const content_types = ['deals', 'discounts'];
    const brand = brandThat(hosted, says({ response: 'Two:', content_types, deals, discounts }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    for (const text of ['Lunch for two', 'Tuesday', '$30.00', '$42.00', 'Online only', 'Valid until 30 June 2027']) {
      await expect(log(page)).toContainText(text);
    }
    await log(page).getByRole('button', { name: 'Copy code CIAO15' }).click();
    await expect(log(page).getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CIAO15');
    await page.mouse.move(0, 0);
    await expectNoAxeViolations(page);
  });

  test('a menu link, links, and a plain answer', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'See:', content_types: ['menu_link'], menu_link: '/menu' }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    await expect(log(page).getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
    const links = [
      { url: 'https://gifts.example.com', label: 'Gift cards' },
      { url: 'javascript:alert(1)', label: 'No' },
    ];
    hosted.backend.call(CALL, says({ response: 'One.\nTwo.', content_types: ['generic_answer', 'weather'], links }));
    await ask(page, 'More?');
    await expect(log(page).getByRole('link', { name: /^Gift cards/ })).toHaveAttribute('target', '_blank');
    await expect(log(page).getByRole('link', { name: 'No' })).toHaveCount(0);
    await expect(log(page).getByText('One.\nTwo.')).toHaveCSS('white-space-collapse', 'preserve-breaks');
  });

  test('an answer that is a JSON string is read, broken JSON is shown', { tag: '@once' }, async ({ page, hosted }) => {
    const inner = JSON.stringify({ response: 'We close at ten.', content_classification: 'hours' });
    const brand = brandThat(hosted, says({ response: `\`\`\`json\n${inner}\n\`\`\`` }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    await expect(log(page).getByText('We close at ten.', { exact: true })).toBeVisible();
    await expect(log(page)).not.toContainText('content_classification');
    hosted.backend.call(CALL, says({ response: '{"response":"We clo' }));
    await ask(page, 'Again?');
    await expect(log(page).getByText('{"response":"We clo', { exact: true })).toBeVisible();
  });

  test('HTML stays text, endless words stay within the panel', async ({ page, hosted, allowConsole }) => {
    allowConsole(/missing\.webp/);
    const hostile = '</script><img src=x onerror="document.title=1"><b>';
    const long = 'W'.repeat(5_000);
    const offer = {
      title: long,
      badge: long,
      description: hostile,
      coupon_code: long.slice(0, 300),
      conditions: [long],
    };
    const brand = brandThat(
      hosted,
      says({
        response: `${hostile} ${long}`,
        menu_items: [
          { name: long, category: long, description: long, price: 1e15, image: '/missing.webp', tags: [hostile] },
        ],
        deals: [offer],
        location_info: { name: hostile, address: long, status: long, hours: [{ day: long, text: long }] },
        links: [{ url: `https://a.example/${'w'.repeat(900)}` }],
      }),
      { name: long },
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(brand.url('/contact'));
    await ask(page, long.slice(0, 400));
    await expect(log(page).getByText(hostile).first()).toBeVisible();
    expect(await log(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });

  test('the newest is in view, from its beginning', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Short' }));
    await page.goto(brand.url('/contact'));
    for (const question of ['One?', 'Two?', 'Three?', 'Four?', 'Five?', 'Six?', 'Seven?']) await ask(page, question);
    await expect(log(page).getByText('Short').last()).toBeInViewport({ ratio: 1 });
    hosted.backend.call(CALL, says({ response: `Begin. ${'More and more. '.repeat(400)}` }));
    await ask(page, 'Long?');
    const offset = await log(page).evaluate((element) => {
      const newest = element.lastElementChild;
      return newest ? newest.getBoundingClientRect().top - element.getBoundingClientRect().top : Number.NaN;
    });
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset).toBeLessThan(60);
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a phone call stands in its place, or the contact page', async ({ page, site, hosted }) => {
    await page.goto(site.url('trattoria.localhost', '/careers'));
    await expect(bar(page)).toHaveCount(0);
    const call = page.getByRole('link', { name: /^Questions\? Call/ });
    await expect(call).toHaveAttribute('href', 'tel:4165550142');
    await page.goto(hosted.brand({ name: 'No phone' }).url('/careers'));
    await expect(page.getByRole('link', { name: 'Questions? Contact us' })).toHaveAttribute('href', '/contact');
  });
});
