import { ask, bar, brandThat, CALL, log, says } from './support/assistant.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

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

  test('the hours of several places: a line for each, whose week unfolds', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    const hours = [{ day: 'Monday', text: '5:00 PM – 10:00 PM' }];
    const places = [
      { name: 'Riverside', status: 'Open until 10:00 PM', hours },
      { name: 'Harbour', status: 'Fermé en ce moment', hours },
      { name: 'Hill', status: 'Closed now' },
    ];
    const brand = brandThat(hosted, says({ response: 'Both:', content_types: ['hours'], location_info: places }));
    await page.goto(brand.url('/contact'));
    await ask(page);
    const place = (name: string) => log(page).getByRole('listitem').filter({ hasText: name });
    const monday = place('Harbour').getByText('5:00 PM – 10:00 PM');
    await expect(place('Harbour').getByText('Fermé en ce moment')).toHaveClass(/badge--closed/);
    await expect(place('Hill').getByText('Closed now')).toBeVisible();
    await expect(monday).toBeHidden();
    await place('Harbour').locator('summary').press('Enter');
    await expect(monday).toBeVisible();
    await expect(place('Riverside').getByText('5:00 PM – 10:00 PM')).toBeHidden();
    await expectNoAxeViolations(page);
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
