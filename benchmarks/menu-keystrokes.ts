// From a key to the next frame in a menu of 1,000 dishes: npm run bench -- menu-keystrokes (CHROMIUM_PATH may name a browser).
import { chromium, type Page } from '@playwright/test';
import { pageOfOwner } from '../e2e/support/console.ts';
import { startSite } from '../e2e/support/site.ts';

const BRAND = 'demo:trattoria-lucia';
const KEYS = 60;
const LIMIT = 50;

const menu = Array.from({ length: 20 }, (_, category) => ({
  name: `Category ${category}`,
  description: 'What stands on the card there.',
  items: Array.from({ length: 50 }, (_dish, at) => ({
    name: `Dish ${category * 50 + at}`,
    description: 'Two patties, aged cheddar, charred onion, pickles and a sauce of the house.',
    price: 10 + (at % 40) / 4,
    allergens: ['Wheat', 'Milk', 'Eggs'].slice(0, at % 4),
    isVegetarian: at % 3 === 0,
  })),
}));

const site = await startSite();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await pageOfOwner(context, site);
  const dishes = await page.evaluate(fillMenu, { brand: BRAND, menu });
  await page.goto(site.url('console.localhost', `/brands/${encodeURIComponent(BRAND)}/menu`));
  await page.getByText(`${dishes} with the`).waitFor();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`Select ${name} `) });
  const results: Record<string, number> = {};

  await row('Dish 20').getByRole('gridcell').nth(2).click();
  results['a key in a price'] = await timed(
    page,
    Array.from({ length: KEYS }, (_, at) => (at % 4 === 3 ? 'Backspace' : String(at % 10))),
  );
  await page.keyboard.press('Escape');
  results['arrows between cells'] = await timed(
    page,
    Array.from({ length: KEYS }, () => 'ArrowDown'),
  );
  const takes: string[] = [];
  for (let at = 0; at < KEYS / 2; at += 1) takes.push('1', 'Enter');
  results['a price and Enter'] = await timed(page, takes);
  results['a row moved'] = await timed(
    page,
    Array.from({ length: KEYS / 2 }, (_, at) => (at % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')),
  );
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByLabel('Description').click();
  results['a key in a description, beside the table'] = await timed(
    page,
    Array.from({ length: KEYS }, (_, at) => 'abcdefghij'[at % 10] ?? 'a'),
  );

  for (const [what, ms] of Object.entries(results)) console.log(`${what}: ${ms.toFixed(0)} ms (p95 of ${KEYS})`);
  if (Math.max(...Object.values(results)) > LIMIT) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

/** Puts the menu into the draft, in the page: it has the session. */
async function fillMenu({ brand, menu: to }: { brand: string; menu: unknown }): Promise<number> {
  const path = `/api/brands/${encodeURIComponent(brand)}/drafts`;
  const headers = { 'content-type': 'application/json' };
  const draft = await (await fetch(path, { method: 'POST', headers, body: '{}' })).json();
  const keyed = (to as { items: object[] }[]).map((category, at) => ({
    ...category,
    $key: `$c${at}`,
    items: category.items.map((item, index) => ({ ...item, $key: `$d${index}` })),
  }));
  const patches = [{ do: 'set', at: ['menu'], was: draft.document.menu ?? null, to: keyed }];
  const body = JSON.stringify({ id: crypto.randomUUID(), base: draft.revision, patches });
  const answer = await fetch(`${path}/${draft.id}`, { method: 'PATCH', headers, body });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return keyed.reduce((sum, { items }) => sum + items.length, 0);
}

/** The 95th percentile of milliseconds from a key to the frame that shows what it did. */
async function timed(page: Page, keys: readonly string[]): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
