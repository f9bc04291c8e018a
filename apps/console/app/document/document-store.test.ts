import type { Saved } from '@tablefront/console-wire/drafts';
import { type JsonObject, keyOf, withKeys } from '@tablefront/restaurant/editing/entry-keys';
import { addingOf, newEntry, settingOf } from '@tablefront/restaurant/editing/form/setting';
import { applyPatches, isSame, type Patch, type Step, valueAt } from '@tablefront/restaurant/editing/patches';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createDocumentStore, type Unsaved } from './document-store.ts';

const first: JsonObject = withKeys({
  name: 'Lucia',
  heroSection: { title: 'Come in' },
  faqs: [{ question: 'Dogs?' }, { question: 'Parking?' }, { question: 'Vegan?' }],
});
const opened = (kept?: Unsaved, now?: () => number) =>
  createDocumentStore({ revision: 0, document: first, published: first }, kept, now);
const setName = (was: string, to: string): Patch => ({ do: 'set', at: ['name'], was, to });

describe('undo', () => {
  test('keystrokes of a second in one field are one step', () => {
    let now = 0;
    const store = opened(undefined, () => now);
    let was = 'Lucia';
    for (const to of ['Lucia ', 'Lucia T', 'Lucia Tr']) {
      store.change([setName(was, to)], { typing: 'name' });
      was = to;
      now += 900;
    }
    now += 200;
    store.change([setName(was, 'Lucia Tro')], { typing: 'name' });
    expect(store.undo()).toBe(true);
    expect(store.get().name).toBe('Lucia Tr');
    store.undo();
    expect(store.get().name).toBe('Lucia');
    expect(store.undo()).toBe(false);
    store.redo();
    expect(store.get().name).toBe('Lucia Tr');
    store.redo();
    expect(store.get().name).toBe('Lucia Tro');
    expect(store.unsaved().waiting).toEqual([setName('Lucia', 'Lucia Tro')]);
  });

  test('leaves what somebody else changed since', () => {
    const store = opened();
    store.change([setName('Lucia', 'Lucy')]);
    store.change([{ do: 'set', at: ['email'], was: null, to: 'a@b.example' }]);
    store.send('1');
    store.saved({ revision: 2, others: [] });
    store.load({ revision: 3, published: first, document: { ...store.get(), name: 'Lucille' } });
    store.undo();
    expect(store.get()).not.toHaveProperty('email');
    expect(store.undo()).toBe(false);
    expect(store.get().name).toBe('Lucille');
  });
});

test('a change tells those who show it, what is around it and in it, and nobody else', () => {
  const store = opened();
  const told: string[] = [];
  const listen = (name: string, at: Step[]) => store.subscribe(at, () => told.push(name));
  listen('all', []);
  listen('hero', ['heroSection']);
  const stop = listen('title', ['heroSection', 'title']);
  listen('name', ['name']);
  listen('question', ['faqs', { key: '$1' }, 'question']);
  listen('other question', ['faqs', { key: '$2' }, 'question']);
  listen('list', ['faqs']);
  const after = (patches: Patch[]) => {
    told.length = 0;
    store.change(patches);
    return told.toSorted();
  };
  expect(after([{ do: 'set', at: ['heroSection', 'title'], was: 'Come in', to: 'Ciao' }])).toEqual([
    'all',
    'hero',
    'title',
  ]);
  expect(after([{ do: 'set', at: ['faqs', { key: '$1' }, 'question'], was: 'Dogs?', to: 'Cats?' }])).toEqual([
    'all',
    'list',
    'question',
  ]);
  stop();
  expect(after([{ do: 'set', at: ['heroSection'], was: { title: 'Ciao' }, to: null }])).toEqual(['all', 'hero']);
  expect(after([{ do: 'move', at: ['faqs', { key: '$1' }] }])).toContain('other question');
});

test('a field is set also where the objects around it are missing, and an entry where there is no list', () => {
  expect(settingOf(first, ['heroSection', 'subtitle'], 'x')).toEqual([
    { do: 'set', at: ['heroSection', 'subtitle'], was: null, to: 'x' },
  ]);
  expect(settingOf(first, ['theme', 'colors', 'accent'], 'red')).toEqual([
    { do: 'set', at: ['theme'], was: null, to: { colors: { accent: 'red' } } },
  ]);
  expect(settingOf(first, ['theme', 'primaryColor'], undefined)).toEqual([]);
  expect(settingOf(first, ['name'], 'Lucia')).toEqual([]);
  const entry = newEntry({ question: 'Hours?' });
  expect(keyOf(entry)).toBeDefined();
  expect(addingOf(first, ['deals'], entry)).toEqual([{ do: 'set', at: ['deals'], was: null, to: [entry] }]);
  expect(addingOf(first, ['faqs'], entry, '$2')).toEqual([{ do: 'add', at: ['faqs'], entry, before: '$2' }]);
});

