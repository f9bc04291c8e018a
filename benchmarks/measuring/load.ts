import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const program = path.resolve(import.meta.dirname, '../tools/load.mjs');

interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** GETs in turn; every connection goes through all of them, from a place of its own. */
  pages?: { path: string; headers: Record<string, string> }[];
  /** In place of pages: feedback, each with a key and an address of its own, to these brands in turn. */
  feedbackTo?: { host: string; brandId: string; restaurantId: string }[];
}

const loadResult = z.object({
  requestsPerSecond: z.number(),
  /** Milliseconds. */
  p50: z.number(),
  p99: z.number(),
  answers: z.number(),
  /** Answers with a status of 400 or more, and requests without an answer. */
  failures: z.number(),
  statuses: z.record(z.string(), z.number()),
});

export type LoadResult = z.infer<typeof loadResult>;

/** Loads a server on this machine from a process of its own (autocannon). Throws if anything failed. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(options));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (out === '') throw new Error(`The load generator failed:\n${error}`);
  const result = loadResult.parse(JSON.parse(out));
  if (result.failures > 0) throw new Error(`${result.failures} requests failed: ${JSON.stringify(result.statuses)}`);
  return result;
}
