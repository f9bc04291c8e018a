// npm test: unit, backend and browser tests, with everything they need put in place first.
//   npm test                        all of them
//   npm test -- unit [ARGUMENTS]    only those of Vitest, e.g. npm test -- unit opening-hours
//   npm test -- browser [ARGUMENTS] only those of Playwright, e.g. npm test -- browser smoke --project=phone
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { closingLine, countPlaywright, countVitest } from './count-tests.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { main, packageCommand, pinnedNode, projectEnvironment, root, run, StepFailed } from './process.mjs';

const reports = path.join(root, 'test-results');

await main(async () => {
  const [kind, ...passedOn] = process.argv.slice(2);
  if (kind !== undefined && kind !== 'unit' && kind !== 'browser') {
    throw new StepFailed('Say what to run: npm test, npm test -- unit [ARGUMENTS] or npm test -- browser [ARGUMENTS]');
  }
  await ensureInstalled();
  const browser = kind === 'unit' ? undefined : await readyForBrowserTests();
  if (kind !== 'browser') await readyForBackendTests();

  const counts = [];
  if (kind !== 'browser') counts.push(await unitTests(passedOn));
  if (kind !== 'unit') counts.push(await browserTests(browser, passedOn));

  console.log(`\n${closingLine(counts)}`);
  return counts.every((count) => count.failed === 0) ? 0 : 1;
});

async function readyForBrowserTests() {
  await ensureBuilt();
  return ensureBrowser();
}

// The backend's tests start a PostgreSQL of their own; where its programs cannot be had, those tests say so.
async function readyForBackendTests() {
  console.log('Making sure that there is a PostgreSQL for the tests (under a minute where it has to be installed)…');
  await run(pinnedNode(), ['apps/backend/testing/install-postgresql.ts']);
}

async function unitTests(passedOn) {
  const report = freshReport('unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  console.log('\nRunning the unit and backend tests…');
  const exitCode = await run(pinnedNode(), [packageCommand('vitest'), 'run', ...reporters, ...passedOn]);
  return countVitest(report, exitCode);
}

async function browserTests(browser, passedOn) {
  const report = freshReport('browser.json');
  console.log('\nRunning the browser tests…');
  const exitCode = await run(
    pinnedNode(),
    [packageCommand('@playwright/test', { command: 'playwright' }), 'test', ...passedOn],
    { env: projectEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(browser && { CHROMIUM_PATH: browser }) }) },
  );
  return countPlaywright(report, exitCode);
}

// A report left over from the last run must not be counted for this one.
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, name);
  rmSync(file, { force: true });
  return file;
}
