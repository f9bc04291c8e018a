/** Whoever has a role for one place of one brand, and names everything of others that there is. Every call: `every-call.test.ts`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { submissionFiles, submissions } from '../../database/schema.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';

const logger = watchErrors();
const SECRET = 'Zanzibar';

describe('a role for one place', () => {
  const site = inboxSuite(embeddedDatabases(), logger);
  /** What is not theirs: of the other place, of no place, of another brand with the same id of a place. */
  let foreign: { id: string; file: string; brand: string }[] = [];
  let own = '';
  let manager: Person;
  let clerk: Person;
  let owner: Person;

  beforeAll(async () => {
    const { database, files, person } = site();
    manager = await person('Mateo', 'maple', 'location', ['r_1']);
    clerk = await person('Ines', 'maple', 'inbox', ['r_1']);
    owner = await person('Olga', 'maple', 'owner');
    own = await storeSubmission(database, {
      brandId: 'maple',
      kind: 'callback',
      restaurantId: 'r_1',
      record: { message: 'Ours' },
    });
    const store = async (brandId: string, restaurantId?: string) => {
      const resume = { field: 'resume' as const, name: `${SECRET}.pdf`, type: 'application/pdf', bytes: pdf };
      const written = await writeFiles({ database, files, logger }, [uploadOf(resume)]);
      const record = { name: SECRET, email: 'z@mail.example', cover_letter: `${SECRET} tag` };
      const id = await storeSubmission(database, {
        ...{ brandId, kind: 'careers', record, suspectedSpam: false, files: written.files },
        ...(restaurantId !== undefined && { restaurantId }),
      });
      const file = (await database.select().from(submissionFiles)).find(({ submissionId }) => submissionId === id);
      return { id, file: file?.id ?? '', brand: brandId };
    };
    foreign = [await store('maple', 'r_2'), await store('maple'), await store('nova', 'r_1')];
    await database.update(submissions).set({ tags: ['zanzibar'] });
  });

  test('sees of every list and search what is of that place, whatever it asks for', async () => {
    const queries = [
      '',
      '?box=all',
      '?location=r_1&location=r_2',
      '?location=r_2',
      `?words=${SECRET}`,
      '?box=all&kind=careers',
    ];
    for (const who of [manager, clerk]) {
      for (const query of queries) {
        const { body } = await who.get(`maple/inbox${query}`);
        const ids = body.items.map(({ id }: { id: string }) => id);
        expect(
          ids.filter((id: string) => id !== own),
          query,
        ).toEqual([]);
      }
      expect((await who.get('maple/inbox/counts')).body.open).toBe(1);
      const about = (await who.get('maple/inbox/about')).body;
      expect(about.places).toEqual([{ id: 'r_1', name: 'Junction' }]);
      const today = (await who.get('maple/today')).body;
      expect(today.waiting).toMatchObject({ open: 1, new: 1 });
      expect(today.places.map(({ id }: { id: string }) => id)).toEqual(['r_1']);
      expect(JSON.stringify(today)).not.toContain(SECRET);
    }
    for (const query of ['', '?location=r_2', `?words=${SECRET}`]) {
      expect((await manager.get(`maple/inbox/export${query}`)).body).not.toContain(SECRET);
    }
  });

  test('erases nobody, exports nothing as inbox alone, and says nothing of settings', async () => {
    const person = { email: 'z@mail.example' };
    for (const who of [manager, clerk]) {
      expect((await who.post('maple/inbox/person', person)).body.error).toBe('not-allowed');
      expect((await who.post('maple/inbox/person/delete', person)).body.error).toBe('not-allowed');
      const settings = { templates: [], retention: { careers: 30 }, seen: { templates: 0 } };
      expect((await who.put('maple/inbox/settings', settings)).body.error).toBe('not-allowed');
      expect((await who.get('maple/inbox/settings')).body.error).toBe('not-allowed');
      expect((await who.post('maple/inbox/settings/expired', { careers: 30 })).body.error).toBe('not-allowed');
    }
    expect((await clerk.get('maple/inbox/export')).body.error).toBe('not-allowed');
  });

  test('what applicants attach is opened by owners and managers alone', async () => {
    const [elsewhere] = foreign;
    const path = `maple/inbox/${elsewhere?.id}/files/${elsewhere?.file}`;
    const editor = await site().person('Ed', 'maple', 'editor');
    expect((await editor.get(path)).body.error).toBe('not-allowed');
    const { status, headers } = await owner.get(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': `attachment; filename="${SECRET}.pdf"; filename*=UTF-8''${SECRET}.pdf`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});
