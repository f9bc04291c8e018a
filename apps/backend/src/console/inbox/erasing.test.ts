import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { catering, franchise, row } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { filesOnDisk } from '../../../testing/submission-site.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { audit, submissionHistory, submissions } from '../../database/schema.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';
import { expireSubmissions } from '../forget-console.ts';

const logger = watchErrors();

describeOnEachDatabase('what goes for good', (makeDatabase) => {
  let dataDir = '';
  const site = inboxSuite(async () => {
    const settings = await makeDatabase();
    dataDir = settings.dataDir;
    return settings;
  }, logger);
  let owner: Person;
  beforeAll(async () => {
    owner = await site().person('Olga', 'maple', 'owner');
  });
  beforeEach(async () => {
    await site().database.delete(submissions);
    await site().database.delete(audit);
  });
  const audited = () => site().database.select().from(audit);
  const apply = async (record: Record<string, unknown>, brandId = 'maple') => {
    const { database, files } = site();
    const resume = { field: 'resume' as const, name: 'cv.pdf', type: 'application/pdf', bytes: pdf };
    const written = await writeFiles({ database, files, logger }, [uploadOf(resume)]);
    return storeSubmission(database, { brandId, kind: 'careers', record, files: written.files });
  };
  const store = (kind: 'catering' | 'franchise' | 'restaurant_feedback', record: object, brandId = 'maple') =>
    storeSubmission(site().database, { brandId, kind, record: { ...record } });

  test('all that one person sent is shown, and deleted in one step with a record that names nobody', async () => {
    const address = 'ana.silva@mail.example';
    const theirs = [
      await apply({ name: 'Ana Silva', email: ' Ana.Silva@Mail.example', phone: '1' }),
      await store('catering', { ...catering, phone: '+1 (416) 555-0199', email: null }),
      await store('franchise', { enquiry_data: [{ question: 'E-mail?', response: address }] }),
    ];
    const mention = await store('restaurant_feedback', { ...row, message: `Ask ${address}.` });
    await store('catering', { ...catering, email: 'other.ana.silva@mail.example', phone: '416 555 0198' });
    const elsewhere = await store('catering', { ...catering, email: address }, 'nova');
    const person = { email: address, phone: '416-555-0199' };
    const { body: found } = await owner.post('maple/inbox/person', person);
    expect(found).toMatchObject({ count: 3, files: 1, mentions: [mention] });
    expect(found.submissions.map(({ id }: { id: string }) => id)).toEqual(theirs.toReversed());
    expect(await audited()).toEqual([]);

    const editor = await site().person('Eda', 'maple', 'editor');
    expect((await editor.post('maple/inbox/person', person)).body.error).toBe('not-allowed');
    expect((await editor.post('maple/inbox/person/delete', person)).body.error).toBe('not-allowed');
    owner.caller.provedAt = new Date(Date.now() - 11 * 60_000);
    expect((await owner.post('maple/inbox/person/delete', person)).body.error).toBe('confirm');
    expect(await site().database.$count(submissions)).toBe(6);
    owner.caller.provedAt = new Date();
    expect((await owner.post('maple/inbox/person/delete', person)).body).toEqual({
      submissions: 3,
      files: 1,
      filesLeft: 0,
    });
    const left = await site().database.select({ id: submissions.id }).from(submissions);
    expect(left).toHaveLength(3);
    expect(left.map(({ id }) => id)).toContain(elsewhere);
    expect(filesOnDisk(dataDir)).toEqual([]);
    const [record, ...more] = await audited();
    expect(more).toEqual([]);
    expect(record).toMatchObject({ who: 'Olga', what: 'inbox.person-deleted', detail: { submissions: 3, files: 1 } });
    expect(JSON.stringify(record)).not.toMatch(/silva|0199/i);
  });

  test('what a brand keeps no longer goes with its files, and the audit log says how much of what', async () => {
    const { database, files } = site();
    const old = await apply({ name: 'Old' });
    const fresh = await apply({ name: 'Fresh' });
    const other = await store('franchise', franchise);
    const elsewhere = await apply({ name: 'Elsewhere' }, 'nova');
    await database.execute(sql`update submissions set received_at = now() - interval '91 days' where id <> ${fresh}`);
    await owner.post(`maple/inbox/${old}/notes`, { text: 'A note' });
    const settings = { templates: [], retention: { careers: 90 }, seen: { templates: 0 } };
    const editor = await site().person('Ed', 'maple', 'editor');
    expect((await editor.put('maple/inbox/settings', settings)).body.error).toBe('not-allowed');
    expect((await owner.put('maple/inbox/settings', { ...settings, retention: { careers: 29 } })).status).toBe(400);
    const saved = { templates: [], retention: { careers: 90 }, receipts: {}, versions: { templates: 1, receipts: 0 } };
    expect((await owner.put('maple/inbox/settings', settings)).body).toEqual(saved);
    expect((await owner.get(`maple/inbox/${fresh}`)).body.keptUntil).not.toBeNull();

    expect(await expireSubmissions({ database, files })).toEqual({ submissions: 1, files: 1, filesLeft: 0 });
    expect(await expireSubmissions({ database, files })).toEqual({ submissions: 0, files: 0, filesLeft: 0 });
    const left = await database.select({ id: submissions.id }).from(submissions);
    expect(left.map(({ id }) => id).sort()).toEqual([fresh, other, elsewhere].sort());
    expect(filesOnDisk(dataDir)).toHaveLength(2);
    expect(await database.$count(submissionHistory)).toBe(0);
    expect((await audited()).map(({ what, detail }) => [what, detail])).toEqual([
      ['inbox.retention', { before: {}, after: { careers: 90 } }],
      ['inbox.templates', { templates: 0 }],
      ['inbox.expired', { kind: 'careers', days: 90, submissions: 1, files: 1 }],
    ]);
    await owner.put('maple/inbox/settings', { retention: {} });
  });

  test('settings are changed one without the other; whoever keeps something shorter proves who they are', async () => {
    const { database, person } = site();
    const path = 'maple/inbox/settings';
    for (const days of [100, 40, 1]) {
      const id = await apply({ name: 'Ana' });
      await database.execute(
        sql`update submissions set received_at = now() - ${days} * interval '1 day' where id = ${id}`,
      );
    }
    const editor = await person('Eve', 'maple', 'editor');
    const sorry = { id: 'sorry', name: 'Sorry', text: 'Dear {first name},', kinds: ['restaurant_feedback'] };
    const { body: before } = await owner.put(path, { retention: { careers: 365 } });
    const { versions } = before;
    const now = { ...before, templates: [sorry], versions: { ...versions, templates: versions.templates + 1 } };
    expect((await editor.put(path, { templates: [sorry], seen: versions })).body).toEqual(now);
    expect((await editor.get(path)).body).toEqual(now);
    expect((await editor.put(path, { retention: {} })).body.error).toBe('not-allowed');
    expect((await editor.post(`${path}/expired`, { careers: 30 })).body.error).toBe('not-allowed');

    expect((await owner.post(`${path}/expired`, { careers: 30, catering: 30 })).body).toEqual({ careers: 2 });
    expect((await owner.post(`${path}/expired`, { careers: 29 })).status).toBe(400);
    owner.caller.provedAt = new Date(Date.now() - 11 * 60_000);
    const shorter: object[] = [{ careers: 364 }, { careers: 365, catering: 730 }, { catering: 30 }];
    for (const retention of shorter)
      expect(
        (await owner.put(path, { templates: [], retention, seen: now.versions })).body.error,
        JSON.stringify(retention),
      ).toBe('confirm');
    expect((await owner.get(path)).body).toEqual(now);
    expect((await owner.put(path, { retention: { careers: 730 } })).body.retention).toEqual({ careers: 730 });
    expect((await owner.put(path, { retention: {} })).body).toEqual({ ...now, retention: {} });
    owner.caller.provedAt = new Date();
    expect((await audited()).map(({ what }) => what)).toEqual([
      'inbox.retention',
      'inbox.templates',
      'inbox.retention',
      'inbox.retention',
    ]);
  });

  test('an export has what the filters choose, and no cell that a spreadsheet calculates', async () => {
    await store('catering', { ...catering, full_name: '=HYPERLINK("http://evil.example")' });
    await apply({ name: 'Ana', cover_letter: 'Žluťoučký' });
    const { status, headers, body } = await owner.get('maple/inbox/export?kind=catering');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect((await owner.get('maple/inbox/export')).body).toContain('Žluťoučký');
    expect((await audited()).map(({ what }) => what)).toEqual(['inbox.exported', 'inbox.exported']);
  });
});
