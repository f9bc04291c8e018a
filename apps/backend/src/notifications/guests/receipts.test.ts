import { setTimeout as wait } from 'node:timers/promises';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { inboxSettings } from '../../database/schema.ts';
import { receiptAddress, receiptSubject, receiptText } from './receipt.ts';

const logger = watchErrors();
const patience = { timeout: 15_000, interval: 50 };

test('nothing that a guest wrote is in a receipt but a first name that looks like one', () => {
  const fill = (full_name: string) =>
    receiptText('Dear {first name},\n{brand}, {location} {strange}', { record: { full_name }, brandName: 'Maple' });
  expect(fill('Anne-Marie O’Neil')).toBe('Dear Anne-Marie,\nMaple, Maple {strange}');
  for (const name of ['http://evil.example', 'Buy', 'win.example', 'A\nBcc: x', '{brand}', 'x'.repeat(60)]) {
    const expected = name === 'Buy' ? 'Dear Buy,' : name.startsWith('A\n') ? 'Dear A,' : 'Dear,';
    expect(fill(name).split('\n')[0], name).toBe(expected);
  }
  expect(receiptSubject('Maple\r\nBcc: all@mail.example')).toBe('We have your message: Maple Bcc: all@mail.example');
});

test.each([
  [{ email: 'a@b.example' }, 'a@b.example'],
  [{ contact_email: 'a@b.example', contact_ok: true }, 'a@b.example'],
  [{ contact_email: 'a@b.example', contact_ok: false }, undefined],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, undefined],
  [{ email: 'a@b.example, c@d.example' }, undefined],
  [{}, undefined],
])('a receipt of %j goes to %s', (record, to) => expect(receiptAddress({ record })).toBe(to));

describeOnEachDatabase('receipts', (makeDatabase) => {
  test('go out once to who wants an answer, of the kinds that are on, and of no spam', {
    timeout: 60_000,
  }, async () => {
    const mail = await startMailServer();
    const settings = await makeDatabase();
    const before = await openDatabase(settings, logger);
    const configuration = '{"name":"Maple","email":"hello@maple.example","locations":[]}';
    await saveOperatorBrand(before.database, makeBrand('maple', ['maple.example'], configuration));
    const receipts = {
      media_inquiry: { on: true, text: 'Dear {first name},\n\nWe have it.' },
      catering: { on: false, text: 'No' },
    };
    await before.database.insert(inboxSettings).values({ brandId: 'maple', receipts });
    await before.close();
    const sender = { smtpUrl: mail.url, from: 'Site <site@maple.example>' };
    const backend = await createBackend({ ...settings, anonKey: 'key', mail: sender, logger });
    const send = (more: object, headers: Record<string, string> = {}) =>
      backend.fetch(
        new Request(`http://backend.test/${submissionPaths.mediaInquiry}`, {
          method: 'POST',
          headers: { apikey: 'key', 'content-type': 'application/json', 'x-form-seconds': '20', ...headers },
          body: JSON.stringify({
            ...{
              brand_id: 'maple',
              inquiry_type: 'other_media',
              outlet_name: 'The Paper',
              contact_name: 'Ada Lovelace',
            },
            ...{ email: 'Ada@mail.example', message: 'Hello there, you', consent_contact: true },
            ...more,
          }),
        }),
      );
    const once = { 'idempotency-key': 'the-same-message' };
    for (const answer of [
      await send({}, once),
      await send({}, once),
      await send({ email: 'robot@mail.example' }, { 'x-form-trap': 'x' }),
    ])
      expect(answer.status, await answer.text()).toBeLessThan(300);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), patience);
    await wait(300);
    expect(mail.received).toHaveLength(1);
    const [{ to, email } = { to: [], email: undefined }] = mail.received;
    expect(to).toEqual(['Ada@mail.example']);
    expect(email).toMatchObject({
      from: { name: 'maple', address: 'site@maple.example' },
      ...{ replyTo: [{ address: 'hello@maple.example' }], subject: 'We have your message: maple' },
    });
    expect(email?.text?.trim()).toBe('Dear Ada,\n\nWe have it.');
    expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));

    // Somebody else's address may be typed in: there is an end to it.
    for (let time = 0; time < 7; time += 1) await send({ message: `Hello there, ${time}` });
    await vi.waitFor(() => expect(mail.received).toHaveLength(5), patience);
    await wait(300);
    expect(mail.received).toHaveLength(5);
    await backend.close();
    await mail.close();
  });
});
