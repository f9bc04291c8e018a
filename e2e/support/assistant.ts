/** The assistant as visitors see it, and a brand with a backend that answers as told. */
import { expect, type Page } from '@playwright/test';
import { answer, type FakeAnswer } from './fake-backend.ts';
import type { HostedSite } from './hosted-site.ts';

export const CALL = '/functions/v1/ai-search-openrouter';
export const FAILURE = "I'm sorry, I couldn't process your request right now. Please try again.";

export const bar = (page: Page) => page.getByRole('textbox', { name: 'Ask us anything' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const chat = (page: Page) => page.getByRole('dialog', { name: /^Ask / });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const reply = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name, exact: true });
export const typing = (page: Page) => log(page).getByText('Typing…');

/** A brand of its own, and a backend that answers questions about it as told. */
export function brandThat(hosted: HostedSite, given: FakeAnswer, configuration: Record<string, unknown> = {}) {
  const id = `brand-${crypto.randomUUID()}`;
  const brand = hosted.brand({ name: 'Casa Prova', id, ...configuration });
  hosted.backend.call(CALL, given);
  const asked = () =>
    hosted.backend.requests
      .filter(({ path, body }) => path === CALL && body.includes(id))
      .map(({ headers, body }) => ({ headers, body: JSON.parse(body) }));
  return { ...brand, id, asked };
}

export const says = (fields: unknown) => answer.text(JSON.stringify(fields));

/** Asks, and waits for what comes back. */
export async function ask(page: Page, question = 'Hello?') {
  await bar(page).fill(question);
  await bar(page).press('Enter');
  await expect(log(page)).toContainText(question);
  await expect(typing(page)).toHaveCount(0);
}
