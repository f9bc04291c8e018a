import { randomUUID } from 'node:crypto';
import type { Role } from '@tablefront/console-wire/access';
import { withKeys } from '@tablefront/restaurant/editing/entry-keys';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { requireMay } from './may-change.ts';

const logger = watchErrors();

const document = withKeys({
  name: 'Maple',
  customCode: { head: '<script>1</script>' },
  restaurant_id: 'm',
  locations: [
    {
      restaurant_id: 'r_1',
      name: 'Junction',
      phone: '1',
      openingHours: [{ day: 'Monday', open: '11:00', close: '22:00' }],
    },
    {
      restaurant_id: 'r_2',
      name: 'Main Street',
      phone: '2',
      menu: [{ name: 'Dinner', categories: [{ name: 'Mains', items: [{ id: 'p', name: 'Poutine', price: 1 }] }] }],
    },
  ],
  menu: [{ name: 'Dinner', categories: [{ name: 'Mains', items: [{ id: 'p', name: 'Poutine', price: 1 }] }] }],
  redirects: [{ from: '/a', to: '/b' }],
});
const location = (key: string, ...rest: Patch['at']) => ['locations', { key }, ...rest];
const dish = ['menu', { key: '$1' }, 'categories', { key: '$1' }, 'items', { key: 'p' }];
const set = (at: Patch['at'], to: unknown = 'x'): Patch => ({ do: 'set', at, was: null, to: to as never });

const now = new Date();
const proved = { provedAt: now };
const stale = { provedAt: new Date(now.getTime() - 11 * 60_000) };
function tried(role: Role, patch: Patch, caller = proved): string {
  const places = role === 'location' ? ['r_1'] : null;
  try {
    requireMay({ caller, role, brandId: 'maple', places }, document, [patch], now);
    return 'may';
  } catch (error) {
    return error instanceof ConsoleRefusal ? error.code : String(error);
  }
}

describe('who may change what', () => {
  test.each<[string, Patch, Record<'owner' | 'editor' | 'location', boolean>]>([
    ['a price', set([...dish, 'price'], 2), { owner: true, editor: true, location: false }],
    [
      'a new dish, with an id',
      { do: 'add', at: dish.slice(0, -1), entry: { id: 'q', name: 'New' } },
      { owner: true, editor: true, location: false },
    ],
    ['to take a dish out', { do: 'remove', at: dish, was: {} }, { owner: true, editor: true, location: false }],
    ['another id', set([...dish, 'id']), { owner: true, editor: false, location: false }],
    [
      'hours of one’s own location',
      set(location('$1', 'openingHours'), []),
      { owner: true, editor: true, location: true },
    ],
    [
      'one time in them',
      set(location('$1', 'openingHours', { key: '$1' }, 'open')),
      { owner: true, editor: true, location: true },
    ],
    [
      'special hours of one’s own',
      set(location('$1', 'specialOpeningHoursSpecification'), []),
      { owner: true, editor: true, location: true },
    ],
    [
      'pickup hours of one’s own',
      set(location('$1', 'pickupHours', 'customHours')),
      { owner: true, editor: true, location: true },
    ],
    ['the telephone of one’s own', set(location('$1', 'phone')), { owner: true, editor: true, location: true }],
    ['the same under another name', set(location('$1', 'telephone')), { owner: true, editor: true, location: true }],
    [
      'an entry of one’s own hours',
      { do: 'add', at: location('$1', 'openingHours'), entry: { $key: 'n' } },
      { owner: true, editor: true, location: false },
    ],
    ['one’s own name', set(location('$1', 'name')), { owner: true, editor: true, location: false }],
    [
      'hours of another location',
      set(location('$2', 'openingHours'), []),
      { owner: true, editor: true, location: false },
    ],
    [
      'sold out at another location',
      set(location('$2', 'menu', { key: '$1' }, 'categories', { key: '$1' }, 'items', { key: 'p' }, 'soldOut'), true),
      { owner: true, editor: true, location: false },
    ],
    ['sold out on the brand’s menu', set([...dish, 'soldOut'], true), { owner: true, editor: true, location: false }],
    ['hours of the brand', set(['openingHours'], []), { owner: true, editor: true, location: false }],
    [
      'all locations as one',
      { do: 'set', at: ['locations'], was: document.locations ?? null, to: [] },
      { owner: true, editor: false, location: false },
    ],
    [
      'a new location',
      { do: 'add', at: ['locations'], entry: { $key: 'n', name: 'New' } },
      { owner: true, editor: true, location: false },
    ],
    [
      'a new location with somebody else’s id',
      { do: 'add', at: ['locations'], entry: { $key: 'n', name: 'New', restaurant_id: 'r_1' } },
      { owner: true, editor: false, location: false },
    ],
    ['the id of a restaurant', set(location('$1', 'restaurant_id')), { owner: true, editor: false, location: false }],
    [
      'the same under another name',
      set(location('$1', 'restaurantId')),
      { owner: true, editor: false, location: false },
    ],
    ['old addresses', set(['redirects', { key: '$1' }, 'to']), { owner: true, editor: false, location: false }],
    ['further hosts', set(['embeddedHosts'], ['evil.example']), { owner: true, editor: false, location: false }],
    ['code', set(['customCode', 'head']), { owner: true, editor: false, location: false }],
    ['code at the top', set(['footer']), { owner: true, editor: false, location: false }],
    ['all code', set(['customCode'], { head: 'x' }), { owner: true, editor: false, location: false }],
    ['what nobody knows', set(['unheard']), { owner: true, editor: false, location: false }],
    ['what nobody knows of a dish', set([...dish, 'unheard']), { owner: true, editor: false, location: false }],
  ])('%s', (_what, patch, may) => {
    const all = Object.fromEntries(
      (['owner', 'editor', 'location'] as const).map((role) => [role, tried(role, patch) === 'may']),
    );
    expect(all).toEqual(may);
    expect(tried('inbox', patch)).toBe('not-allowed');
  });

  test('owners change code only after they proved who they are', () => {
    for (const at of [['customCode'], ['customCode', 'head'], ['head'], ['body'], ['footer']]) {
      expect(tried('owner', set(at), stale)).toBe('confirm');
    }
    expect(tried('owner', set(['name']), stale)).toBe('may');
  });
});

