import { Hono } from 'hono';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { submissions } from '../../database/schema.ts';
import { deleteSubmissions } from '../../submissions/deleting/delete-submissions.ts';
import type { ReachEnvironment } from '../reach.ts';
import { newsFor, newsRoute } from './news-route.ts';

const logger = watchErrors();

/** Reads a stream's events as they come. */
function listen(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = { text: '', over: false, leave: () => reader?.cancel() };
  void (async () => {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) break;
      heard.text += read.value;
    }
    heard.over = true;
  })();
  return heard;
}

describeOnEachDatabase('news', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let owner: Person;
  let manager: Person;
  const left: (() => unknown)[] = [];
  beforeAll(async () => {
    owner = await site().person('Olga', 'maple', 'owner');
    manager = await site().person('Mateo', 'maple', 'location', ['r_2']);
  });
  afterEach(async () => {
    for (const leave of left.splice(0)) await leave();
  });
  const follow = async (who: Person, brand = 'maple') => {
    const response = await who.fetch('GET', `${brand}/news`);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const heard = listen(response);
    left.push(heard.leave);
    await vi.waitFor(() => expect(heard.text).toContain('retry:'));
    return heard;
  };
  const store = (restaurantId: string, brandId = 'maple') =>
    storeSubmission(site().database, { brandId, kind: 'callback', restaurantId, record: { message: 'secret' } });

  test('are of what came, changed and went, by its id alone, and within reach', async () => {
    const [all, some] = [await follow(owner), await follow(manager)];
    const [here, there] = [await store('r_1'), await store('r_2')];
    await store('r_2', 'nova');
    await vi.waitFor(() => expect(all.text).toContain(there));
    await vi.waitFor(() => expect(some.text).toContain(there));
    expect(all.text).toContain(here);
    expect(all.text).toMatch(/event: news\ndata: \{"ids":\["[0-9a-f-]+"(,"[0-9a-f-]+")?\]\}\n\n/);
    expect(some.text).not.toContain(here);
    expect(all.text + some.text).not.toContain('secret');

    const before = all.text.length;
    await owner.post(`maple/inbox/${here}/notes`, { text: 'secret' });
    await vi.waitFor(() => expect(all.text.slice(before)).toContain(here));
    const { database, files } = site();
    const later = some.text.length;
    await deleteSubmissions({ database, files }, { ids: [there] }, true);
    await vi.waitFor(() => expect(some.text.slice(later)).toContain(there));
  });

  test('of very many are told as one', async () => {
    const all = await follow(owner);
    await Promise.all(Array.from({ length: 25 }, () => store('r_1')));
    await site()
      .database.update(submissions)
      .set({ tags: ['seen'] });
    await vi.waitFor(() => expect(all.text).toContain('data: {}'));
  });

  test('are for who has a role, and for ten browsers of theirs', async () => {
    const sam = await site().person('Sam', 'nova', 'inbox');
    expect((await sam.get('maple/news')).body.error).toBe('unknown-brand');
    const open = [];
    for (let n = 0; n < 10; n += 1) open.push(await follow(sam, 'nova'));
    expect((await sam.get('nova/news')).body.error).toBe('too-many');
    await open[0]?.leave();
    await vi.waitFor(async () => void (await follow(sam, 'nova')));
  });

  test('say that they are still there, and end by themselves', async () => {
    const { services } = site();
    const app = new Hono<ReachEnvironment>();
    app.use(async (context, next) => {
      context.set('reach', { caller: owner.caller, brandId: 'maple', role: 'owner', places: null });
      await next();
    });
    app.get('/news', newsRoute(services, { heartbeatMs: 20, lengthMs: 120 }));
    const heard = listen(await app.request('/news'));
    await vi.waitFor(() => expect(heard.over).toBe(true));
    expect(heard.text.match(/: still here/g)?.length).toBeGreaterThan(1);
  });
});

test('what is about no place is news for who sees all', () => {
  const changes = [{ id: 'a', place: null }];
  expect(newsFor({ places: null }, { changes })).toEqual({ ids: ['a'] });
  expect(newsFor({ places: ['r_1'] }, { changes })).toBeUndefined();
  expect(newsFor({ places: ['r_1'] }, {})).toEqual({});
});
