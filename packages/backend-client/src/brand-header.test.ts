import { afterEach, expect, test, vi } from 'vitest';
import { askAssistant } from './assistant.ts';
import { BRAND_HEADER } from './brand-header.ts';
import { createSubmissionClient } from './submissions.ts';

afterEach(() => vi.unstubAllGlobals());

const question = { restaurant_id: '1', query: 'Hello', session_id: null };

/** The brand that each of the browser's calls names. */
async function brandsTold(url: string): Promise<(string | null)[]> {
  const told: (string | null)[] = [];
  // A page's addresses begin where it is.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init: RequestInit) {
        super(new URL(path, 'https://page.example'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    told.push(headers.get(BRAND_HEADER));
    return Response.json({ success: true, response: 'Hello' });
  });
  const access = { url, anonKey: 'key', brandId: 'pho' };
  await askAssistant(access, question);
  const client = createSubmissionClient({ ...access, own: url === '' });
  await client.send('catering', {}, { idempotencyKey: 'k' });
  await client.send('careers', new FormData(), { idempotencyKey: 'k' });
  return told;
}

test('what a page sends on its own origin names its brand, and nothing of it crosses to another', async () => {
  expect(await brandsTold('')).toEqual(['pho', 'pho', 'pho']);
  expect(await brandsTold('https://backend.example')).toEqual([null, null, null]);
});
