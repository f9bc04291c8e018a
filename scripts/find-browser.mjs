// Which Chromium the browser tests use, and where it comes from when the machine has none.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { aptInstall, canAptInstall, executableOnPath, isExecutable } from './machine.mjs';
import { packageCommand, pinnedNode, quietly, StepFailed } from './process.mjs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
];
const fonts = ['fonts-liberation', 'fonts-dejavu-core', 'fonts-noto-color-emoji'];

/** The path of a Chromium, or undefined when Playwright's own is there and needs no path. */
export async function ensureBrowser() {
  let found = findBrowser();
  if (!found && canAptInstall()) {
    await aptInstall('a browser for the tests', ['chromium-headless-shell', ...fonts]);
    found = findBrowser();
  }
  if (!found) {
    await quietly({
      says: 'Downloading a browser for the tests (first run only, about 100 MB)',
      command: pinnedNode(),
      args: [packageCommand('@playwright/test', { command: 'playwright' }), 'install', '--only-shell', 'chromium'],
    });
    found = findBrowser();
  }
  if (!found) throw new StepFailed('No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  return found.path;
}

function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) throw new StepFailed(`CHROMIUM_PATH is ${given}, which is no executable file.`);
    return { path: given };
  }
  if (playwrightHasItsOwn()) return { path: undefined };
  const path = names.map(executableOnPath).find(Boolean) ?? elsewhere.find(isExecutable);
  return path ? { path } : undefined;
}

// Playwright starts its headless shell when no path is given; `executablePath()` names the full browser beside it.
function playwrightHasItsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(
    chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/INSTALLATION_COMPLETE'),
  );
}
