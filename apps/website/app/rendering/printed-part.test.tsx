import { pathTo } from '@tablefront/restaurant/site-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PrintedParts, PrintedPartsContext, usePrintedPart, withPrintedParts } from './printed-part.ts';
import { StyleSheet } from './style-sheet.tsx';
import { visited } from './visited-page.test-support.ts';

const printed = Buffer.from('<p>Crème <b>&amp;</b> 麻婆豆腐</p>');

function Part() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what it is for
  return <div dangerouslySetInnerHTML={{ __html: usePrintedPart(printed) }} />;
}

const page = (
  <main>
    <Part />
    é
    <Part />
  </main>
);
const whole = `<main><div>${printed}</div>é<div>${printed}</div></main>`;

test('printed parts stand in their places; where nobody gathers them, as text', () => {
  const parts: PrintedParts = [];
  const html = renderToStaticMarkup(<PrintedPartsContext value={parts}>{page}</PrintedPartsContext>);
  expect(html).not.toContain('Crème');
  expect(withPrintedParts(html, parts).toString()).toBe(whole);
  expect(renderToStaticMarkup(page)).toBe(whole);
});

test('style sheets stand in the head, in the order of their precedence, whenever they are asked for', () => {
  const sheet = (name: string, precedence: 'critical' | 'page') => (
    <StyleSheet name={name} precedence={precedence} css={`.${name}{}`} />
  );
  const parts: PrintedParts = [];
  const html = renderToStaticMarkup(
    <PrintedPartsContext value={parts}>
      <html lang="en">
        <head>{sheet('first', 'critical')}</head>
        <body>
          <Part />
          {sheet('third', 'page')}
          {sheet('second', 'critical')}
          {sheet('second', 'critical')}
        </body>
      </html>
    </PrintedPartsContext>,
  );
  const text = withPrintedParts(html, parts).toString();
  expect(text.replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(
    `<html lang="en"><head><style>.first{}.second{}</style><style>.third{}</style></head><body><div>${printed}</div></body></html>`,
  );
});

test('a page of dishes has them all, each time that it is rendered, and what is searched for', async () => {
  const items = [{ name: 'Crème brûlée' }, { name: '麻婆豆腐' }];
  const brand = { name: 'Ember', hasMenu: 'page', menu: { name: 'Dinner', categories: [{ name: 'All', items }] } };
  for (const query of ['', '', '?q=creme']) {
    const { html } = await visited(brand, pathTo('menu') + query);
    expect(html).toMatch(/Crème brûlée<\/h4>.*麻婆豆腐<\/h4>.*<\/body><\/html>$/s);
    expect(html).not.toContain('printed-part');
  }
});
