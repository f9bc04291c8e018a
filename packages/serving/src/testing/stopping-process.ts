/** A process that stops as the site does, for tests that send it signals: `node stopping-process.ts [reject|slow]`. */
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { createStopping } from '../stopping.ts';

const stopping = createStopping({ logger: pino({}, pino.destination({ sync: true })) });
stopping.beforeExit(() => process.stdout.write('closed last\n'));
stopping.beforeExit(() => (process.argv[2] === 'slow' ? wait(60_000) : undefined));
stopping.beforeExit(() => process.stdout.write('closed first\n'));
setInterval(() => {}, 60_000);
if (process.argv[2] === 'reject') void Promise.reject(new Error('nobody caught this'));
process.stdout.write('ready\n');
