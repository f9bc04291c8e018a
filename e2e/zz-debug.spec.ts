import { answer, startFakeBackend } from './support/fake-backend.ts';
import { fakeGoogleMaps } from './support/fake-google-maps.ts';
import { test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';
test.use({ timezoneId: 'America/Toronto' });
test('debug', async ({ page, isMobile }) => {
  test.skip(isMobile);
  const backend = await startFakeBackend();
  const site = await startSite({ env: { ...backend.env, GOOGLE_MAPS_API_KEY: 'k' } });
  const everyDay = (open: string, close: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({ day, open, close }));
  backend.brand('z.localhost', answer.data({ name: 'Z', locations: [
      { name: 'Toronto', timeZone: 'America/Toronto', openingHours: everyDay('09:00', '18:00'), services: ['Pickup'] },
      { name: 'Vancouver', timeZone: 'America/Vancouver', openingHours: everyDay('09:00', '18:00') },
      { name: 'Always', openingHours: everyDay('00:00', '24:00'), geo: {latitude: 1, longitude: 1} , address: {street:'x'}},
      { name: 'Always2', openingHours: everyDay('00:00', '24:00'), geo: {latitude: 1, longitude: 2} , address: {street:'x'}},
  ] }));
  await page.clock.setFixedTime(new Date('2026-11-20T20:30:00-05:00'));
  const fake = await fakeGoogleMaps(page);
  page.on('console', m => console.log(m.text()));
  await page.goto(site.url('z.localhost', '/locations'));
  await page.waitForTimeout(1000);
  const probe = async (w: string) => console.log(w, page.url(), await page.evaluate(() => [...document.querySelectorAll('style')].map((e) => [e.textContent!.length, e.isConnected, e.dataset.probe ?? '']).join(' | ')));
  await page.evaluate(() => { for (const e of document.querySelectorAll('style')) e.dataset.probe = 'old'; document.documentElement.dataset.probe='old'; });
  await probe('start');
  await page.getByRole('link', { name: 'View Location' }).first().click();
  await page.waitForTimeout(1000); await probe('location');
  await page.goBack();
  await page.waitForTimeout(1000); await probe('back');
  console.log(await page.evaluate(() => document.documentElement.dataset.probe));
  await page.goto(site.url('z.localhost', '/menu')); await page.waitForTimeout(500); await probe('menu');
  await page.getByRole('link', { name: 'Offers' }).first().click(); await page.waitForTimeout(500); await probe('offers');
  await page.goBack(); await page.waitForTimeout(500); await probe('menu');
  await page.getByRole('link', { name: 'Home' }).first().click(); await page.waitForTimeout(500); await probe('home');
  await site.stop(); await backend.stop();
});
