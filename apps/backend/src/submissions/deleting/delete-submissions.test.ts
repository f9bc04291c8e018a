import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { type FakeS3, startFakeS3 } from '../../../testing/fake-s3.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { storedSubmissions } from '../../../testing/submission-site.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { interruptedUploads } from '../files/interrupted-uploads.ts';
import { writeFiles } from '../files/write-files.ts';
import { deleteBrand } from './delete-brand.ts';
import { deleteSubmissions } from './delete-submissions.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.stop());

test('files that the store does not remove are removed by the next sweep', { timeout: 60_000 }, async () => {
  const settings = await makeDatabase();
  const { database, close } = await openDatabase(settings, logger);
  const files = await openFileStore({ ...settings, filesUrl: s3.url });
  await saveOperatorBrand(database, makeBrand('maple'));
  const ids: string[] = [];
  for (const name of ['one', 'two']) {
    const upload = { field: 'photo' as const, name, type: 'application/pdf', bytes: pdf };
    const written = await writeFiles({ database, files, logger }, [upload, upload].map(uploadOf));
    const sent = { brandId: 'maple', kind: 'careers' as const, record: {}, suspectedSpam: false };
    ids.push(await storeSubmission(database, { ...sent, files: written.files }));
  }
  await interruptedUploads({ database, files }).remove();
  expect(s3.objects.size).toBe(4);

  const away = { ...files, remove: () => Promise.reject(new Error('away')) };
  const gone = await deleteSubmissions({ database, files: away }, { ids: ids.slice(0, 1) }, true);
  expect(gone).toMatchObject({ deleted: true, files: 2, filesLeft: 2 });
  expect(await storedSubmissions(database)).toHaveLength(1);
  expect(s3.objects.size).toBe(4);
  await interruptedUploads({ database, files }).remove();
  expect(s3.objects.size).toBe(2);

  const deleted = await deleteBrand({ database, files: away }, 'maple', { sure: true, withSubmissions: true });
  expect(deleted).toMatchObject({ deleted: true, submissions: 1, files: 2, filesLeft: 2 });
  await interruptedUploads({ database, files }).remove();
  expect(s3.objects.size).toBe(0);
  await close();
});