describe('who manages the only place of a brand', () => {
  const { locations: _several, ...alone } = document;
  const listed = { ...alone, locations: [{ restaurant_id: 'm', name: 'Here', $key: '$1' }] };
  const mayIn = (site: typeof document, patch: Patch, places = ['m']) => {
    try {
      requireMay({ caller: stale, role: 'location', brandId: 'maple', places }, site, [patch], now);
      return true;
    } catch (error) {
      if (error instanceof ConsoleRefusal && error.code === 'not-allowed') return false;
      throw error;
    }
  };
  const hours = set(['openingHours'], []);
  const soldOut = set([...dish, 'soldOut'], true);

  test.each<[string, Patch, boolean]>([
    ['hours', hours, true],
    ['hours under their other name', set(['openingHoursSpecification'], []), true],
    ['special days', set(['specialOpeningHoursSpecification'], []), true],
    ['pickup', set(['pickupHours', 'customHours'], []), true],
    ['a service', set(['serviceHours'], []), true],
    ['the telephone', set(['telephone']), true],
    ['the telephone under its other name', set(['phone']), true],
    ['what is sold out', soldOut, true],
    ['until when', set([...dish, 'soldOutUntil'], '2027-01-01'), true],
    ['a price', set([...dish, 'price'], 2), false],
    ['the menu as a whole', set(['menu'], []), false],
    ['a dish less', { do: 'remove', at: dish, was: {} }, false],
    ['an entry of the hours', { do: 'add', at: ['openingHours'], entry: { $key: 'n' } }, false],
    ['the name', set(['name']), false],
    ['the e-mail', set(['email']), false],
    ['a location', set(['locations'], []), false],
    ['old addresses', set(['redirects', { key: '$1' }, 'to']), false],
    ['code', set(['customCode', 'head']), false],
    ['what nobody knows', set(['unheard']), false],
  ])('%s', (_what, patch, may) => {
    expect(mayIn(alone, patch)).toBe(may);
    expect(mayIn(alone, patch, ['another'])).toBe(false);
  });

  test('which is listed says its hours there; its menu is the brand’s', () => {
    expect(mayIn(listed, set(location('$1', 'openingHours'), []))).toBe(true);
    expect(mayIn(listed, hours)).toBe(false);
    expect(mayIn(listed, soldOut)).toBe(true);
    expect(mayIn(document, soldOut, ['r_1', 'r_2'])).toBe(false);
  });
});

