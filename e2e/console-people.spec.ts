import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { firstLink } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { watchForProblems } from './support/page-problems.ts';
import { pageWithPasskeys } from './support/passkeys.ts';
import { startSite } from './support/site.ts';

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('the printed link makes an owner, who lets somebody in for one location', async ({ context, browser }) => {
  test.slow();
  const site = await startSite();
  const home = site.url('console.localhost');
  try {
    const olga = await pageWithPasskeys(context);
    await olga.goto(await firstLink(site));
    await expectNoAxeViolations(olga);
    await olga.getByLabel('Your name').fill('Olga Owner');
    await olga.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(olga.getByRole('heading', { name: 'Brands', exact: true })).toBeVisible();
    expect(await cookiesOf(olga)).toEqual(['__Host-tablefront-console']);
    // The token was used, and stands in no address any more.
    expect(olga.url()).not.toContain('#');

    await olga.getByRole('link', { name: /Maple & Ember/ }).click();
    await olga.getByRole('link', { name: 'People' }).first().click();
    await olga
      .getByRole('link', { name: 'Invite' })
      .or(olga.getByRole('button', { name: 'Invite' }))
      .first()
      .click();
    const dialog = olga.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Max');
    await dialog.getByRole('radio', { name: 'Location manager' }).check();
    await dialog.getByRole('combobox', { name: 'Add a location' }).fill('Queen');
    await olga.getByRole('option', { name: 'Queen West' }).click();
    await dialog.getByRole('button', { name: /Make the link/ }).click();
    const lost = await olga.getByRole('textbox', { name: 'The link' }).inputValue();
    await olga.getByRole('button', { name: 'I have it' }).click();
    await olga.getByRole('button', { name: 'Send the invitation of Max again' }).click();
    await expect(olga.getByRole('dialog', { name: 'A new link for Max' })).toBeVisible();
    const link = await olga.getByRole('textbox', { name: 'The link' }).inputValue();
    expect(link).toContain(`${home}welcome#`);
    expect(link).not.toBe(lost);
    await expectNoAxeViolations(olga);
    await olga.getByRole('button', { name: 'I have it' }).click();

    const other = await browser.newContext();
    const problems = watchForProblems(other);
    const max = await pageWithPasskeys(other);
    await max.goto(link);
    await expect(max.getByText('invites you as location manager of Queen West')).toBeVisible();
    await max.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(max.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    const calls = await max.evaluate(async () => {
      const ask = async (path: string, init?: RequestInit) => {
        const answer = await fetch(path, init);
        return { status: answer.status, body: await answer.json() };
      };
      const me = (await ask('/api/me')).body;
      const brand = encodeURIComponent(me.brands[0].id);
      const detail = (await ask(`/api/brands/${brand}`)).body;
      const others = [`/api/people?brand=${brand}`, `/api/audit?brand=${brand}`, '/api/people?brand=*'];
      const statuses = await Promise.all(others.map(async (path) => (await fetch(path)).status));
      return { brands: me.brands.length, locations: detail.locations, statuses };
    });
    expect(calls).toMatchObject({ brands: 1, locations: [{ name: 'Queen West' }], statuses: [403, 403, 403] });

    // The frame offers what is theirs, and nothing else; what is not says so by its address, too.
    const navigation = max.getByRole('complementary', { name: 'Brand and navigation' }).getByRole('navigation');
    const forManager = ['Today', 'Inbox', 'Insights', 'Menu', 'Hours', 'Locations', 'Versions', 'QR codes'];
    await expect(navigation.getByRole('link')).toHaveText(forManager);
    await expect(max.getByRole('button', { name: 'Close today' })).toBeVisible();
    await expect(max.getByRole('button', { name: 'Announce' })).toHaveCount(0);
    await expect(max.getByText('Junction')).toHaveCount(0);
    const at = (page: string) => `${home}brands/demo%3Amaple-and-ember/${page}`;
    const { brandDraft, junction } = await max.evaluate(async () => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      const draft = await (await fetch('/api/brands/demo%3Amaple-and-ember/drafts', init)).json();
      const found = draft.document.locations.find(({ name }: { name: string }) => name === 'Junction');
      return { brandDraft: draft.id, junction: found.$key ?? found.id ?? found.restaurant_id };
    });
    const denied: [address: string, says: string][] = [
      ...['people', 'people/invite', 'people/audit'].map((page): [string, string] => [
        at(page),
        'People are for owners',
      ]),
      [at('settings'), 'Settings are for owners and editors'],
      [at('pages/home'), 'Pages are for owners and editors'],
      [at('setup'), 'Setting up is for owners and editors'],
      [at(`locations/${junction}`), 'No such location for you'],
      [at('inbox/00000000-0000-4000-8000-000000000000'), 'This message is not here'],
      [`${home}brands/demo%3Atrattoria-lucia/inbox`, 'No such brand for you'],
      [`${home}new-brand`, 'New brands are made by owners of all brands'],
    ];
    const asked: string[] = [];
    max.on('request', (request) => asked.push(request.url()));
    for (const [address, says] of denied) {
      await max.goto(address);
      await expect(max.getByRole('heading', { name: says }), address).toBeVisible();
    }
    await max.goto(at('settings'));
    await expect(max.getByText('Olga Owner can let you in.')).toBeVisible();
    // Of a brand that is not theirs nothing is asked at all.
    expect(asked.filter((url) => url.includes('trattoria') && url.includes('/api/'))).toEqual([]);
    await max.goto(at('locations'));
    await expect(max.getByText('Queen West').first()).toBeVisible();
    await expect(max.getByText('Junction')).toHaveCount(0);
    await max.goto(at('publish'));
    await expect(max.getByRole('heading', { name: 'Versions' })).toBeVisible();
    await expect(max.getByRole('dialog')).toHaveCount(0);
    await expect(max.getByRole('button', { name: /publish/i })).toHaveCount(0);

    // What Olga takes is gone with the next page: Max has the inbox alone.
    const personId = await max.evaluate(async () => (await (await fetch('/api/me')).json()).person.id);
    const changed = await olga.evaluate(async (id) => {
      const body = JSON.stringify({ role: 'inbox', locations: null });
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body };
      return (await fetch(`/api/people/${id}/grants/demo%3Amaple-and-ember`, init)).status;
    }, personId);
    expect(changed).toBe(204);
    for (const [page, says] of [
      ['menu', 'Not for your role'],
      ['sold-out', 'Not for your role'],
      ['versions', 'Not for your role'],
      ['codes', 'Codes are for owners, editors and location managers'],
    ] as const) {
      await max.goto(at(page));
      await expect(max.getByRole('heading', { name: says }), page).toBeVisible();
    }
    await expect(navigation.getByRole('link')).toHaveText(['Today', 'Inbox', 'Insights']);
    expect(
      await max.evaluate(
        async (id) => (await fetch(`/api/brands/demo%3Amaple-and-ember/drafts/${id}`)).status,
        brandDraft,
      ),
    ).toBe(403);
    await expectNoAxeViolations(max);

    // Out, and in again with the passkey, which this device offers and takes by itself.
    const secretOf = async () => (await other.cookies())[0]?.value;
    const before = await secretOf();
    await other.clearCookies();
    await max.goto(home);
    await expect(max.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    expect(await secretOf()).not.toBe(before);

    // The link let in once.
    const late = await other.newPage();
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(problems.filter((problem) => !/40[134]|410/.test(problem))).toEqual([]);
    await other.close();
    await olga.close();
  } finally {
    await site.stop();
  }
});

test('where no passkey can be had, a password and a code let in', async ({ page, allowConsole }) => {
  allowConsole(/40[01]/);
  const port = await freePort();
  const site = await startSite({ env: { PORT: String(port), CONSOLE_URL: `http://127.0.0.1:${port}` } });
  try {
    await page.goto(await firstLink(site));
    await page.getByLabel('Your name').fill('Olga');
    await page.getByLabel('E-mail').fill('olga@maple.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    const secret = ((await page.getByText(/^[A-Z2-7 ]{32,}$/).textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('textbox', { name: /digits|code/i }).fill(codeNow(secret));
    await page.getByRole('button', { name: 'Go in' }).click();
    await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('heading', { name: 'Brands', exact: true })).toBeVisible();
    expect(await cookiesOf(page)).toEqual(['tablefront-console']);
    // The brand whose host that was is not there, and no other host has the console.
    expect((await site.get('trattoria.localhost', '/api/me')).status).toBe(404);
  } finally {
    await site.stop();
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port');
  return address.port;
}

/** RFC 6238, as an authenticator does it. */
function codeNow(base32: string): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const seed = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', seed).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
