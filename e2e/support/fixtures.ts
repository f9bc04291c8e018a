import { test as base, expect } from '@playwright/test';
import { type HostedSite, startHostedSite } from './hosted-site.ts';
import { type OutgoingRequest, standInForOutsideWorld } from './outside-world.ts';
import { watchForProblems } from './page-problems.ts';
import { type Site, startSite } from './site.ts';

export { expect };

interface TestFixtures {
  /** The requests that pages made to other machines; they were answered here. */
  outgoing: OutgoingRequest[];
  /** Says that errors whose text matches are expected in this test. */
  allowConsole: (expected: RegExp) => void;
  /** Used through `allowConsole`. */
  expectedProblems: RegExp[];
}

interface WorkerFixtures {
  /** The built site on the embedded backend with the demo brands, shared by the tests of one worker. */
  site: Site;
  /** The built site on a fake hosted backend, where each test puts brands of its own; shared likewise. */
  hosted: HostedSite;
}

/** Playwright's test with a running site; page errors, console errors and failed requests fail it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const hosted = await startHostedSite();
      await use(hosted);
      await hosted.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  outgoing: async ({}, use) => {
    await use([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedProblems: async ({}, use) => {
    await use([]);
  },

  allowConsole: async ({ expectedProblems }, use) => {
    await use((expected) => {
      expectedProblems.push(expected);
    });
  },

  context: async ({ context, outgoing, expectedProblems }, use) => {
    await standInForOutsideWorld(context, outgoing);
    const problems = watchForProblems(context);
    await use(context);
    const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
    expect(unexpected, 'errors that no test expects').toEqual([]);
  },
});
