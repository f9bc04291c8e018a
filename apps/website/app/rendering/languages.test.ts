/** Which words of a page are in which language: ours in English, the operator's in the brand's. */
import { expect, test } from 'vitest';
import { visited } from './visited-page.test-support.ts';

const words = {
  name: 'Ember',
  hero: { title: 'HERO', description: 'LEAD' },
  about: { title: 'About', description: 'ABOUT' },
  faqs: [{ question: 'QUESTION', answer: 'ANSWER' }],
  menu: [{ categories: [{ name: 'CATEGORY', items: [{ name: 'DISH', price: 1, soldOut: true }] }] }],
  hasMenu: 'page',
  deals: [{ title: 'DEAL', price: 3 }],
  jobs: [{ title: 'JOB', validThrough: '2026-11-30', description: 'WORK', requirements: ['ASKED'] }],
  pages: { offers: { lead: 'SENTENCE' } },
};

/** The attributes of the nearest element around a text that says its language. */
function languageAt(html: string, text: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style).*?<\/\1>/gs, '');
  const before = body.slice(0, body.indexOf(`>${text}`) + 1);
  expect(before, text).not.toBe('');
  const open: string[] = [];
  for (const [tag, end, name = ''] of before.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (end) open.splice(open.findLastIndex((known) => new RegExp(`^<${name}\\b`).test(known)));
    else open.push(tag);
  }
  const marked = open.findLast((tag) => / lang="/.test(tag)) ?? /<html[^>]*>/.exec(html)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(marked)?.[1];
  return [attribute('lang'), attribute('dir')].filter(Boolean).join(' ');
}

const pages: [path: string, own: string[], ours: string[]][] = [
  ['/', ['HERO', 'LEAD', 'ABOUT', 'QUESTION', 'ANSWER', 'DEAL'], ['Frequently Asked Questions', 'Special Offers']],
  ['/menu', ['CATEGORY', 'DISH'], ['Sold out']],
  ['/offers', ['SENTENCE', 'DEAL'], ['Featured Deals']],
  ['/careers', ['WORK', 'ASKED'], ['Open Positions', 'Requirements', 'Apply']],
  ['/careers/job', ['JOB', 'WORK', 'ASKED'], ['Requirements', 'All Open Positions']],
];

test.each(pages)('%s says which words are in the brand’s language', async (path, own, ours) => {
  for (const [language, marked] of [
    ['fr-CA', 'fr-CA'],
    ['ar', 'ar rtl'],
  ]) {
    const { html } = await visited({ ...words, language }, path);
    expect(html).toMatch(/<html lang="en"[ >]/);
    for (const text of own) expect(languageAt(html, text), `${language}: ${text}`).toBe(marked);
    for (const text of ours) expect(languageAt(html, text), `${language}: ${text}`).toBe('en');
  }
});

test('a price among words from right to left keeps its sign at its letters', async () => {
  const { html } = await visited({ ...words, language: 'ar' }, '/menu');
  expect(html).toContain('<span class="price" dir="ltr">');
});

test('a brand that speaks English needs no marks', async () => {
  const { html } = await visited({ ...words, language: 'en-CA' }, '/menu');
  expect(html).toMatch(/<html lang="en-CA"[ >]/);
  expect(html.match(/ lang="/g)).toHaveLength(1);
  expect(html).not.toContain(' dir="');
});
