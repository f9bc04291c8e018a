import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LatePart, type LateParts, LatePartsContext, piecesOf } from './late-part.tsx';
import { isStreamed, streamedDocument } from './streamed-document.ts';

const options = { start: '<script>go</script>', render: renderToStaticMarkup };

test('the document goes out as far as its late part, with what starts its script; then the part, then the rest', async () => {
  let arrive = (_: React.ReactNode) => {};
  const part = new Promise<React.ReactNode>((resolve) => {
    arrive = resolve;
  });
  const late: LateParts = [];
  const html = renderToStaticMarkup(
    <LatePartsContext value={late}>
      <main>
        <h1>Now</h1>
        <LatePart part={part}>Loading...</LatePart>
      </main>
      <footer />
    </LatePartsContext>,
  );
  const answer = streamedDocument(piecesOf(html, late, options), 400);
  expect(answer.status).toBe(400);
  expect(isStreamed(answer)).toBe(true);
  expect(isStreamed(new Response(html))).toBe(false);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(
    '<main><h1>Now</h1><div class="awaited">Loading...</div><script>go</script>',
  );
  arrive(<p>There & then</p>);
  expect((await reader?.read())?.value).toBe('<p>There &amp; then</p></main><footer></footer>');
  expect((await reader?.read())?.done).toBe(true);
});

test('parts keep their places, in whatever order they come', async () => {
  const late: LateParts = [];
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 20, 'slow'));
  const html = renderToStaticMarkup(
    <LatePartsContext value={late}>
      <LatePart part={slow}>1</LatePart>
      <LatePart part={Promise.resolve('quick')}>2</LatePart>
    </LatePartsContext>,
  );
  expect(await streamedDocument(piecesOf(html, late, options)).text()).toBe(
    '<div class="awaited">1</div><script>go</script>slow<div class="awaited">2</div>quick',
  );
});

test('a visitor who leaves ends the waiting without an error', async () => {
  const late: LateParts = [new Promise(() => {})];
  const { body } = streamedDocument(piecesOf('a<late-part></late-part>b', late, options));
  const reader = body?.getReader();
  await reader?.read();
  await expect(reader?.cancel()).resolves.toBeUndefined();
});
