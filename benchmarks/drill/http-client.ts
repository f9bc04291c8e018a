import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One visitor's connection: requests one after the other, kept alive between them. */
export function connection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}

interface Question {
  port: number;
  path: string;
  headers: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string | Buffer;
  agent?: Agent;
  /** Without an answer for this long the request has failed. */
  limitMs?: number;
}

/** Rejects when the connection broke before the whole answer was there. */
export function ask({ port, path, headers, method = 'GET', body, agent, limitMs = 30_000 }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        if (!response.complete) reject(new Error('The answer was cut off'));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    const timer = setTimeout(() => asked.destroy(new Error(`no answer within ${limitMs / 1000} s`)), limitMs);
    asked.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    asked.end(body);
  });
}

/** The body as text, whatever its encoding. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  return body.toString('utf8');
}
