import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

function start(...args: string[]) {
  const program = path.join(import.meta.dirname, 'testing/stopping-process.ts');
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, printed }));
  return { child, ended, prints: (text: string) => vi.waitFor(() => expect(printed).toContain(text), 20_000) };
}

test('a signal closes everything, the last opened first, and is a good end; npm’s copy of it changes nothing', async () => {
  const { child, ended, prints } = start();
  await prints('ready');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  const { code, printed } = await ended;
  expect(code).toBe(0);
  expect(printed).toMatch(/closed first\nclosed last\n/);
});

test('another signal, later, ends it at once', async () => {
  const { child, ended, prints } = start('slow');
  await prints('ready');
  child.kill('SIGINT');
  await prints('closed first');
  await wait(1_100);
  child.kill('SIGINT');
  const { code, printed } = await ended;
  expect(code).toBe(1);
  expect(printed).not.toContain('closed last');
});

test('an error that nobody caught is logged, and closes everything too', async () => {
  const { code, printed } = await start('reject').ended;
  expect(code).toBe(1);
  expect(printed).toContain('nobody caught this');
  expect(printed).toContain('closed last');
});
