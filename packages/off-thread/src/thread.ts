/** A thread that does one piece of work (see `off-thread.ts`). */
import { parentPort, workerData } from 'node:worker_threads';
import type { Job, JobResult } from './off-thread.ts';

const { module, name, text }: Job = workerData;
const exported: Record<string, unknown> = await import(module);
parentPort?.postMessage(answer());

function answer(): JobResult {
  try {
    const work = exported[name];
    if (typeof work !== 'function') throw new Error(`${module} has no ${name}`);
    return { result: work(text) };
  } catch (error) {
    return { error };
  }
}
