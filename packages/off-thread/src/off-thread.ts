/** Work that takes long with a long text is done in a thread of its own: one process serves many brands. */
import { Worker } from 'node:worker_threads';
import { createSemaphore } from './semaphore.ts';

/** What is shorter is done where it is asked for: it takes less time than a thread takes to start. */
const SHORT = 256 * 1024;
const MOST_AT_ONCE = 2;
const LONGEST_MS = 60_000;
/** A text of 32 MB becomes half of this at most (see `parseConfiguration`). */
const MOST_MEGABYTES = 1_024;

/** What the thread is started with. */
export interface Job {
  /** Address of the module that has the work, and its name there. */
  module: string;
  name: string;
  text: string;
}

export type JobResult = { result: unknown } | { error: unknown };

const threads = createSemaphore({ atOnce: MOST_AT_ONCE });

/**
 * Makes a function that does the same with any text, at once with a short one, and without holding up this thread with a long
 * one. It rejects with what `work` throws, where it takes too long, or too much memory.
 * @param module the `import.meta.url` of the module that exports `work` by its own name; it is loaded in the thread, too
 * @param work its results are plain data, and should be small: to take them over is work for this thread
 */
export function offThread<Result>(module: string, work: (text: string) => Result): (text: string) => Promise<Result> {
  return async (text) => {
    if (text.length <= SHORT) return work(text);
    return threads.run(() => inThread<Result>({ module, name: work.name, text }));
  };
}

async function inThread<Result>(job: Job): Promise<Result> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('It took too long')), LONGEST_MS);
      thread.once('message', (answer: { result: Result } | { error: unknown }) => {
        if ('error' in answer) reject(answer.error);
        else resolve(answer.result);
      });
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The thread ended without a result')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
