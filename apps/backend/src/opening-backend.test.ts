import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { openedOrOpening } from './opening-backend.ts';

const logger = pino({ level: 'silent' });

function openBackend() {
  const listeners = new Set<(change: { brandId: string }) => void>();
  const backend: Backend = {
    fetch: async () => new Response('open'),
    seedBrands: vi.fn(async () => {}),
    onBrandChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    findPicture: async () => undefined,
    happened: vi.fn(),
    findCode: async () => undefined,
    console: {
      fetch: async () => new Response('console'),
      firstOwnerLink: async () => 'link',
      findDraft: async () => undefined,
      findVersion: async () => undefined,
    },
    close: vi.fn(async () => {}),
  };
  return { backend, tell: (brandId: string) => listeners.forEach((listener) => void listener({ brandId })) };
}

async function opening() {
  const promised = Promise.withResolvers<Backend>();
  const onFailure = vi.fn();
  const backend = await openedOrOpening(promised.promise, { patienceMs: 1, logger, onFailure });
  const ask = (path: string, method = 'POST') => backend.fetch(new Request(`http://backend.test/${path}`, { method }));
  return { ...promised, onFailure, backend, ask };
}

describe('a backend whose database is not there yet', () => {
  test('answers 503 in the shapes of functions and of the table, and is alive but not ready', async () => {
    const { ask, backend } = await opening();
    for (const path of ['functions/v1/website-submissions/feedback', 'rest/v1/restaurant_feedback']) {
      const response = await ask(path);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({ success: false, error: expect.any(String), code: 'PGRST000' });
    }
    const console = await backend.console.fetch(new Request('http://console.localhost/api/me'));
    expect(console.status).toBe(503);
    expect(await console.json()).toMatchObject({ error: 'unavailable' });
    expect((await ask('healthz', 'GET')).status).toBe(200);
    expect((await ask('readyz', 'GET')).status).toBe(503);
  });

  test('passes everything on once it is there', async () => {
    const { backend, ask, resolve } = await opening();
    const heard: string[] = [];
    await backend.seedBrands({ directory: 'brands' });
    backend.onBrandChange(({ brandId }) => heard.push(brandId));
    const stop = backend.onBrandChange(({ brandId }) => heard.push(`unwanted ${brandId}`));
    stop();
    const open = openBackend();
    resolve(open.backend);
    await vi.waitFor(async () => expect(await (await ask('readyz', 'GET')).text()).toBe('open'));
    expect(open.backend.seedBrands).toHaveBeenCalledWith({ directory: 'brands' });
    open.tell('lucia');
    expect(heard).toEqual(['lucia']);
    await backend.close();
    expect(open.backend.close).toHaveBeenCalledOnce();
  });

  test('says so when it can never be opened', async () => {
    const { reject, onFailure, ask, backend } = await opening();
    reject(new Error('no such database'));
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('no such database')));
    expect((await ask('readyz', 'GET')).status).toBe(503);
    await backend.close();
  });

  test('is the backend itself where it is there in time, and its error where it fails in time', async () => {
    const { backend } = openBackend();
    const options = { patienceMs: 60_000, logger, onFailure: vi.fn() };
    expect(await openedOrOpening(Promise.resolve(backend), options)).toBe(backend);
    await expect(openedOrOpening(Promise.reject(new Error('wrong password')), options)).rejects.toThrow('wrong');
    expect(options.onFailure).not.toHaveBeenCalled();
  });
});
