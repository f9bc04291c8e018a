// Files of tests that share their modules (vitest.config.ts) leave no clocks, globals or variables of their own behind.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
