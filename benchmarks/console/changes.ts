// From what an owner does to what is read: a quick action and a publishing to the guest's page, a key to the preview. On the built site, in Chromium: npm run bench -- changes.
import { chromium, type Page } from '@playwright/test';
import { pageOfOwner } from '../../e2e/support/console.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';

const BRAND = 'demo:maple-and-ember';
const CALLS = `/api/brands/${encodeURIComponent(BRAND)}`;
const TIMES = 12;
/** In milliseconds, what is asked for the 95th percentile. */
const limits: Record<string, number> = {
  'a quick action, answered': 1_000,
  'a quick action, on the guest’s page': 1_000,
  'a draft published, on the guest’s page': 1_000,
  'a key, in the text of the preview': 150,
  'a key, in the page that is rendered anew': 400,
};

const site = await startSite();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const results: Record<string, number[]> = Object.fromEntries(Object.keys(limits).map((what) => [what, []]));
const note = (what: keyof typeof limits, ms: number) => void results[what]?.push(ms);
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await pageOfOwner(context, site);
  for (let at = 0; at < TIMES; at += 1) await announce(page, site, `Closed on the ${at + 1}th of this month.`);
  for (let at = 0; at < TIMES; at += 1) await publish(page, site, `Words of a new day ${at}.`);
  await preview(page, site);
} finally {
  await browser.close();
  await site.stop();
}

for (const [what, times] of Object.entries(results)) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  console.log(`${what}: ${at(0.5)} / ${at(0.95)} ms (p50 / p95 of ${times.length}), asked ${limits[what]}`);
  if (Number(at(0.95)) > (limits[what] ?? 0)) process.exitCode = 1;
}

async function send(page: Page, method: string, path: string, body: unknown) {
  return page.evaluate(
    async ([verb, to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: verb, headers, body: text });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, `${CALLS}${path}`, JSON.stringify(body)] as const,
  );
}

/** As long as a guest still reads the page as it was. */
async function untilRead({ get }: Site, text: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await get('localhost', '/')).body.includes(text)) {
    if (performance.now() > end) throw new Error(`no guest reads “${text}”`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function announce(page: Page, on: Site, text: string): Promise<void> {
  const start = performance.now();
  await send(page, 'POST', '/quick', { do: 'announce', text, link: null, through: null });
  note('a quick action, answered', performance.now() - start);
  await untilRead(on, text);
  note('a quick action, on the guest’s page', performance.now() - start);
}

async function publish(page: Page, on: Site, text: string): Promise<void> {
  const draft = await send(page, 'POST', '/drafts', {});
  const patches = [{ do: 'set', at: ['description'], was: draft.document.description ?? null, to: text }];
  const saved = await send(page, 'PATCH', `/drafts/${draft.id}`, {
    id: crypto.randomUUID(),
    base: draft.revision,
    patches,
  });
  const start = performance.now();
  await send(page, 'POST', `/drafts/${draft.id}/publish`, { seen: saved.revision });
  await untilRead(on, text);
  note('a draft published, on the guest’s page', performance.now() - start);
}

async function preview(page: Page, on: Site): Promise<void> {
  await page.goto(on.url('console.localhost', `/brands/${encodeURIComponent(BRAND)}/pages/home`));
  const field = page.locator('textarea:focus');
  await page.frameLocator('iframe.is-shown').getByText('Burgers and tacos over maple charcoal').click();
  await field.waitFor();
  const shows = (text: string) =>
    page.frameLocator('iframe.is-shown').getByText(text, { exact: false }).first().waitFor({ state: 'attached' });
  for (let at = 0; at < TIMES; at += 1) {
    await page.keyboard.press('End');
    const revision = await revisionShown(page);
    const start = performance.now();
    await page.keyboard.type('x');
    await shows('x'.repeat(at + 1));
    note('a key, in the text of the preview', performance.now() - start);
    while ((await revisionShown(page)) <= revision) await page.waitForTimeout(5);
    note('a key, in the page that is rendered anew', performance.now() - start);
    await page.waitForTimeout(500);
  }
}

/** Of the draft, as the page that is seen has it. */
async function revisionShown(page: Page): Promise<number> {
  const frame = await (await page.locator('iframe.is-shown').elementHandle())?.contentFrame();
  const text = await frame?.evaluate(() => document.getElementById('preview-data')?.textContent ?? '').catch(() => '');
  return Number(/"revision":(\d+)/.exec(text ?? '')?.[1] ?? -1);
}
