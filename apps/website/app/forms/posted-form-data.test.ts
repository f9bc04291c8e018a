import { expect, test } from 'vitest';
import { postedFormData } from './posted-form-data.ts';

function post(type: string, body: BodyInit): Promise<FormData> {
  return postedFormData(
    new Request('http://lucia.example/careers', { method: 'POST', headers: { 'content-type': type }, body }),
  );
}
const part = (head: string, value: string) => `--b\r\n${head}: form-data; name="a"\r\n\r\n${value}\r\n`;
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

test.each([
  [URLENCODED, 'a=1+%26+2&b='],
  [MULTIPART, `${part('Content-Disposition', '1 & 2')}--b--\r\n`],
])('a form comes as it was sent: %s', async (type, body) => {
  expect((await post(type, body)).get('a')).toBe('1 & 2');
});

test('a text of a megabyte is one field', async () => {
  expect((await post(URLENCODED, `a=${'%41'.repeat(1_000_000)}`)).get('a')).toHaveLength(1_000_000);
});

test.each([
  ['no form', 'text/plain', 'a=1'],
  ['a form without a boundary', 'multipart/form-data', part('Content-Disposition', '1')],
  ['a million fields', URLENCODED, 'a&'.repeat(1_000_000)],
  ['a hundred thousand parts', MULTIPART, `${part('content-disposition', '').repeat(100_000)}--b--\r\n`],
])('%s is refused, at once', async (_what, type, body) => {
  const began = performance.now();
  await expect(post(type, body)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(4_000);
});
