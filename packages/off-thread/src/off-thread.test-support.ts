import { threadId } from 'node:worker_threads';

export function countIn(text: string): { length: number; thread: number } {
  return { length: text.length, thread: threadId };
}

export function failOn(text: string): never {
  throw new Error(`no: ${text.slice(0, 5)}`);
}

/** Takes a tenth of a second. */
export function slowly(text: string): number {
  for (const end = performance.now() + 100; performance.now() < end; );
  return text.length;
}
