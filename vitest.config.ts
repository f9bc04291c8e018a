import { defineConfig } from 'vitest/config';

/** Tests of what stores: on a PostgreSQL of their own, and on copies of an embedded database. */
const DATABASES = [
  'apps/backend/**/*.test.ts',
  'apps/website/server/{which-brand,configurations/configuration-changes}.test.ts',
];

export default defineConfig({
  test: {
    // More than processors: many wait for a disk, another process, or the clock.
    maxWorkers: 4,
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/build/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'databases',
          include: DATABASES,
          globalSetup: ['apps/backend/testing/embedded-template.ts', 'apps/backend/testing/shared-postgresql.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{apps,deploy,packages,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: DATABASES,
          // To load the modules anew for each file took as long as the tests.
          isolate: false,
          setupFiles: ['scripts/tidy-after-tests.mjs'],
        },
      },
    ],
  },
});
