import { expect, test } from 'vitest';
import { fetchBrandPicture } from './brand-picture.ts';

const webp = Uint8Array.from([...Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 1, 2, 3]);
const ID = '0197a5c2-1111-4222-8333-444455556666';
const own = { 'x-brand-id': 'lucia' };
const asked: Request[] = [];
const answering = (answer: () => Response | Promise<Response>) =>
  fetchBrandPicture(
    {
      ...{ url: 'https://backend.example/base/', anonKey: 'public', timeoutMs: 50 },
      fetch: async (request) => {
        asked.push(request);
        return answer();
      },
    },
    ID,
  );

test('a picture is asked for with the key, and comes with its brand', async () => {
  expect(await answering(() => new Response(webp, { headers: own }))).toEqual({
    brandId: 'lucia',
    bytes: Buffer.from(webp),
  });
  const [request] = asked;
  expect(request?.url).toBe(`https://backend.example/base/functions/v1/brand-picture?id=${ID}`);
  expect([request?.method, request?.redirect]).toEqual(['GET', 'error']);
  expect(request?.headers.get('authorization')).toBe('Bearer public');
});

test.each<[string, () => Response]>([
  ['that is not there', () => Response.json({ success: false }, { status: 404 })],
  ['of a backend that knows none', () => new Response('[]', { status: 401 })],
  ['of nobody', () => new Response(webp)],
  ['that is a page', () => new Response('<script>1</script>', { headers: { ...own, 'content-type': 'image/webp' } })],
  ['that is nothing', () => new Response(null, { headers: own })],
  [
    'without an end',
    () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(Buffer.concat([webp, new Uint8Array(1_000_000)])),
        }),
        { headers: own },
      ),
  ],
])('a picture %s is none', async (_, answer) => {
  expect(await answering(answer)).toBeUndefined();
});

test('a backend that is away, is busy or never answers is told from one that has no picture', async () => {
  for (const status of [500, 503, 429])
    await expect(answering(() => new Response('', { status }))).rejects.toThrow(String(status));
  await expect(answering(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(
    answering(
      () =>
        new Promise<Response>((_, reject) => {
          const { signal } = asked.at(-1) as Request;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    ),
  ).rejects.toThrow('within 50 ms');
});
