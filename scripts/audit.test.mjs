import { expect, test } from 'vitest';
import { readAudit } from './audit.mjs';

const counts = (found) => ({
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...found } },
});

test('nothing high passes, also where something lesser was found', () => {
  expect(readAudit(JSON.stringify(counts({ moderate: 2, total: 2 }))).failed).toBe(false);
});

test.each(['high', 'critical'])('a %s one fails, and is named', (severity) => {
  const found = { ...counts({ [severity]: 1, total: 1 }), vulnerabilities: { hono: { name: 'hono', severity } } };
  const { failed, text } = readAudit(JSON.stringify(found));
  expect(failed).toBe(true);
  expect(text).toContain(`hono: ${severity}`);
});

test.each(['', 'no JSON', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'where the registry says %j, nobody could tell, and that is said loudly',
  (output) => {
    const { failed, text } = readAudit(output);
    expect(failed).toBe(false);
    expect(text).toMatch(/^\*\*\* NOT AUDITED/);
  },
);
