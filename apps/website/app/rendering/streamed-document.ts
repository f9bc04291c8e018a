/**
 * A document that is sent piece by piece, as they come. Its header asks a proxy in between not to gather them, and tells
 * our own server to hand on each.
 */
export function streamedDocument(pieces: AsyncGenerator<string>, status = 200, headers: HeadersInit = {}): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', [UNBUFFERED]: 'no', ...headers },
  });
}

const UNBUFFERED = 'X-Accel-Buffering';

export function isStreamed({ headers }: Response): boolean {
  return headers.has(UNBUFFERED);
}
