/** A backend whose database is not there yet: the process serves what it can meanwhile. */

import type { ConsoleError } from '@tablefront/console-wire/console-errors';
import { orAfter } from '@tablefront/off-thread/or-after';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { RETRY_AFTER_SECONDS, Unavailable } from '@tablefront/serving/unavailable';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Backend } from './backend.ts';
import type { Logger } from './failures/logger.ts';

/**
 * The backend itself where it opens within `patienceMs`; else one that answers 503, as during every other outage, until
 * it is open, and passes everything on from then on. Demo brands are seeded and listeners told when it is.
 *
 * @param onFailure told when it cannot be opened at all, which waiting does not mend
 * @throws the error of the opening, where it comes within `patienceMs`
 */
export async function openedOrOpening(
  opening: Promise<Backend>,
  { patienceMs, logger, onFailure }: { patienceMs: number; logger: Logger; onFailure: (error: unknown) => void },
): Promise<Backend> {
  const soon = await orAfter(opening, patienceMs, undefined);
  if (soon) return soon;

  let opened: Backend | undefined;
  opening.then((backend) => {
    opened = backend;
    logger.info({}, 'The database is there');
  }, onFailure);
  const closed = createClosed();
  const whenOpen = (what: string, work: (backend: Backend) => unknown) => {
    opening.then(work).catch((error: unknown) => logger.error({ error: errorForLog(error) }, what));
  };

  const there = () => {
    if (opened) return opened;
    throw new Unavailable('The database is not there yet');
  };
  return {
    fetch: async (request, visitor) => (opened ?? closed).fetch(request, visitor),
    seedBrands: async (source) => whenOpen('Demo brands were not seeded', (backend) => backend.seedBrands(source)),
    onBrandChange(listener) {
      let stop = () => {};
      let unwanted = false;
      whenOpen('Brand changes are not heard', (backend) => {
        if (!unwanted) stop = backend.onBrandChange(listener);
      });
      return () => {
        unwanted = true;
        stop();
      };
    },
    findPicture: async (id) => there().findPicture(id),
    happened: (happening) => opened?.happened(happening),
    findCode: async (brandId, code) => there().findCode(brandId, code),
    console: {
      fetch: async (request, visitor) => opened?.console.fetch(request, visitor) ?? closedConsole(),
      firstOwnerLink: async () => (await opening).console.firstOwnerLink(),
      findDraft: async (draftId, brandId) => there().console.findDraft(draftId, brandId),
      findVersion: async (number, brandId) => there().console.findVersion(number, brandId),
    },
    close: async () => opened?.close(),
  };
}

function closedConsole(): Response {
  const answer: ConsoleError = { error: 'unavailable', message: 'The database is away for a moment.' };
  return Response.json(answer, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
}

/** Its answers can be read by callers of functions and of the table alike. */
function createClosed(): Hono {
  const closed = new Hono();
  closed.use('/functions/*', cors());
  closed.use('/rest/*', cors());
  closed.get('/healthz', (context) => context.json({ status: 'ok' }));
  closed.get('/readyz', (context) => context.json({ status: 'unavailable' }, 503));
  closed.all('*', (context) => {
    const error = 'The service is not available at the moment. Please try again later';
    const body = { success: false, error, code: 'PGRST000', message: error, details: null, hint: null };
    return context.json(body, 503, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  });
  return closed;
}