describeOnEachDatabase('who may what with drafts and versions', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let owner: Person;
  let others: [string, Person][];
  let draft: string;
  beforeAll(async () => {
    owner = await site().person('Ada', 'maple', 'owner');
    draft = (await owner.post('maple/drafts')).body.id;
    others = [
      ['an owner of another brand', await site().person('Nora', 'nova', 'owner')],
      ['an editor of another brand', await site().person('Nils', 'nova', 'editor')],
      ['who has the inbox alone', await site().person('Ines', 'maple', 'inbox')],
      ['a location manager', await site().person('Lou', 'maple', 'location', ['r_1'])],
    ];
  });
  const change = (patch: unknown) => ({ id: randomUUID(), base: 0, patches: [patch] });
  const calls = (brand: string): [string, string, unknown][] => [
    ['GET', `${brand}/drafts`, undefined],
    ['POST', `${brand}/drafts`, {}],
    ['GET', `${brand}/drafts/${draft}`, undefined],
    ['PATCH', `${brand}/drafts/${draft}`, change(set(['name']))],
    ['PATCH', `${brand}/drafts/${draft}`, change(set(location('$2', 'phone')))],
    ['DELETE', `${brand}/drafts/${draft}`, { seen: 0 }],
    ['POST', `${brand}/drafts/${draft}/renew`, { base: 0 }],
    ['PUT', `${brand}/drafts/${draft}/here`, { at: null }],
    ['DELETE', `${brand}/drafts/${draft}/here`, {}],
    ['GET', `${brand}/drafts/${draft}/review`, undefined],
    ['POST', `${brand}/drafts/${draft}/publish`, { seen: 0 }],
    ['DELETE', `${brand}/drafts/${draft}/schedule`, {}],
    ['GET', `${brand}/versions`, undefined],
    ['GET', `${brand}/versions/1`, undefined],
    ['POST', `${brand}/versions/1/again`, { seen: 1 }],
    ['GET', `${brand}/dishes`, undefined],
    ['POST', `${brand}/quick`, { do: 'back', dish: 'poutine', places: ['r_2'] }],
    ['POST', `${brand}/quick`, { do: 'closed', places: null, from: '2030-01-01', through: '2030-01-01', name: null }],
    ['POST', `${brand}/quick/1/undo`, {}],
  ];
  /** What a location manager may read and say. */
  const open = /^GET |^POST maple\/drafts$|^PUT |\/here$|\/renew$/;

  test('every call is refused for another brand, for another location, and for who has no part in it', async () => {
    const before = await owner.get(`maple/drafts/${draft}`);
    for (const [who, person] of others) {
      for (const [method, path, body] of calls('maple')) {
        const { status } = await person.call(method, path, body);
        const isOpen = who === 'a location manager' && open.test(`${method} ${path}`);
        const isGone = path.endsWith('/undo');
        expect({ who, method, path, refused: status >= 400 }).toEqual({ who, method, path, refused: !isOpen });
        if (!isOpen && !isGone) expect([403, 404]).toContain(status);
      }
    }
    const { here: _here, ...after } = (await owner.get(`maple/drafts/${draft}`)).body;
    expect(after).toEqual((({ here: _was, ...rest }) => rest)(before.body));
    expect((await owner.get('maple/versions')).body).toHaveLength(1);
  });

  test('a draft of one brand is not found through another', async () => {
    const both = await site().person('Zoe', '*', 'owner');
    for (const [method, path, body] of calls('nova').filter(([, path]) => path.includes(draft))) {
      expect({ method, path, status: (await both.call(method, path, body)).status }).toEqual({
        method,
        path,
        status: 404,
      });
    }
  });

  test('an editor does not publish what is for owners, nor goes back to it', async () => {
    const editor = await site().person('Eddy', 'maple', 'editor');
    const patch: Patch = { do: 'set', at: ['customCode'], was: null, to: { head: '<script>1</script>' } };
    expect((await owner.patch(`maple/drafts/${draft}`, change(patch))).body).toMatchObject({
      kind: 'saved',
      revision: 1,
    });
    expect((await editor.post(`maple/drafts/${draft}/publish`, { seen: 1 })).body.error).toBe('not-allowed');
    expect((await owner.post(`maple/drafts/${draft}/publish`, { seen: 1 })).status).toBe(200);
    expect((await editor.post('maple/versions/1/again', { seen: 2 })).body.error).toBe('not-allowed');
    owner.caller.provedAt = new Date(Date.now() - 3_600_000);
    expect((await owner.post('maple/versions/1/again', { seen: 2 })).body.error).toBe('confirm');
  });

  test('a location manager saves what is theirs into the draft, and does not publish it', async () => {
    const lou = others[3]?.[1];
    const { revision } = (await owner.post('maple/drafts')).body;
    const patch: Patch = { do: 'set', at: location('$1', 'phone'), was: null, to: '416 555 0100' };
    const saved = await lou?.patch(`maple/drafts/${draft}`, { ...change(patch), base: revision });
    expect(saved?.body).toMatchObject({ kind: 'saved' });
    expect((await lou?.post(`maple/drafts/${draft}/publish`, { seen: revision + 1 }))?.status).toBe(403);
  });
});
