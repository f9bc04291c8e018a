import { defineConfig, devices } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 3,
  fullyParallel: true,
  // A busy machine can miss a deadline once; what passes only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // How fast a page is, the benchmarks say. Here a machine may be four times slower than ours: a first page of a draft took it seven seconds.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // To record all and keep what failed takes a third of the processor: `npm test -- browser NAME --trace on` is for who looks at one.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // A click scrolls to where it presses: on a busy machine a page that is still gliding there carries its link off meanwhile.
      args: [...(asRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-smooth-scrolling'],
    },
  },
  // Both bear the user agent of a real browser: pages are not streamed to what calls itself HeadlessChrome.
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // On the phone runs what it changes: pages whose layout is another there (named in `grep`), and what looks at accessibility
    // (`@axe`). What is the same at every size runs on the desktop only: it bears `@once`, or is not named here. A name stands for all files that begin with it.
    {
      name: 'phone',
      grep: /(feedback-widget|header-navigation|home-sections|locations|reflow|smoke|transfer-budgets)[a-z-]*\.spec\.ts|@axe/,
      grepInvert: /@once/,
      testMatch:
        /(announcement|assistant|careers|catering|consent|feedback-page|feedback-widget|header-navigation|home-sections|locations|menu|reflow|smoke|transfer-budgets)[a-z-]*\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
