import { afterAll, beforeAll } from 'vitest';
import type { Administration } from '../src/administration/administration.ts';
import { openAdministration } from '../src/administration/open-administration.ts';
import { type Backend, createBackend } from '../src/backend.ts';
import type { DatabaseSettings } from '../src/database/open-database.ts';
import type { Logger } from '../src/failures/logger.ts';
import type { MakeDatabase } from './each-database.ts';
import { ANON_KEY } from './submission-site.ts';

export const GET_BRAND_WEBSITE_URL = 'http://backend.test/functions/v1/get-brand-website';

interface Opened {
  settings: DatabaseSettings;
  backend: Backend;
  /** As another process sees it. */
  administration: Administration;
}

/** A backend for the tests of the suite that this is called in, as `createBackend` makes it. */
export function backendSuite(makeDatabase: MakeDatabase, logger: Logger) {
  const closings: (() => Promise<void>)[] = [];
  let opened: Opened | undefined;
  beforeAll(async () => {
    const settings = await makeDatabase();
    const backend = await createBackend({ ...settings, anonKey: ANON_KEY, logger });
    closings.push(backend.close);
    const { administration, close } = await openAdministration(settings, logger);
    closings.push(close);
    opened = { settings, backend, administration };
  }, 60_000);
  afterAll(async () => {
    for (const close of closings.reverse()) await close();
  });

  const parts = (): Opened => {
    if (opened === undefined) throw new Error('The backend is opened before the first test');
    return opened;
  };
  /** Asks for a brand's configuration with a body of any kind. */
  const call = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
    parts().backend.fetch(
      new Request(GET_BRAND_WEBSITE_URL, {
        method: 'POST',
        headers: { apikey: ANON_KEY, 'content-type': 'application/json', ...headers },
        body,
      }),
    );
  return {
    get settings() {
      return parts().settings;
    },
    get backend() {
      return parts().backend;
    },
    get administration() {
      return parts().administration;
    },
    call,
    ask: (brandId: unknown) => call(JSON.stringify({ brandId })),
    /** Is called when the suite is over, before the backend is closed. */
    atTheEnd: (close: () => Promise<void>) => closings.push(close),
  };
}
