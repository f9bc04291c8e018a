import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx,mjs}'],
    maxWorkers: 2,
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/build/**'],
  },
});