describe('a conflict', () => {
  const conflicting = () => {
    const store = opened();
    store.change([setName('Lucia', 'Mine')]);
    store.change([{ do: 'set', at: ['email'], was: null, to: 'a@b.example' }]);
    store.send('1');
    store.refusedFor({ revision: 3, others: [{ revision: 2, by: 'bo', patches: [setName('Lucia', 'Theirs')] }] });
    return store;
  };

  test('shows theirs, keeps what was wanted here, and sends the rest', () => {
    const store = conflicting();
    expect(store.get()).toMatchObject({ name: 'Theirs', email: 'a@b.example' });
    expect(store.conflicts()).toMatchObject([{ patch: { to: 'Mine' }, now: 'Theirs' }]);
    expect(store.unsaved().waiting).toHaveLength(1);
  });

  test('is closed by a choice', () => {
    const [theirs, yours] = [conflicting(), conflicting()];
    for (const conflict of theirs.conflicts()) theirs.choose(conflict, 'theirs');
    for (const conflict of yours.conflicts()) yours.choose(conflict, 'yours');
    expect(theirs.get().name).toBe('Theirs');
    expect(yours.get().name).toBe('Mine');
    expect([...theirs.conflicts(), ...yours.conflicts()]).toEqual([]);
    yours.undo();
    expect(yours.get().name).toBe('Theirs');
  });

  test('is closed by changing the field again', () => {
    const store = conflicting();
    store.change([setName('Theirs', 'Both')]);
    expect(store.conflicts()).toEqual([]);
  });

  test('with a removed entry brings it back with what was typed', () => {
    const store = opened();
    const question: Step[] = ['faqs', { key: '$2' }, 'question'];
    store.change([{ do: 'set', at: question, was: 'Parking?', to: 'Where do we park?' }]);
    store.send('1');
    const was = valueAt(first, ['faqs', { key: '$2' }]) as JsonObject;
    store.refusedFor({
      revision: 3,
      others: [{ revision: 2, by: 'bo', patches: [{ do: 'remove', at: ['faqs', { key: '$2' }], was }] }],
    });
    expect(store.at(['faqs'])).toHaveLength(2);
    const [conflict] = store.conflicts();
    if (!conflict) throw new Error('There is a conflict');
    store.choose(conflict, 'yours');
    expect(store.at(question)).toBe('Where do we park?');
    expect((store.at(['faqs']) as JsonObject[]).map(keyOf)).toEqual(['$1', '$2', '$3']);
  });
});

/** A server as the wire says it: each batch whole or not at all, done once, told with what others did. */
function modelServer() {
  let document = first;
  const log: { id: string; by: string; patches: Patch[] }[] = [];
  return {
    log,
    document: () => document,
    revision: () => log.length,
    save(by: string, { id, base, patches }: NonNullable<Unsaved['sent']>): Saved {
      const others = log
        .map((entry, index) => ({ ...entry, revision: index + 1 }))
        .filter((entry) => entry.revision > base && entry.by !== by);
      if (log.some((entry) => entry.id === id)) return { kind: 'saved', revision: log.length, others };
      const { document: next, conflicts } = applyPatches(document, patches);
      if (conflicts.length > 0) return { kind: 'conflict', revision: log.length, conflicts, others };
      document = next;
      log.push({ id, by, patches });
      return { kind: 'saved', revision: log.length, others };
    },
  };
}

