import { type CDPSession, chromium } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** Of the browser that tests: one without windows keeps no pages, and a page of its own group is kept only where it is. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped', 'BackForwardCacheDisabled'];

interface NotKept {
  notRestoredExplanations: { type: string; reason: string }[];
}

/** What became of going back: kept, or why not, in the browser's words. */
function goneBack(session: CDPSession): Promise<string[]> {
  return new Promise((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotKept) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
}

test('a browser may keep each kind of page whole, for the way back', async ({ site, launchOptions, userAgent }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    // A page that is still loading is not kept, and the frame of a map would be for as long as nobody answers it.
    args: [
      ...(launchOptions.args ?? []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost',
    ],
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ userAgent });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const path of ['/', '/menu/toronto-queen-west', '/locations', '/careers', '/feedback']) {
    await page.goto(site.url('localhost', path), { waitUntil: 'networkidle' });
    // Only what a visitor did something with stays in the history of its own.
    await page.mouse.click(5, 5);
    await page.goto(site.url('localhost', '/contact'), { waitUntil: 'load' });
    const why = goneBack(session);
    await page.evaluate(() => setTimeout(() => history.back()));
    expect(
      (await why).filter((reason) => !ofTheBrowser.includes(reason)),
      path,
    ).toEqual([]);
  }
  await browser.close();
});
