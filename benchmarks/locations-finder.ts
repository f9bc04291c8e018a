// The finder with 500 locations: npm run bench -- locations-finder (the website must be built, and CHROMIUM_PATH may name a browser).
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { answer, startFakeBackend } from '../e2e/support/fake-backend.ts';
import { startSite } from '../e2e/support/site.ts';

const HOST = 'many.localhost';
const ROUNDS = 7;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const locations = Array.from({ length: 500 }, (_, index) => ({
  id: index,
  name: `Kitchen ${index}`,
  phone: `(416) 555-${String(index).padStart(4, '0')}`,
  address: { street: `${index} Queen St W`, locality: `City ${index % 40}`, region: 'ON', country: 'Canada' },
  geo: { latitude: 43 + (index % 25) / 10, longitude: -79 - (index % 20) / 10 },
  services: ['Dine-in', 'Pickup', ...(index % 2 === 0 ? ['Delivery'] : [])],
  features: index % 5 === 0 ? ['Patio'] : ['Parking'],
  rating: 4.5,
  reviewCount: index,
  orderingLink: `https://order.example.com/${index}`,
  timeZone: 'America/Toronto',
  openingHours: days.map((day) => ({ day, open: '11:00', close: index % 3 === 0 ? '23:00' : '02:00' })),
}));

const backend = await startFakeBackend();
const site = await startSite({ env: backend.env });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  backend.brand(HOST, answer.data({ name: 'Many Kitchens', locations }));
  await site.get(HOST, '/locations');
  const { body } = await site.get(HOST, '/locations');
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  console.log(`HTML: ${kilobytes(body.length)}, Brotli ${kilobytes(compressed)}`);

  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
  });
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const ready: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(site.url(HOST, '/locations'));
    // Open or closed is known in the browser only, once the page is its own.
    await page.waitForFunction(() => !document.querySelector('.finder-badge-room'));
    ready.push(await page.evaluate(() => performance.now()));
  }
  console.log(`Statuses and filters ready after ${median(ready)} ms (median of ${ROUNDS})`);

  const { answered, shown } = await page.evaluate(async (rounds) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const count = () => document.querySelector('.finder-count')?.textContent;
    const times = { answered: [] as number[], shown: [] as number[] };
    for (let round = 0; round < rounds * 2; round += 1) {
      const before = count();
      const start = performance.now();
      document.querySelector<HTMLInputElement>('input[value=Patio]')?.click();
      await nextFrame();
      times.answered.push(performance.now() - start);
      while (count() === before) {
        if (performance.now() - start > 10_000) throw new Error('A filter changes nothing');
        await nextFrame();
      }
      times.shown.push(performance.now() - start);
    }
    return times;
  }, ROUNDS);
  console.log(
    `A filter answers after ${median(answered)} ms, 500 locations become 100 and back within ${median(shown)} ms (medians of ${shown.length})`,
  );
} finally {
  await browser.close();
  await site.stop();
  await backend.stop();
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function median(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0);
}
