import { defineConfig } from 'vitest/config';

/** Tests of what stores: on a PostgreSQL of their own, and on copies of an embedded database. */
const DATABASES = [
  'apps/backend/**/*.test.ts',
  'apps/website/server/{which-brand,configurations/configuration-changes}.test.ts',
];

/** Their mocks of modules are for nobody else: they get modules of their own. */
const MOCKING = ['apps/backend/src/database/embedded-database.test.ts'];

// To load the modules anew for each file, and to compile the embedded database, took as long as the tests.
const sharedModules = { isolate: false, setupFiles: ['scripts/tidy-after-tests.mjs'] };

export default defineConfig({
  test: {
    // More than processors: many wait for a disk, another process, or the clock.
    maxWorkers: 4,
    testTimeout: 30_000,
    // It ends when what is expected is there: a busy machine needs more than a second for it.
    expect: { poll: { timeout: 10_000 } },
    exclude: ['**/node_modules/**', '**/build/**'],
    projects: [
      {
        extends: true,
        test: {
          ...sharedModules,
          name: 'databases',
          include: DATABASES,
          exclude: MOCKING,
          globalSetup: ['apps/backend/testing/embedded-template.ts', 'apps/backend/testing/shared-postgresql.ts'],
        },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING } },
      {
        extends: true,
        test: {
          ...sharedModules,
          name: 'rest',
          include: ['{apps,deploy,packages,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: DATABASES,
        },
      },
    ],
  },
});
