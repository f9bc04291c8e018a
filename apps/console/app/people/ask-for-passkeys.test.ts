import { expect, test } from 'vitest';
import { askForPasskeys } from './ask-for-passkeys.ts';

const ACCOUNT = 'https://console.example/brands/maple/account';

test('asks all who left an address, and says where a passkey is made', () => {
  const link = askForPasskeys(
    [{ email: 'luc@maple.example' }, { email: null }, { email: 'ida@maple.example' }],
    ACCOUNT,
  );
  const { protocol, pathname, searchParams } = new URL(link ?? '');
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'luc@maple.example,ida@maple.example']);
  expect(searchParams.get('subject')).toBe('A passkey for the console');
  expect(searchParams.get('body')).toContain(ACCOUNT);
});

test('an address brings no fields of its own along, and nobody is nobody', () => {
  const link = askForPasskeys([{ email: 'a@b.example?bcc=spy@mail.example&x=\r\nCc:y' }], ACCOUNT) ?? '';
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link).not.toMatch(/\s/);
  expect(askForPasskeys([{ email: null }], ACCOUNT)).toBeUndefined();
});
