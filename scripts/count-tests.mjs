// How many tests passed, failed and were skipped, by the reports that the runners wrote.
import { readFileSync } from 'node:fs';

export function countVitest(report, exitCode) {
  return count(report, exitCode, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

export function countPlaywright(report, exitCode) {
  return count(report, exitCode, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

// A runner that crashed, or failed outside any test (a file that does not load), is a failure that no report counts.
function count(report, exitCode, read) {
  let counted;
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return exitCode === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** 'N passed, N failed', and how many were skipped when any were. */
export function closingLine(counts) {
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return sum('skipped') > 0 ? `${line}, ${sum('skipped')} skipped` : line;
}
