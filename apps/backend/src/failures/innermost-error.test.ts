import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { errorForLog } from './innermost-error.ts';

test('the log learns what failed, but not with which values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(zoe@example.org)' });
  const logged = errorForLog(new DrizzleQueryError('insert into t values ($1)', ['zoe@example.org'], cause));
  expect(logged).toMatchObject({ message: 'duplicate key', code: '23505', query: 'insert into t values ($1)' });
  expect(JSON.stringify(logged)).not.toContain('zoe');
});

test('of several errors at once the first counts, and what is no error is told as text', () => {
  expect(errorForLog(new AggregateError([new Error('refused'), new Error('other')]))).toMatchObject({
    message: 'refused',
  });
  expect(errorForLog('text')).toEqual({ message: 'text' });
});
