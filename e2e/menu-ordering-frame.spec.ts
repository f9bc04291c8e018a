import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/menu-page.ts';

test.describe('the ordering frame', () => {
  const framed = {
    orderingLink: 'https://order.example.com/test',
    hasMenu: 'https://menu.example.com',
    servesCuisine: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'],
  };

  test('fills the window under the header, with the first six specialties and a way out', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    expect(await visit(page, hosted, framed)).toBe(200);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', 'https://order.example.com/test');
    await expect(frame).toHaveAttribute('title', 'Order online from Test Kitchen');
    await expect(page.getByRole('heading', { name: 'Our Specialties' })).toBeVisible();
    await expect(page.locator('.specialties li')).toHaveText(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
    const box = await frame.boundingBox();
    const window = page.viewportSize();
    expect(box?.width).toBe(window?.width);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(window?.height);
    expect(box?.y).toBeLessThan(180);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expectNoAxeViolations(page);
  });

  test('locks the page’s scrolling, and leaving unlocks it', async ({ page, hosted }) => {
    await visit(page, hosted, framed);
    await page.mouse.move(200, 30);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByRole('banner').getByRole('link', { name: 'Test Kitchen' }).click();
    await expect(page.locator('.menu-frame')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('comes from hasMenu where there is no ordering link', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'https://menu.example.com/card' });
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://menu.example.com/card');
  });

  test('its header stays usable, and what has the focus comes into view', async ({ page, hosted }) => {
    await visit(page, hosted, framed);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
    await page.getByRole('link', { name: 'Open in a new tab' }).focus();
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeInViewport();
    await page.setViewportSize({ width: 640, height: 360 });
    await page.locator('.menu-toggle summary').click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('never shows the site’s own menu within itself', async ({ page, hosted }) => {
    await visit(page, hosted, { orderingLink: '/menu', hasMenu: 'https://menu.example.com/card' });
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://menu.example.com/card');
  });

  test('stands in for a page without a menu', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', orderingLink: 'https://order.example.com/test' });
    await expect(page.locator('iframe')).toBeVisible();
  });

  test('lets an ordering site do what it must, and not lead the visitor away by itself @once', async ({
    page,
    context,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/Unsafe attempt to initiate navigation|Failed to navigate|is not allowed to navigate/);
    const shop = `<!doctype html><form action="/cart" method="post"><button>Add</button></form>
      <a href="https://pay.example.com/" target="_blank">Pay</a>
      <a href="https://bank.example.com/" target="_top">Bank</a>
      <output></output><script>
      document.cookie = 'cart=1; SameSite=None; Secure';
      localStorage.setItem('cart', '1');
      try { top.location = 'https://evil.example.com/'; } catch {}
      document.querySelector('output').append(origin + ' ' + localStorage.getItem('cart'));</script>`;
    await context.route('https://order.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: shop }),
    );
    await visit(page, hosted, framed);
    const address = page.url();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('status')).toHaveText('https://order.example.com 1');
    await frame.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.frames().map((one) => one.url())).toContain('https://order.example.com/cart');
    expect(page.url(), 'it did not lead the page away').toBe(address);

    const [payment] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: 'Pay' }).click()]);
    await payment.waitForLoadState();
    expect(await payment.evaluate(() => origin), 'a window of its own is no frame').toBe('https://pay.example.com');
    await payment.close();
    await frame.getByRole('link', { name: 'Bank' }).click();
    await expect(page).toHaveURL('https://bank.example.com/');
  });

  test('that leads on to another host says so, and offers the way there @once', async ({
    page,
    context,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/Content Security Policy|violates/);
    await context.route('https://order.example.com/**', (route) =>
      route.fulfill({ status: 302, headers: { location: 'https://tables.example.net/casa' } }),
    );
    await visit(page, hosted, framed);
    const said = page.getByRole('alert').filter({ hasText: 'The ordering page cannot be shown here' });
    await expect(said.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', framed.orderingLink);
    await expect(page.locator('iframe')).toBeHidden();
    await visit(page, hosted, { ...framed, embeddedHosts: ['tables.example.net'] });
    await expect(page.locator('iframe')).toBeVisible();
    await expect(said).toBeHidden();
  });

  test('shows a file without a sandbox, in which browsers show none @once', async ({ page, hosted }) => {
    const locations = [{ name: 'One', hasMenu: 'file', fileLink: 'https://files.example.com/card' }];
    for (const given of [{ hasMenu: 'https://files.example.com/menu.pdf?v=2' }, { locations }]) {
      await visit(page, hosted, given);
      await expect(page.locator('iframe')).toHaveAttribute('src', /files/);
      await expect(page.locator('iframe')).not.toHaveAttribute('sandbox');
    }
  });
});

test.describe('a demo brand’s menu, without JavaScript', { tag: '@axe' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is framed from the site itself, and takes an order that it does not send', async ({ page, site }) => {
    await page.goto(site.url('noodles.localhost', '/menu'));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('This is a demo: orders are not sent.')).toBeVisible();
    await frame.getByLabel('How many: The harbour bowl').fill('2');
    await frame.getByRole('button', { name: 'Review order' }).click();
    await expect(frame.getByRole('row', { name: 'Total, before tax $37.00' })).toBeVisible();

    await page.goto(site.url('localhost', '/menu/winnipeg-exchange'));
    await expect(frame.getByText('Pickup at Exchange')).toBeVisible();
  });
});

test('a demo brand’s ordering page is accessible', { tag: '@axe' }, async ({ page, site }) => {
  await page.goto(site.url('noodles.localhost', '/demo-order?d0=1'));
  await expectNoAxeViolations(page);
});
