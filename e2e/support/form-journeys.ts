/** What every form that is sent from its page must do, told once: each form says what it is to fill in, and what is seen. */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { answer, type FakeAnswer } from './fake-backend.ts';
import { expect, test } from './fixtures.ts';
import type { HostedSite } from './hosted-site.ts';
import { hydrated } from './hydration.ts';
import { bodiesOf, callsOf, FAILURE_NOISE } from './submissions.ts';

export interface FormJourney {
  /** The path of the call that the form makes. */
  call: string;
  /** Opens its page; nothing waits for the script. */
  open(page: Page, hosted: HostedSite): Promise<void>;
  fillIn(page: Page): Promise<void>;
  send(page: Page): Locator;
  /** What the backend receives of what was filled in. */
  body: unknown;
  expectSent(page: Page): Promise<void>;
  expectFailed(page: Page): Promise<void>;
  /** That what was filled in still stands there. */
  expectKept(page: Page): Promise<void>;
}

/** Opens the form, and fills it in once the script is there. */
export async function filledIn(form: FormJourney, page: Page, hosted: HostedSite): Promise<void> {
  await form.open(page, hosted);
  await hydrated(page);
  await form.fillIn(page);
}

interface Missing {
  /** What is filled in all the same. */
  partly?(page: Page): Promise<void>;
  /** The summary's links, in order. */
  problems: string[];
  /** A field, and what stands beside it then. */
  beside: [label: string, problem: string];
  /** A link of the summary, and the field that it leads to. */
  link: [name: string | RegExp, field: (page: Page) => Locator];
  /** What else is seen. */
  besides?(page: Page): Promise<void>;
}

/** That what is missing is told in a summary and beside each field, and nothing is sent. */
export function testMissing(
  form: FormJourney,
  { partly, problems, beside, link, besides }: Missing,
  tag: string[] = [],
) {
  test('what is missing brings a focused summary and a message beside each field', { tag }, async ({
    page,
    hosted,
  }) => {
    const bodies = bodiesOf(hosted.backend, form.call);
    await form.open(page, hosted);
    await hydrated(page);
    await partly?.(page);
    await form.send(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(problems);
    const [label, problem] = beside;
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem);
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);

    const [name, field] = link;
    await summary.getByRole('link', { name }).click();
    await expect(field(page)).toBeFocused();
    await besides?.(page);
    expect(bodies()).toEqual([]);
  });
}

/** That what was filled in is sent once, with the key that a hosted backend wants. */
export function testSuccess(form: FormJourney) {
  test('success sends it once, says so, and puts a confirmation in the form’s place', async ({ page, hosted }) => {
    const calls = callsOf(hosted.backend, form.call);
    await filledIn(form, page, hosted);
    await form.send(page).click();
    await form.expectSent(page);
    expect(calls().map(({ body }) => JSON.parse(body))).toEqual([form.body]);
    expect(calls()[0]?.headers).toMatchObject({
      apikey: hosted.backend.anonKey,
      authorization: `Bearer ${hosted.backend.anonKey}`,
      'content-type': 'application/json',
    });
    await expectNoAxeViolations(page);
  });
}

/** Which answers are failures is told by `packages/backend-client/src/submissions.test.ts`; here, what a visitor sees of one. */
export function testFailure(form: FormJourney, what: string, given: FakeAnswer) {
  test(`${what} shows the failure, keeps what was typed, and it can be sent again`, { tag: '@once' }, async ({
    page,
    hosted,
    allowConsole,
  }) => {
    allowConsole(FAILURE_NOISE);
    hosted.backend.call(form.call, given);
    await filledIn(form, page, hosted);
    await form.send(page).click();
    await form.expectFailed(page);
    await form.expectKept(page);
    await expectNoAxeViolations(page);

    hosted.backend.call(form.call, answer.text('{"success":true}'));
    await form.send(page).click();
    await form.expectSent(page);
  });
}

export function testSendingOnce(form: FormJourney) {
  test('while it is sent the button says so and is disabled; a double click sends once', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, form.call);
    hosted.backend.call(form.call, answer.after(800, answer.text('{"success":true}')));
    await filledIn(form, page, hosted);
    await form.send(page).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await form.expectSent(page);
    expect(bodies()).toEqual([form.body]);
  });
}

/** For a page without JavaScript. */
export function testPosting(form: FormJourney) {
  test('the form is posted to the page, which sends it and confirms', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, form.call);
    await form.open(page, hosted);
    await form.fillIn(page);
    await form.send(page).click();
    await form.expectSent(page);
    expect(bodies()).toEqual([form.body]);
  });
}
