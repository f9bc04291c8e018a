import { expect, test } from './support/fixtures.ts';
import { measureTransfers } from './support/transfers.ts';

// Kilobytes of 1,000 bytes, as they come over the wire. Lower them whenever a page gets lighter.
const budgets = [
  { page: 'home', path: '/', markupAndStyle: 18, script: 100, font: 80, requestsBesidesPictures: 8 },
  { page: 'feedback', path: '/feedback', markupAndStyle: 13.5, script: 112, font: 80, requestsBesidesPictures: 11 },
];

for (const budget of budgets) {
  test(`a fresh visit to the ${budget.page} page stays within its budget`, async ({ page, site }, testInfo) => {
    const { bytes, requestsBesidesPictures, layoutShift } = await measureTransfers(
      page,
      site.url('localhost', budget.path),
    );
    const kilobytes = {
      markupAndStyle: (bytes.document + bytes.stylesheet) / 1000,
      script: bytes.script / 1000,
      font: bytes.font / 1000,
    };
    const figures = `HTML and CSS ${kilobytes.markupAndStyle.toFixed(1)} kB, JavaScript ${kilobytes.script.toFixed(1)} kB, fonts ${kilobytes.font.toFixed(1)} kB, pictures ${(bytes.image / 1000).toFixed(1)} kB, ${requestsBesidesPictures} requests besides pictures, layout shift ${layoutShift.toFixed(4)}`;
    console.log(`${budget.page} (${testInfo.project.name}): ${figures}`);

    expect.soft(kilobytes.markupAndStyle, 'HTML and CSS').toBeLessThanOrEqual(budget.markupAndStyle);
    expect.soft(kilobytes.script, 'JavaScript').toBeLessThanOrEqual(budget.script);
    expect.soft(kilobytes.font, 'fonts').toBeLessThanOrEqual(budget.font);
    expect
      .soft(requestsBesidesPictures, 'requests besides pictures')
      .toBeLessThanOrEqual(budget.requestsBesidesPictures);
    expect.soft(layoutShift, 'layout shift').toBe(0);
  });
}
