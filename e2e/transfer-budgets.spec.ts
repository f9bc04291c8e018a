import { expect, test } from './support/fixtures.ts';
import { measureTransfers } from './support/transfers.ts';

const GROUP = 'localhost';
const ONE_MENU = 'trattoria.localhost';
const FRAME_MENU = 'noodles.localhost';
const NAME_ONLY = 'young.localhost';

// Kilobytes of 1,000 bytes, as they come over the wire. Lower them whenever a page gets lighter.
const budgets = `
host          path                                html+css  script  requests
${GROUP}      /                                   18        95      6
${GROUP}      /menu                               11.5      96      8
${GROUP}      /menu/toronto-queen-west            15.5      96      8
${GROUP}      /locations                          15        10      6
${GROUP}      /location/queen-west-612-queen-st-w 14.5      94.5    8
${GROUP}      /offers                             13        94      8
${GROUP}      /contact                            11        94.5    8
${GROUP}      /catering                           13        98.5    9
${GROUP}      /careers                            16        104     11
${GROUP}      /media-inquiries                    13        100.5   10
${GROUP}      /franchise                          11.5      99      10
${GROUP}      /feedback                           11        100     9
${GROUP}      /privacy-policy                     13        94.5    8
${GROUP}      /terms-and-conditions               13.5      95.5      8
${GROUP}      /accessibility-statement            12.5      94.5    8
${GROUP}      /no-such-page                       7.5       92    6
${ONE_MENU}   /                                   16.5      95      6
${ONE_MENU}   /menu                               16        96      8
${FRAME_MENU} /                                   14.5      95      5
${FRAME_MENU} /menu                               11        96      8
${NAME_ONLY}  /                                   9.5       95      6
${NAME_ONLY}  /menu                               10        96      9
`;

const rows = budgets.trim().split('\n').slice(1);
for (const row of rows) {
  const [host = '', path = '', markupAndStyle, script, requests] = row.trim().split(/\s+/);
  // What is loaded is the same at every size but for the home page's pictures and what lies in view.
  const once = path === '/' ? '' : ' @once';
  test(`a fresh visit to ${host}${path} stays within its budget${once}`, async ({ page, site, allowConsole }, info) => {
    if (path === '/no-such-page') allowConsole(/404/);
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
      `${host}${path} (${info.project.name}): HTML and CSS ${kilobytes.markupAndStyle.toFixed(1)} kB, JavaScript ${kilobytes.script.toFixed(1)} kB, fonts ${kilobytes.font.toFixed(1)} kB, pictures ${(bytes.image / 1000).toFixed(1)} kB, ${requestsBesidesPictures} requests besides pictures, ${renderBlocking.length} that block, layout shift ${layoutShift}`,
    );

    expect.soft(kilobytes.markupAndStyle, 'HTML and CSS').toBeLessThanOrEqual(Number(markupAndStyle));
    expect.soft(kilobytes.script, 'JavaScript').toBeLessThanOrEqual(Number(script));
    expect.soft(kilobytes.font, 'fonts').toBeLessThanOrEqual(80);
    expect.soft(requestsBesidesPictures, 'requests besides pictures').toBeLessThanOrEqual(Number(requests));
    expect.soft(renderBlocking.length, renderBlocking.join()).toBeLessThanOrEqual(1);
    expect.soft(layoutShift, 'layout shift').toBe(0);
  });
}
