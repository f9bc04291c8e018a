/** The inbox as it is in the console: behind its sign-in, with all that a backend gives it. */
import { expect, test, vi } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { jpeg, pdf, svg } from '../../../testing/sample-files.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { ANON_KEY } from '../../../testing/submission-site.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { openAdministration } from '../../administration/open-administration.ts';
import { createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();
const ORIGIN = 'https://console.tablefront.test';

test('is there for who is signed in, with news, files to be saved and photos made anew', {
  timeout: 60_000,
}, async () => {
  const settings = await makeDatabase();
  const opened = await openDatabase(settings, logger);
  const { database } = opened;
  await saveOperatorBrand(database, makeBrand('maple'));
  const files = await openFileStore(settings);
  const sent = [
    { field: 'resume' as const, name: 'cv.pdf', type: 'application/pdf', bytes: pdf },
    { field: 'photo' as const, name: 'me.jpg', type: 'image/jpeg', bytes: jpeg },
    { field: 'photo' as const, name: 'me.svg', type: 'image/svg+xml', bytes: svg },
  ];
  const written = await writeFiles({ database, files, logger }, sent.map(uploadOf));
  const record = { name: 'Devon', position: 'Cook', email: 'devon@mail.example' };
  const application = {
    brandId: 'maple',
    kind: 'careers' as const,
    record,
    suspectedSpam: false,
    files: written.files,
  };
  const id = await storeSubmission(database, application);
  await opened.close();

  const encodePhoto = vi.fn(async () => Uint8Array.from([1, 2, 3]));
  const backend = await createBackend({
    ...settings,
    anonKey: ANON_KEY,
    logger,
    consoleOrigin: () => ORIGIN,
    encodePhoto,
  });
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { origin: ORIGIN, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const response = await backend.console.fetch(new Request(`${ORIGIN}/api${path}`, init), {
      visitorAddress: '192.0.2.1',
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  for (const path of ['/inbox', `/inbox/${id}`, '/today', '/news', '/inbox/export']) {
    expect((await ask('GET', `/brands/maple${path}`)).status, path).toBe(401);
  }
  const invitation = (await backend.console.firstOwnerLink())?.split('#')[1];
  const begun = await (await ask('POST', '/welcome/options', { invitation, name: 'Olga', way: 'passkey' })).json();
  const response = createAuthenticator(ORIGIN).create(begun.passkey);
  expect((await ask('POST', '/welcome', { ceremony: begun.ceremony, response })).status).toBe(200);

  const list = await ask('GET', '/brands/maple/inbox');
  expect(list.headers.get('cache-control')).toBe('no-store');
  expect((await list.json()).items).toMatchObject([{ id, about: 'Applied · Cook', files: 3 }]);
  const detail = await (await ask('GET', `/brands/maple/inbox/${id}`)).json();
  expect(detail.attachments).toMatchObject([
    { name: 'me.jpg', picture: true, mayOpen: true },
    { name: 'me.svg', picture: false },
    { name: 'cv.pdf', picture: false },
  ]);
  const [photo, drawing, resume] = detail.attachments.map(
    (file: { id: string }) => `/brands/maple/inbox/${id}/files/${file.id}`,
  );
  const picture = await ask('GET', `${photo}/picture`);
  expect([picture.headers.get('content-type'), [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([
    'image/webp',
    [1, 2, 3],
  ]);
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  for (const path of [`${drawing}/picture`, `${resume}/picture`]) expect((await ask('GET', path)).status).toBe(404);
  expect(encodePhoto).toHaveBeenCalledOnce();
  encodePhoto.mockRejectedValueOnce(new Error('no picture'));
  expect((await ask('GET', `${photo}/picture`)).status).toBe(404);
  const saved = await ask('GET', drawing);
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(saved.headers.get('x-content-type-options')).toBe('nosniff');

  const news = await ask('GET', '/brands/maple/news');
  const reader = news.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('retry:');
  const { administration, close } = await openAdministration(settings, logger);
  await administration.deleteSubmissions({ ids: [id] }, true);
  expect((await reader?.read())?.value).toContain(id);
  await reader?.cancel();
  await close();
  await backend.close();
});
