/** What guests must be able to rely on, asked of the built-in engine through the panel. */
import type { Page } from '@playwright/test';
import { bar, chat, log, typing } from './support/assistant.ts';
import { expect, test } from './support/fixtures.ts';

/** Asks, and gives back what came: its text, and the names of the dishes on its cards. */
async function answerTo(page: Page, question: string) {
  const before = await log(page).locator('.bubble--assistant').count();
  await bar(page).fill(question);
  await bar(page).press('Enter');
  await expect(log(page)).toContainText(question);
  await expect(typing(page)).toHaveCount(0);
  await expect(log(page).locator('.bubble--assistant')).toHaveCount(Math.max(before, 1) + 1);
  const answer = log(page).locator('.message').last();
  return {
    text: answer.locator('.bubble'),
    cards: answer.locator('.answer-item b'),
    link: (name: string) => answer.getByRole('link', { name, exact: true }),
  };
}

test.describe('the built-in assistant', { tag: '@once' }, () => {
  test('an allergy holds for what is asked next, in English and in French', async ({ page, site }) => {
    await page.goto(site.url('trattoria.localhost', '/contact'));
    const first = await answerTo(page, 'i am allergic to nuts');
    await expect(first.text).toContainText('ask the kitchen');
    await expect(first.cards.filter({ hasText: 'Ortolana' })).toHaveCount(0);

    const named = await answerTo(page, 'can i have the ortolana?');
    await expect(named.text).toContainText(/Ortolana states nuts/);
    await expect(named.text).not.toContainText(/\byes\b/i);
    await expect(named.cards).toHaveCount(0);

    const french = await answerTo(page, 'et le tiramisu ?');
    await expect(french.text).toContainText('Tiramisù');
    await expect(french.text).toContainText('Veuillez signaler toute allergie au personnel');
    await expect(french.text).not.toContainText(/\b(?:yes|oui)\b/i);
  });

  test('danger gets the emergency number, and a machine says that it is one', async ({ page, site }) => {
    await page.goto(site.url('trattoria.localhost', '/contact'));
    const danger = await answerTo(page, 'i am choking');
    await expect(danger.text).toContainText('call 911 now');
    await expect(danger.cards).toHaveCount(0);
    const honest = await answerTo(page, 'are you a human or a bot?');
    await expect(honest.text).toContainText('I’m an automated assistant, not a person');
  });

  test('what it does not know ends in a callback where the brand has neither phone nor e-mail', async ({
    page,
    site,
  }) => {
    await page.goto(site.url('young.localhost', '/careers'));
    const unknown = await answerTo(page, 'is there a cloakroom?');
    await expect(unknown.link('Contact')).toBeVisible();
    await unknown.link('Request a callback').click();
    const form = page.getByRole('dialog', { name: 'Request Callback' });
    await expect(form.getByLabel('Phone *')).toBeVisible();
    await expect(page).toHaveURL(site.url('young.localhost', '/careers'));
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeVisible();
  });
});
