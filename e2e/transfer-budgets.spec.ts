import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { generatedMenu } from './support/menus.ts';
import type { Site } from './support/site.ts';
import { measureTransfers } from './support/transfers.ts';

const GROUP = 'localhost';
const ONE_MENU = 'trattoria.localhost';
const FRAME_MENU = 'noodles.localhost';
const NAME_ONLY = 'young.localhost';
/** A brand that is made for it. */
const LONG_MENU = 'menu-of-150-items';

// Kilobytes of 1,000 bytes, as they come over the wire. Lower them whenever a page gets lighter.
const budgets = `
host          path                                html+css  script  requests
${GROUP}      /                                   15        7       5
${GROUP}      /menu                               15        7       5
${GROUP}      /menu/toronto-queen-west            15        7       5
${GROUP}      /locations                          15        10      6
${GROUP}      /location/queen-west-612-queen-st-w 15        7       5
${GROUP}      /offers                             15        7       5
${GROUP}      /contact                            14        7       5
${GROUP}      /catering                           14        7       5
${GROUP}      /careers                            14        7       5
${GROUP}      /media-inquiries                    14        7       5
${GROUP}      /franchise                          14        7       5
${GROUP}      /feedback                           14        7       5
${GROUP}      /privacy-policy                     15        7       5
${GROUP}      /terms-and-conditions               15        7       5
${GROUP}      /accessibility-statement            15        7       5
${GROUP}      /no-such-page                       7.5       7       5
${ONE_MENU}   /                                   15        7       5
${ONE_MENU}   /menu                               15        7       5
${FRAME_MENU} /                                   15        7       5
${FRAME_MENU} /menu                               15        7       5
${NAME_ONLY}  /                                   15        7       5
${NAME_ONLY}  /menu                               15        7       5
${LONG_MENU}  /menu                               15        7       5
`;

interface Budget {
  /** Kilobytes. */
  markupAndStyle: number;
  script: number;
  requests: number;
}

const rows = budgets.trim().split('\n').slice(1);
for (const row of rows) {
  const [host = '', path = '', markupAndStyle, script, requests] = row.trim().split(/\s+/);
  const budget = { markupAndStyle: Number(markupAndStyle), script: Number(script), requests: Number(requests) };
  // What is loaded is the same at every size but for the home page's pictures and what lies in view.
  const once = path === '/' ? '' : ' @once';
  test(`a fresh visit to ${host}${path} stays within its budget${once}`, async ({
    page,
    site,
    hosted,
    allowConsole,
  }) => {
    if (path === '/no-such-page') allowConsole(/404/);
    if (host !== LONG_MENU) return staysWithin(budget, page, { site, host, path });
    const menu = generatedMenu({ categories: 10, items: 15, wordy: false });
    const brand = hosted.brand({ name: 'Test Kitchen', hasMenu: 'page', menu });
    return staysWithin(budget, page, { site: hosted.site, host: brand.host, path });
  });
}

interface Visited {
  site: Site;
  host: string;
  path: string;
}

async function staysWithin(budget: Budget, page: Page, { site, host, path }: Visited): Promise<void> {
  // Not the first visitors after a change: a page that is kept is then compressed as well as it goes.
  await expect(async () => {
    const { headers } = await site.get(host, path, { 'accept-encoding': 'br' });
    if (headers.etag !== undefined) expect(headers.etag).toContain('-br2');
  }).toPass();
  const { bytes, requestsBesidesPictures, renderBlocking, layoutShift } = await measureTransfers(
    page,
    site.url(host, path),
  );
  const kilobytes = {
    markupAndStyle: (bytes.document + bytes.stylesheet) / 1000,
    script: bytes.script / 1000,
    font: bytes.font / 1000,
  };
  console.log(
    `${host}${path} (${page.viewportSize()?.width} px): HTML and CSS ${kilobytes.markupAndStyle.toFixed(1)} kB, JavaScript ${kilobytes.script.toFixed(1)} kB, fonts ${kilobytes.font.toFixed(1)} kB, pictures ${(bytes.image / 1000).toFixed(1)} kB, ${requestsBesidesPictures} requests besides pictures, ${renderBlocking.length} that block, layout shift ${layoutShift}`,
  );

  expect.soft(kilobytes.markupAndStyle, 'HTML and CSS').toBeLessThanOrEqual(budget.markupAndStyle);
  expect.soft(kilobytes.script, 'JavaScript').toBeLessThanOrEqual(budget.script);
  expect.soft(kilobytes.font, 'fonts').toBeLessThanOrEqual(80);
  expect.soft(requestsBesidesPictures, 'requests besides pictures').toBeLessThanOrEqual(budget.requests);
  expect.soft(renderBlocking.length, renderBlocking.join()).toBeLessThanOrEqual(1);
  expect.soft(layoutShift, 'layout shift').toBe(0);
}
