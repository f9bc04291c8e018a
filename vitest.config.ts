import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,deploy,packages,scripts}/**/*.test.{ts,tsx,mjs}'],
    globalSetup: ['apps/backend/testing/embedded-template.ts', 'apps/backend/testing/shared-postgresql.ts'],
    // More than processors: many wait for a disk, another process, or the clock.
    maxWorkers: 4,
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/build/**'],
  },
});
