import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(path.resolve(import.meta.dirname, '../../public/push-worker.js'), 'utf8');
type Told = (event: object) => void;

/** The worker, with what a browser gives it. */
function startWorker(open: string[] = []) {
  const heard = new Map<string, Told>();
  const shown: unknown[] = [];
  const went: string[] = [];
  const windows = open.map((url) => ({
    url,
    focus: async () => void went.push(`focus ${url}`),
    navigate: async (to: string) => void went.push(`lead ${url} to ${to}`),
  }));
  const self = {
    addEventListener: (name: string, told: Told) => heard.set(name, told),
    location: { origin: 'https://console.example' },
    registration: { showNotification: async (title: string, more: object) => void shown.push({ title, ...more }) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void went.push(`open ${url}`) },
  };
  runInNewContext(script, { self, URL });
  const tell = async (name: string, event: object) => {
    let done: unknown;
    heard.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return { tell, shown, went, heard };
}

const PAGE = '/brands/demo%3Amaple/inbox/0197a000';
const message = { title: '1 star · Junction', body: 'Maple', tag: 't', url: PAGE };

test('the worker shows what is pushed, and nothing else happens by it', async () => {
  const { tell, shown, heard } = startWorker();
  await tell('push', { data: { json: () => message } });
  expect(shown).toEqual([{ title: '1 star · Junction', body: 'Maple', tag: 't', data: { url: PAGE } }]);
  expect([...heard.keys()]).toEqual(['push', 'notificationclick']);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/api/me',
  '/brands/a/inbox/b?x=1',
  7,
  undefined,
])('a message that leads to %s leads to the console', async (url) => {
  const { tell, shown, went } = startWorker();
  await tell('push', { data: { json: () => ({ ...message, url }) } });
  expect(shown).toMatchObject([{ data: { url: '/' } }]);
  await tell('notificationclick', { notification: { close() {}, data: { url } } });
  expect(went).toEqual(['open https://console.example/']);
});

test('a press leads a console that is open there, or opens one', async () => {
  const click = { notification: { close() {}, data: { url: PAGE } } };
  const none = startWorker();
  await none.tell('notificationclick', click);
  expect(none.went).toEqual([`open https://console.example${PAGE}`]);
  const one = startWorker(['https://console.example/brands/x/today']);
  await one.tell('notificationclick', click);
  expect(one.went).toEqual([
    'focus https://console.example/brands/x/today',
    `lead https://console.example/brands/x/today to https://console.example${PAGE}`,
  ]);
});
