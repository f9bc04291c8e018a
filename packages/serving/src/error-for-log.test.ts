import { expect, test } from 'vitest';
import { errorForLog } from './error-for-log.ts';

test('the log learns what failed, but not with which values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(zoe@example.org)' });
  // As Drizzle makes them.
  const failed = Object.assign(new Error('Failed query: insert … params: zoe@example.org', { cause }), {
    query: 'insert into t values ($1)',
    params: ['zoe@example.org'],
  });
  const logged = errorForLog(failed);
  expect(logged).toMatchObject({ message: 'duplicate key', code: '23505', query: 'insert into t values ($1)' });
  expect(JSON.stringify(logged)).not.toContain('zoe');
  expect(JSON.stringify(errorForLog(new Error('outer', { cause: failed })))).not.toContain('zoe');
});

test('of several errors at once the first counts, and what is no error is told as text', () => {
  expect(errorForLog(new AggregateError([new Error('refused'), new Error('other')]))).toMatchObject({
    message: 'refused',
  });
  expect(errorForLog('text')).toEqual({ message: 'text' });
});
