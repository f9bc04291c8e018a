import { afterEach, expect, vi } from 'vitest';
import type { Logger } from '../src/failures/logger.ts';

/** A logger for tests: an error that is logged, or written to the console, and that nobody takes, fails the test. */
export interface WatchedLogger extends Logger {
  /** The messages of the errors since the last time. */
  takeErrors(): string[];
}

export function watchErrors(): WatchedLogger {
  const errors: string[] = [];
  const record = (...parts: unknown[]) => {
    errors.push(parts.filter((part) => typeof part === 'string').join(' '));
  };
  vi.spyOn(console, 'error').mockImplementation(record);
  afterEach(() => {
    expect(errors.splice(0), 'unexpected errors').toEqual([]);
  });
  return { info: () => {}, warn: () => {}, error: record, takeErrors: () => errors.splice(0) };
}
