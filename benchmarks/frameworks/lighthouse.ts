import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const program = path.resolve(import.meta.dirname, '../tools/node_modules/lighthouse/cli/index.js');

const numeric = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'speed-index': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
  }),
});

/** Scores of 0 to 100, times in milliseconds. */
export type LighthouseFigures = Record<string, number>;

/** One run of Lighthouse as it is by default: a phone on a slow network. */
export async function lighthouse(url: string, browser: string): Promise<LighthouseFigures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, '--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 100_000_000, timeout: 180_000 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    speedIndexMs: audits['speed-index'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
  };
}
