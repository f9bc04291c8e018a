/**
 * The HTTP layer's own limit: a bare `node:http` server that sends given bytes. It reads `{headers, body, etag}` (the body in
 * Base64) from its input, and prints the port that it listens at.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const given = z.object({ headers: z.record(z.string(), z.string()), body: z.string(), etag: z.string().optional() });
const { headers, body, etag } = given.parse(await json(process.stdin));
const bytes = Buffer.from(body, 'base64');
const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...short } = headers;

const server = createServer((request, response) => {
  if (etag !== undefined && request.headers['if-none-match'] === etag) response.writeHead(304, short).end();
  else response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
console.log(`port ${typeof address === 'object' ? address?.port : ''}`);
