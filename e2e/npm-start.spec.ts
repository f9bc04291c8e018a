import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');

test('a site whose `npm start` is killed lets go of its port', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tablefront-e2e-'));
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataFolder };
  const script = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [script.stdout, script.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  // The site holds the other ends of these.
  const siteEnded = Promise.all([script.stdout, script.stderr].map((stream) => once(stream, 'close')));
  try {
    await expect.poll(() => printed, { timeout: 45_000 }).toContain('shows the site at');
    const address = /shows the site at (\S+)/.exec(printed)?.[1]?.replace('localhost', '127.0.0.1');
    const visit = () => fetch(`${address}/healthz`).then(({ status }) => status);
    expect(await visit()).toBe(200);
    script.kill('SIGKILL');
    await siteEnded;
    await expect(visit()).rejects.toThrow('fetch failed');
  } finally {
    script.kill('SIGKILL');
    await siteEnded;
    await rm(dataFolder, { recursive: true, force: true });
  }
});
