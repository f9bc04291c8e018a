import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { serveOperators } from './operators-server.ts';

test('operators read metrics, and proxies ask which hosts are ours', async () => {
  const metrics = createMetrics();
  metrics.submissionAnswered('/functions/v1/catering-request', 200);
  metrics.submissionAnswered('/functions/v1/catering-request', 429);
  metrics.countEvent('page_cache', 'hit');
  metrics.watch('tablefront_configuration_cache_entries', 'Held', () => 7);
  const known = new Map([
    ['lucia.example', true],
    ['evil.example', false],
  ]);
  const { port, stop } = await serveOperators({
    port: 0,
    host: '127.0.0.1',
    metrics,
    knowsHost: async (host) => known.get(host),
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const text = await (await get('/metrics')).text();
  expect(text).toContain('tablefront_submissions_total{call="/functions/v1/catering-request",outcome="stored"} 1');
  expect(text).toContain('tablefront_submissions_total{call="/functions/v1/catering-request",outcome="limited"} 1');
  expect(text).toContain('tablefront_events_total{kind="page_cache",outcome="hit"} 1');
  expect(text).toContain('tablefront_configuration_cache_entries 7');
  const status = async (path: string) => (await get(path)).status;
  expect(await status('/known-host?domain=lucia.example')).toBe(200);
  expect(await status('/known-host?domain=evil.example')).toBe(404);
  expect(await status('/known-host?domain=unsure.example')).toBe(503);
  expect(await status('/')).toBe(404);
  stop();
});
