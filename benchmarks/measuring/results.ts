import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../results');

/** Writes `results/NAME.json`: what was measured, on what, and when. */
export function saveResult(name: string, result: object): void {
  mkdirSync(folder, { recursive: true });
  const machine = {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  };
  const file = path.join(folder, `${name}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ ...result, name, measuredAt: new Date().toISOString(), machine }, null, 2)}\n`,
  );
  console.log(`  written to ${path.relative(process.cwd(), file)}`);
}

/** What `results/NAME.json` holds from before. */
export function earlierResult(name: string): object | undefined {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
