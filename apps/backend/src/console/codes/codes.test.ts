import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { audit, codes, siteCounts } from '../../database/schema.ts';
import { findCode } from './read-codes.ts';

const logger = watchErrors();
const design = { paper: 'tent', sheet: 'a4', large: 'Tell us', small: 'In a minute', word: 'Table', ground: 'paper' };
const terrace = { name: 'Terrace', place: 'r_1', target: { to: 'feedback' }, design, tables: ['1', '2', 'Bar 3'] };

describe('printed codes', () => {
  const site = inboxSuite(embeddedDatabases(), logger, { now: () => new Date('2026-11-23T01:40:00Z') });
  let owner: Person;
  let manager: Person;
  beforeAll(async () => {
    owner = await site().person('Olga', 'maple', 'owner');
    manager = await site().person('Mateo', 'maple', 'location', ['r_1']);
  });
  const make = async (who: Person, set: object = {}, id: string = randomUUID()) =>
    who.put(`maple/codes/${id}`, { ...terrace, ...set });

  test('are made once for each table, and stay the same when they are pointed elsewhere', async () => {
    const id = randomUUID();
    const { status, body } = await make(manager, {}, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Terrace', place: { id: 'r_1', name: 'Junction' }, scans: 0, putAway: false });
    expect(body.codes.map(({ table }: { table: string }) => table)).toEqual(['1', '2', 'Bar 3']);
    const printed = body.codes.map(({ code }: { code: string }) => code);
    for (const code of printed) expect(code).toMatch(/^[2-9a-hjkmnp-z]{6}$/);
    expect((await make(manager, {}, id)).body.codes).toEqual(body.codes);

    const { database } = site();
    const [first] = printed;
    expect(await findCode(database, 'maple', first)).toEqual({
      ...{ code: first, target: { to: 'feedback' }, place: 'r_1', table: '1' },
    });
    expect(await findCode(database, 'nova', first)).toBeUndefined();

    const changed = await manager.patch(`maple/codes/${id}`, { target: { to: 'menu' }, addTables: ['2', '4'] });
    expect(changed.body.leadsTo).toBe(`/menu/junction?src=${first}&t=1`);
    expect(changed.body.codes.map(({ code }: { code: string }) => code).slice(0, 3)).toEqual(printed);
    expect(changed.body.codes.map(({ table }: { table: string }) => table)).toEqual(['1', '2', 'Bar 3', '4']);
    expect(await findCode(database, 'maple', first)).toMatchObject({ target: { to: 'menu' } });

    // Put away, they lead on.
    await manager.patch(`maple/codes/${id}`, { putAway: true });
    expect(await findCode(database, 'maple', first)).toMatchObject({ target: { to: 'menu' } });
    expect(await database.$count(codes)).toBe(4);
    const told = (await database.select().from(audit)).map(({ what }) => what);
    expect(told.filter((what) => what.startsWith('codes.'))).toEqual(['codes.made', 'codes.changed', 'codes.changed']);
  });

  test('lead nowhere that the site does not', async () => {
    for (const target of [
      { to: 'link', url: 'https://evil.example/' },
      { to: 'link', url: 'javascript:alert(1)' },
      { to: 'page', path: '//evil.example' },
      { to: 'page', path: '/no-such-page' },
      { to: 'anywhere' },
    ]) {
      expect((await make(owner, { target })).body.error, JSON.stringify(target)).toBe('not-understood');
    }
    expect((await make(owner, { place: 'r_9' })).body.error).toBe('unknown-location');
    for (const tables of [
      ['1', '1'],
      ['<b>'],
      ['x'.repeat(21)],
      Array.from({ length: 61 }, (_, table) => String(table)),
    ]) {
      expect((await make(owner, { tables })).body.error).toBe('not-understood');
    }
  });

  test('are seen and changed by who sees their place, and by nobody else', async () => {
    const { person } = site();
    const ofAll = (await make(owner, { place: null, tables: [] })).body;
    const ofOther = (await make(owner, { place: 'r_2', name: 'Zanzibar' })).body;
    expect(ofAll.codes).toMatchObject([{ table: null }]);
    const seen = (await manager.get('maple/codes')).body;
    expect(JSON.stringify(seen)).not.toContain('Zanzibar');
    expect(seen).toMatchObject({ mayAll: false, places: [{ id: 'r_1' }] });
    expect((await owner.get('maple/codes')).body).toMatchObject({ mayAll: true, days: 30, name: 'Maple & Ember' });
    for (const { id } of [ofAll, ofOther]) {
      expect((await manager.patch(`maple/codes/${id}`, { name: 'Mine' })).status).toBe(404);
      // The id of a set that is there, or of another brand, is no way in.
      expect((await manager.put(`maple/codes/${id}`, terrace)).status).toBe(404);
    }
    expect((await manager.patch(`maple/codes/${(await make(manager)).body.id}`, { place: 'r_2' })).status).toBe(400);
    expect((await make(manager, { place: null })).status).toBe(403);
    expect((await make(manager, { place: 'r_2' })).body.error).toBe('unknown-location');
    const clerk = await person('Ines', 'maple', 'inbox');
    const stranger = await person('Sam', 'nova', 'owner');
    expect([(await clerk.get('maple/codes')).status, (await make(clerk)).status]).toEqual([403, 403]);
    expect([(await stranger.get('maple/codes')).status, (await make(stranger)).status]).toEqual([404, 404]);
    expect((await stranger.patch(`nova/codes/${ofAll.id}`, { name: 'Mine' })).status).toBe(404);
  });

  test('say how often they were scanned in the last 30 days', async () => {
    const { id, codes: made } = (await make(owner, { name: 'Counted' })).body;
    const scanned = (day: string, index: number, count: number) => ({
      ...{ brandId: 'maple', what: 'scanned' as const, place: 'r_1', subject: made[index].code, day, count },
    });
    await site()
      .database.insert(siteCounts)
      .values([
        scanned('2026-11-22', 0, 3),
        scanned('2026-11-20', 0, 2),
        scanned('2026-11-20', 1, 4),
        scanned('2026-10-01', 0, 9),
      ]);
    const set = (await owner.get('maple/codes')).body.sets.find((one: { id: string }) => one.id === id);
    expect(set.scans).toBe(9);
    expect(set.codes.map(({ scans }: { scans: number }) => scans)).toEqual([5, 4, 0]);
  });
});
