import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingLine, countPlaywright, countVitest } from './count-tests.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'count-tests-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function report(json) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 } };

test('a Vitest report is counted, todo tests as skipped', () => {
  expect(countVitest(report(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

test('a Playwright report is counted, flaky tests as passed', () => {
  expect(countPlaywright(report(playwright), 1)).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(countVitest(report(vitest), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a runner that leaves no report counts as one failure, whatever its exit code', () => {
  expect(countVitest(path.join(folder, 'missing.json'), 0).failed).toBe(1);
});

test('the closing line adds up the runners and leaves out skipped tests when there are none', () => {
  const unit = { passed: 5, failed: 0, skipped: 0 };
  expect(closingLine([unit, { passed: 2, failed: 1, skipped: 0 }])).toBe('7 passed, 1 failed');
  expect(closingLine([unit, { passed: 2, failed: 0, skipped: 3 }])).toBe('7 passed, 0 failed, 3 skipped');
});
