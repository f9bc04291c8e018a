import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '@tablefront/serving/listening';

/** How the fake backend answers one call. All but `delay`, `held` and `hang` end the call at once. */
export type FakeAnswer =
  | { kind: 'data'; data: unknown }
  | { kind: 'failure'; error: string; status?: number }
  | { kind: 'body'; status: number; contentType: string; body: string }
  | { kind: 'drop' }
  | { kind: 'hang' }
  | { kind: 'delay'; ms: number; then: FakeAnswer }
  | { kind: 'held'; released: Promise<void>; then: FakeAnswer };

export const answer = {
  /** `{success: true, data}` */
  data: (data: unknown): FakeAnswer => ({ kind: 'data', data }),
  /** `{success: false, error}`; the hosted backend answers it with 200. */
  failure: (error: string, status = 200): FakeAnswer => ({ kind: 'failure', error, status }),
  html: (body = '<!doctype html><title>Bad gateway</title>', status = 200): FakeAnswer => ({
    kind: 'body',
    status,
    contentType: 'text/html',
    body,
  }),
  text: (body: string, { status = 200, contentType = 'application/json' } = {}): FakeAnswer => ({
    kind: 'body',
    status,
    contentType,
    body,
  }),
  serverError: (): FakeAnswer => ({
    kind: 'body',
    status: 500,
    contentType: 'text/plain',
    body: 'Internal Server Error',
  }),
  /** The connection is closed without an answer. */
  drop: (): FakeAnswer => ({ kind: 'drop' }),
  /** No answer, until the caller gives up or the backend stops. */
  hang: (): FakeAnswer => ({ kind: 'hang' }),
  after: (ms: number, then: FakeAnswer): FakeAnswer => ({ kind: 'delay', ms, then }),
  /** One that comes when the test says so. */
  held(then: FakeAnswer): { given: FakeAnswer; release: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { given: { kind: 'held', released: promise, then }, release: resolve };
  },
};

interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeBackend {
  url: string;
  anonKey: string;
  /** The settings that make a site use this backend: `startSite({ env: backend.env })`. */
  env: { BACKEND_URL: string; BACKEND_ANON_KEY: string };
  /** Every call that came in, in order. */
  requests: RecordedRequest[];
  /** Sets what get-brand-website answers for a brand id or host name. */
  brand(brandId: string, answer: FakeAnswer): void;
  /** Sets what another call answers, e.g. `/functions/v1/catering-request`; the default is success. */
  call(path: string, answer: FakeAnswer): void;
  stop(): Promise<void>;
}

const CONFIGURATION_CALL = '/functions/v1/get-brand-website';

/** A hosted backend of our own on a free port, with the wire of the real one and answers that a test chooses. */
export async function startFakeBackend(): Promise<FakeBackend> {
  const anonKey = 'fake-anon-key';
  const brands = new Map<string, FakeAnswer>();
  const calls = new Map<string, FakeAnswer>();
  const requests: RecordedRequest[] = [];

  const answerFor = (path: string, body: string): FakeAnswer => {
    if (path === CONFIGURATION_CALL) return brands.get(brandIdOf(body)) ?? answer.failure('Brand not found');
    const chosen = calls.get(path);
    if (chosen) return chosen;
    if (path.startsWith('/rest/v1/')) return { kind: 'body', status: 201, contentType: 'application/json', body: '' };
    return answer.text('{"success":true}');
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const body = await bodyOf(request);
    requests.push({ method: request.method ?? '', path, headers: request.headers, body });
    if (request.headers.apikey !== anonKey) {
      send(response, 401, 'application/json', '{"message":"Invalid API key"}');
      return;
    }
    give(answerFor(path, body), response);
  });
  const port = await listenOnLoopback(server);
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    anonKey,
    env: { BACKEND_URL: url, BACKEND_ANON_KEY: anonKey },
    requests,
    brand: (brandId, chosen) => brands.set(brandId, chosen),
    call: (path, chosen) => calls.set(path, chosen),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// A hosted backend allows no more than these headers across origins.
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, content-profile, prefer',
};

function give(chosen: FakeAnswer, response: ServerResponse): void {
  switch (chosen.kind) {
    case 'data':
      send(response, 200, 'application/json', JSON.stringify({ success: true, data: chosen.data }));
      break;
    case 'failure':
      send(response, chosen.status ?? 200, 'application/json', JSON.stringify({ success: false, error: chosen.error }));
      break;
    case 'body':
      send(response, chosen.status, chosen.contentType, chosen.body);
      break;
    case 'drop':
      response.socket?.destroy();
      break;
    case 'hang':
      break;
    case 'held':
      void chosen.released.then(() => give(chosen.then, response));
      break;
    case 'delay':
      setTimeout(() => give(chosen.then, response), chosen.ms).unref();
      break;
  }
}

function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { ...cors, 'content-type': contentType }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function brandIdOf(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'brandId' in parsed ? String(parsed.brandId) : '';
  } catch {
    return '';
  }
}
