import { pathTo } from '@tablefront/restaurant/site-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PrintedParts, PrintedPartsContext, usePrintedPart, withPrintedParts } from './printed-part.ts';
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

test('a page of dishes has them all, each time that it is rendered, and what is searched for', async () => {
  const items = [{ name: 'Crème brûlée' }, { name: '麻婆豆腐' }];
  const brand = { name: 'Ember', hasMenu: 'page', menu: { name: 'Dinner', categories: [{ name: 'All', items }] } };
  for (const query of ['', '', '?q=creme']) {
    const { html } = await visited(brand, pathTo('menu') + query);
    expect(html).toMatch(/Crème brûlée<\/h4>.*麻婆豆腐<\/h4>.*<\/body><\/html>$/s);
    expect(html).not.toContain('printed-part');
  }
});
