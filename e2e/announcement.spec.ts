import { expectNoAxeViolations } from './support/axe.ts';
import { oneLocation } from './support/configurations.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { measureTransfers } from './support/transfers.ts';

const from = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const holidays = { text: 'Closed on 25 December.', url: '/contact', startsAt: from(-1), endsAt: from(1) };
const bar = { name: 'Announcement' };

test('what holds stands above the header, what is over or to come does not', { tag: '@axe' }, async ({
  page,
  hosted,
}) => {
  const brand = hosted.brand({
    ...oneLocation,
    announcements: [
      { text: 'Over', endsAt: from(-1) },
      holidays,
      { text: 'To come', startsAt: from(1) },
      { text: 'We deliver <b>now</b>.', url: 'https://delivery.example.com' },
    ],
  });
  await page.goto(brand.url('/offers'));
  const region = page.getByRole('region', bar);
  await expect(region.getByRole('paragraph')).toHaveText([/^Closed on 25 December\.$/, /^We deliver <b>now<\/b>\./]);
  await expect(region.getByRole('link', { name: 'We deliver' })).toHaveAttribute('target', '_blank');
  const barBox = await region.boundingBox();
  const headerBox = await page.getByRole('banner').boundingBox();
  expect(barBox?.y).toBe(0);
  expect(headerBox?.y).toBeCloseTo(barBox?.height ?? 0, 0);
  await hydrated(page);
  await expectNoAxeViolations(page);
  await region.getByRole('link', { name: 'Closed on 25 December.' }).click();
  await expect(page).toHaveURL(brand.url('/contact'));
});

test('dismissed, it is gone for the session, until something else is announced', async ({ page, hosted }) => {
  const configuration = { ...oneLocation, announcements: [holidays] };
  const brand = hosted.brand(configuration);
  await page.goto(brand.url());
  const dismiss = page.getByRole('button', { name: 'Dismiss announcement' });
  const box = await dismiss.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await dismiss.click();
  await expect(page.getByRole('region', bar)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const { layoutShift } = await measureTransfers(page, brand.url('/offers'));
  await expect(page.getByRole('region', bar)).toHaveCount(0);
  expect(layoutShift, 'it is not drawn first').toBe(0);
  brand.answers(answer.data({ ...configuration, announcements: [{ ...holidays, text: 'Closed on 1 January.' }] }));
  await expect.poll(() => brand.text()).toContain('1 January');
  await page.goto(brand.url('/contact'));
  await expect(page.getByRole('region', bar)).toContainText('1 January');
});

test('it is there again after a page without it', async ({ page, hosted }) => {
  const brand = hosted.brand({ ...oneLocation, announcements: [holidays] });
  await page.goto(brand.url('/offers'));
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL(brand.url('/feedback'));
  await expect(page.getByRole('region', bar)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', bar)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('region', bar)).toHaveCount(0);

  // Whoever comes to the feedback page first has not seen it.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(brand.url('/feedback'));
  await page.getByRole('link', { name: 'Casa Prova' }).click();
  await expect(page.getByRole('region', bar)).toBeVisible();
});

test('a page that the browser brings back shows nothing that was dismissed meanwhile @once', async ({
  page,
  hosted,
}) => {
  await page.goto(hosted.brand({ ...oneLocation, announcements: [holidays] }).url('/offers'));
  const id = await page.getByRole('region', bar).getAttribute('data-id');
  await page.evaluate((dismissed) => {
    sessionStorage.setItem('announcement', dismissed ?? '');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, id);
  await expect(page.getByRole('region', bar)).toHaveCount(0);
});

test('a page that was kept for long shows nothing that is over by the visitor’s clock', async ({ page, hosted }) => {
  const brand = hosted.brand({ ...oneLocation, announcements: [holidays] });
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 86_400_000));
  const { layoutShift } = await measureTransfers(page, brand.url('/offers'));
  await expect(page.getByRole('region', bar)).toHaveCount(0);
  expect(layoutShift).toBe(0);
});

test('it shows on a page that was streamed, and the skip link is still the first', async ({ page, hosted }) => {
  const configuration = { ...oneLocation, announcements: [holidays] };
  const brand = hosted.brandAnswering(answer.after(600, answer.data(configuration)));
  await page.goto(brand.url('/offers'));
  await expect(page.getByRole('region', bar)).toContainText('Closed on 25 December.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('region', bar)).toHaveCount(0);
});

test('an ordering frame and the bar share the window', async ({ page, hosted }) => {
  const brand = hosted.brand({ ...oneLocation, announcements: [holidays] });
  await page.goto(brand.url('/menu'));
  const frame = await page.locator('.menu-frame iframe').boundingBox();
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is there, without a button that would do nothing', async ({ page, hosted }) => {
    const brand = hosted.brand({ ...oneLocation, announcements: [holidays] });
    await page.goto(brand.url('/offers'));
    await expect(page.getByRole('region', bar)).toContainText('Closed on 25 December.');
    await expect(page.getByRole('button', { name: 'Dismiss announcement' })).toBeHidden();
  });
});
