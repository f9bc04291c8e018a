/** A page that was rendered before, against a bare `node:http` server that sends the same bytes: `npm run bench -- cached-page`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Answer, ask } from '../drill/http-client.ts';
import { load } from '../measuring/load.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { demoBrand, withLongMenu } from '../servers/demo-brands.ts';
import { importBrands } from '../servers/import-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
});
const CONNECTIONS = 50;
const HOST = 'localhost';
const pages = [
  { name: 'home', path: '/' },
  { name: 'menu of 150 items', path: '/menu', host: 'long-menu.localhost' },
];

const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
const brand = {
  id: 'long-menu',
  host: 'long-menu.localhost',
  configuration: withLongMenu(demoBrand('trattoria-lucia')),
};
await importBrands({ dataDir }, [brand]);
const site = await measuredSite('site', { DATA_DIR: dataDir });
try {
  await site.start();
  const comparisons = [];
  for (const page of pages) {
    const headers = {
      host: page.host ?? HOST,
      'accept-encoding': 'br',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/145.0.0.0',
    };
    // Once to render it, and once more to see it as it is sent from then on.
    await ask({ port: site.port, path: page.path, headers });
    const answer = await ask({ port: site.port, path: page.path, headers });
    const etag = typeof answer.headers.etag === 'string' ? answer.headers.etag : undefined;
    const raw = await startRaw(answer, etag);
    const rate = (name: string, port: number, own: Record<string, string>) => ({
      name,
      measure: async () => {
        const asked = [{ path: page.path, headers: own }];
        return (await load({ port, connections: CONNECTIONS, seconds: Number(values.seconds), pages: asked }))
          .requestsPerSecond;
      },
    });
    const bytes = answer.body.length;
    console.log(`${page.name}: ${bytes} bytes (${answer.headers['content-encoding'] ?? 'not compressed'})`);
    const full = await compare({
      ours: rate('site', site.port, headers),
      theirs: rate('node:http', raw.port, headers),
      unit: 'requests/s',
      rounds: Number(values.rounds),
    });
    comparisons.push({ page: page.name, answer: '200, Brotli', bytes, ...full });
    if (etag !== undefined) {
      const unchanged = { ...headers, 'if-none-match': etag };
      const short = await compare({
        ours: rate('site', site.port, unchanged),
        theirs: rate('node:http', raw.port, unchanged),
        unit: 'requests/s',
        rounds: Number(values.rounds),
      });
      comparisons.push({ page: page.name, answer: '304', bytes: 0, ...short });
    }
    raw.stop();
  }
  saveResult('cached-page', { connections: CONNECTIONS, secondsEach: Number(values.seconds), comparisons });
} finally {
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function startRaw(answer: Answer, etag: string | undefined): Promise<{ port: number; stop(): void }> {
  const headers: Record<string, string> = { 'content-length': String(answer.body.length) };
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!/^(date|connection|keep-alive|transfer-encoding)$/.test(name)) headers[name] = String(value);
  }
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../servers/raw-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ headers, body: answer.body.toString('base64'), etag }));
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { port: Number(/port (\d+)/.exec(String(printed))?.[1]), stop: () => child.kill() };
}
