import { startMailServer } from '../apps/backend/testing/mail-server.ts';
import { startWebhookReceiver } from '../apps/backend/testing/webhook-receiver.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectAccessibleAt, pageOfOwner } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const BRAND = 'brands/demo%3Amaple-and-ember';

test('an owner says who is told, by keyboard alone; a real e-mail brings the resume to who cannot sign in', async ({
  context,
  browser,
}) => {
  test.slow();
  const mail = await startMailServer();
  const hooks = await startWebhookReceiver();
  const site = await startSite({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Site <site@tablefront.example>', WEBHOOKS_ALLOW_PRIVATE: '1' },
  });
  const home = site.url('console.localhost');
  const settings = `${home}${BRAND}/settings`;
  try {
    const olga = await pageOfOwner(context, site);
    await olga.goto(settings);
    const told = olga.getByRole('region', { name: 'Notifications' });
    const said = olga.getByRole('status');
    await expect(told.getByText('Nobody is told yet. Messages wait in the inbox.')).toBeVisible();
    await expectAccessibleAt(olga, settings);

    // An address, for one place, with its hours and links to files.
    await told.getByRole('button', { name: 'Add an address' }).press('Enter');
    const dialog = olga.getByRole('dialog');
    await expect(dialog.getByLabel('E-mail address')).toBeFocused();
    // However low the window is.
    await olga.setViewportSize({ width: 1440, height: 500 });
    await expect(dialog.getByRole('button', { name: 'Add the address' })).toBeInViewport({ ratio: 1 });
    await olga.setViewportSize({ width: 1440, height: 900 });
    await olga.keyboard.type('jobs@maple.example');
    await dialog.getByRole('checkbox', { name: 'Application' }).press('Space');
    await dialog.getByRole('combobox', { name: 'Add a location' }).press('Q');
    await olga.keyboard.type('ueen');
    await olga.keyboard.press('ArrowDown');
    await olga.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: /Resumes and photos by a link/ }).press('Space');
    await dialog.getByRole('checkbox', { name: /Quiet hours/ }).press('Space');
    await dialog.getByLabel(/^From/).fill('22:00');
    await dialog.getByLabel('Until').fill('22:00');
    await olga.keyboard.press('Enter');
    await expect(dialog.getByRole('alert').getByText('Quiet hours begin when they end.')).toBeVisible();
    await expectNoAxeViolations(olga);
    await olga.setViewportSize({ width: 320, height: 640 });
    await expectNoAxeViolations(olga);
    expect(await olga.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await olga.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('checkbox', { name: /Quiet hours/ }).press('Space');
    await dialog.getByLabel('E-mail address').press('Enter');
    await expect(said.getByText('Saved. Try it with “Test”.')).toBeVisible();
    await expect(told.getByRole('row', { name: /jobs@maple\.example.*Queen West/ })).toBeVisible();

    // A webhook, whose secret is shown once; both are tried, and one of them does not work.
    await told.getByRole('button', { name: 'Add a webhook' }).press('Enter');
    await dialog.getByLabel('Address of the webhook').fill(hooks.url);
    await olga.keyboard.press('Enter');
    await expect(dialog.getByText(/whsec_/).or(dialog.locator('input[value^=whsec_]'))).toBeVisible();
    await expectNoAxeViolations(olga);
    await dialog.getByRole('button', { name: /have it|kept/i }).press('Enter');
    await told.getByRole('button', { name: 'Test jobs@maple.example' }).press('Enter');
    await expect(said.getByText('Delivered: jobs@maple.example.')).toBeVisible();
    expect(mail.received.map(({ to, email }) => [to, email.subject])).toEqual([
      [['jobs@maple.example'], 'A test: Maple & Ember'],
    ]);
    await hooks.close();
    await told.getByRole('button', { name: /^Test Webhook/ }).press('Enter');
    await expect(olga.getByText(/^Not delivered: Webhook/)).toBeVisible();
    await expectAccessibleAt(olga, settings);
    await told.getByRole('button', { name: /^More for Webhook/ }).press('Enter');
    await olga.getByRole('menuitem', { name: 'Remove…' }).press('Enter');
    await expectNoAxeViolations(olga);
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(told.getByRole('row', { name: /Webhook/ })).toHaveCount(0);

    // A receipt for who applies.
    const receipts = olga.getByRole('region', { name: 'Receipts' });
    await receipts.getByRole('checkbox', { name: 'Application' }).press('Space');
    await receipts.getByLabel('What guests get: Application').fill('Thank you, {first name}.');
    await expectNoAxeViolations(olga);
    await receipts.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(said.getByText('Saved.', { exact: true })).toBeVisible();

    // Somebody applies: told with a link, which opens the file without a sign-in; and thanked.
    mail.received.length = 0;
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(site.url('localhost', '/careers'));
    const form = guest.locator('form', { has: guest.getByRole('button', { name: /^Submit/ }) });
    await form.getByLabel('Position').selectOption({ index: 1 });
    await form.getByRole('radio', { name: '1 to 2 years' }).check({ force: true });
    await form.getByLabel('Name').fill('Ada Byron');
    await form.getByLabel('E-mail').fill('ada@mail.example');
    await form.getByLabel('Phone').fill('(416) 555-0100');
    const resume = Buffer.from('%PDF-1.7\nresume of Ada\n%%EOF');
    await form
      .getByLabel('Resume')
      .setInputFiles({ name: 'Ada Byron.pdf', mimeType: 'application/pdf', buffer: resume });
    await guest.waitForTimeout(3_100);
    await form.getByRole('button', { name: /^Submit/ }).click();
    await expect(guest.getByRole('heading', { name: 'Application Sent' })).toBeVisible();
    await expect
      .poll(() => mail.received.map(({ to: [to] }) => to).toSorted())
      .toEqual(['ada@mail.example', 'jobs@maple.example']);
    const textTo = (who: string) => mail.received.find(({ to }) => to.includes(who))?.email.text ?? '';
    expect(textTo('ada@mail.example')).toContain('Thank you, Ada.');
    const link = /http\S+\/file#\S+/.exec(textTo('jobs@maple.example'))?.[0] ?? '';
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'A resume for Maple & Ember' })).toBeVisible();
    expect(guest.url()).not.toContain('#');
    await expectNoAxeViolations(guest);
    await guest.setViewportSize({ width: 320, height: 640 });
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const saving = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Save the file' }).press('Enter');
    expect((await saving).suggestedFilename()).toBe('Ada Byron.pdf');
    await guest.goto(`${home}file#${'x'.repeat(40)}`);
    await expect(guest.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expectNoAxeViolations(guest);

    // What happened says who opened it.
    await olga.goto(`${home}${BRAND}/people/audit?what=inbox`);
    await expect(olga.getByText('Opened a resume by the link of an e-mail')).toBeVisible();
    await expectAccessibleAt(olga, `${home}${BRAND}/people/audit?what=notifications`);
    await guest.context().close();
    await olga.close();
  } finally {
    await site.stop();
    await mail.close();
    await hooks.close().catch(() => undefined);
  }
});