describe('two editors', () => {
  const who = fc.constantFrom<'ada' | 'bo'>('ada', 'bo');
  const key = fc.constantFrom('$1', '$2', '$3', 'n1', 'n2');
  const text = fc.constantFrom('a', 'b', 'c');
  const edit = fc.oneof(
    fc.record({
      kind: fc.constant('set' as const),
      at: fc.constantFrom<Step[]>(['name'], ['email'], ['heroSection', 'title']),
      text,
    }),
    fc.record({ kind: fc.constant('question' as const), key, text }),
    fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), key, text }),
    fc.record({ kind: fc.constant('move' as const), key, before: key }),
  );
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.record({ who, do: fc.constant('edit' as const), edit }) },
    { weight: 2, arbitrary: fc.record({ who, do: fc.constant('send' as const), lost: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        who,
        do: fc.constantFrom('undo' as const, 'redo' as const, 'reload' as const, 'load' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        who,
        do: fc.constant('choose' as const),
        which: fc.constantFrom('theirs' as const, 'yours' as const),
      }),
    },
  );
  type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

  function patchesOf(document: JsonObject, one: Edit): Patch[] {
    if (one.kind === 'set') return settingOf(document, one.at, one.text);
    const at: Step[] = ['faqs', { key: one.key }];
    const now = valueAt(document, at);
    if (one.kind === 'add')
      return now === undefined ? addingOf(document, ['faqs'], { $key: one.key, question: one.text }) : [];
    if (now === undefined) return [];
    if (one.kind === 'question') return settingOf(document, [...at, 'question'], one.text);
    if (one.kind === 'move') return [{ do: 'move', at, before: one.before }];
    return [{ do: 'remove', at, was: now as JsonObject }];
  }

  test('end with the same document, and nothing that was typed is gone without a word', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const server = modelServer();
        const stores = { ada: opened(), bo: opened() };
        let ids = 0;
        // What each typed last in a place, until they took it back or chose otherwise.
        const typed = { ada: new Map<string, string>(), bo: new Map<string, string>() };
        const state = () => ({ revision: server.revision(), document: server.document(), published: first });
        function send(by: 'ada' | 'bo', lost: boolean) {
          const store = stores[by];
          ids += 1;
          const sent = store.unsaved().sent ?? store.send(`${by} ${ids}`);
          if (!sent) return;
          const answer = server.save(by, sent);
          // The answer does not come: the same is sent again later.
          if (lost) return;
          const same = answer.kind === 'saved' ? store.saved(answer) : store.refusedFor(answer);
          if (!same) store.load(state());
          const acknowledged = answer.kind === 'saved' && store.isSaved();
          if (acknowledged) expect(isSame(store.get(), server.document())).toBe(true);
        }
        for (const one of events) {
          const store = stores[one.who];
          if (one.do === 'edit') {
            ids += 1;
            const patches = patchesOf(store.get(), Object.assign({}, one.edit, { text: `${one.who} ${ids}` }));
            const isDone = store.change(patches);
            for (const patch of patches) {
              if (isDone && patch.do === 'set') typed[one.who].set(JSON.stringify(patch.at), JSON.stringify(patch.to));
              else typed[one.who].clear();
            }
          } else if (one.do === 'send') send(one.who, one.lost);
          else if (one.do === 'load') !store.unsaved().sent && store.load(state());
          else if (one.do === 'choose') store.conflicts()[0] && store.choose(store.conflicts()[0] as never, one.which);
          else if (one.do === 'reload') {
            const kept: Unsaved = JSON.parse(JSON.stringify(store.unsaved()));
            const wanted = store.get();
            stores[one.who] = createDocumentStore(state(), kept);
            if (kept.sent === null && server.revision() === store.revision() && kept.conflicts.length === 0) {
              expect(isSame(stores[one.who].get(), wanted)).toBe(true);
            }
          } else store[one.do]();
          if (['undo', 'redo', 'choose'].includes(one.do)) typed[one.who].clear();
        }
        for (let round = 0; round < 4; round += 1) {
          send('ada', false);
          send('bo', false);
        }
        for (const by of ['ada', 'bo'] as const) {
          const known = JSON.stringify([server.log, stores[by].conflicts()]);
          for (const value of typed[by].values()) expect(known).toContain(value);
        }
        for (const store of Object.values(stores)) {
          store.load(state());
          expect(store.isSaved()).toBe(true);
          expect(isSame(store.get(), server.document())).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('what waits is joined: a word typed is one change', () => {
  const store = opened();
  const told = vi.fn();
  store.watch(told);
  store.change([setName('Lucia', 'L')], { typing: 'n' });
  store.change([setName('L', 'Lu')], { typing: 'n' });
  expect(store.unsaved().waiting).toEqual([setName('Lucia', 'Lu')]);
  store.change([setName('Lu', 'Lucia')], { typing: 'n' });
  expect(store.unsaved().waiting).toEqual([]);
  expect(told).toHaveBeenCalledTimes(3);
});

test('a value that stands against what went live is kept or given up, and both are told to the server', () => {
  const conflict = { patch: setName('Lucy', 'Live'), now: 'Lucia' };
  const state = { revision: 4, document: first, published: { ...first, name: 'Live' }, conflicts: [conflict] };
  const [yours, theirs] = [createDocumentStore(state), createDocumentStore(state)];
  yours.choose(yours.conflicts()[0] as never, 'yours');
  theirs.choose(theirs.conflicts()[0] as never, 'theirs');
  expect(yours.unsaved().waiting).toEqual([setName('Lucia', 'Lucia')]);
  expect(theirs.unsaved().waiting).toEqual([setName('Lucia', 'Live')]);
  theirs.load(state);
  expect(theirs.conflicts()).toEqual([]);
  expect(theirs.get().name).toBe('Live');
});
