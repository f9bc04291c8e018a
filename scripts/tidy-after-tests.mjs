// Files of tests that share their modules (vitest.config.ts) leave neither clocks nor globals of their own behind.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
