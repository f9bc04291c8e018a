import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Fails with every element that breaks WCAG 2.2 AA or one of axe's best practices. Takes half a second: without a second
 * page to put the results of other origins' frames together in, without what passed, and without fetching style sheets.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
