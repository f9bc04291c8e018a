/**
 * As much of an S3 store as the file store asks of one: PUT, GET and DELETE of objects by path, with signatures (AWS version
 * 4) that it computes itself, written after Amazon's description and not with the library under test.
 */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from '@tablefront/serving/listening';

export interface FakeS3 {
  url: string;
  objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Whether it answers every call with an error of its own. */
  broken: boolean;
  stop(): Promise<void>;
}

const KEY = 'test-key';
const SECRET = 'secret/with+signs=';
const REGION = 'test-region';

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const path = request.url ?? '';
      const fail = (status: number, code: string) =>
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      if (fake.broken) fail(503, 'SlowDown');
      else if (!isSigned(request, bytes)) fail(403, 'SignatureDoesNotMatch');
      else if (!path.startsWith('/bucket/')) fail(404, 'NoSuchBucket');
      else if (request.method === 'PUT') {
        objects.set(path, { bytes, type: request.headers['content-type'] });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        objects.delete(path);
        response.writeHead(204).end();
      } else {
        const object = objects.get(path);
        if (object) response.writeHead(200).end(object.bytes);
        else fail(404, 'NoSuchKey');
      }
    });
  });
  const port = await listenOnLoopback(server);
  const fake: FakeS3 = {
    url: `s3://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/bucket/uploads?region=${REGION}&tls=off`,
    objects,
    broken: false,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (secretKey: string | Buffer, data: string) => createHmac('sha256', secretKey).update(data).digest();

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', names = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const scope = credential.split('/').slice(1);
  const stated = String(request.headers['x-amz-content-sha256']);
  if (!credential.startsWith(`${KEY}/`) || scope[1] !== REGION || scope[2] !== 's3') return false;
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== sha256(body)) return false;

  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, stated].join('\n');
  const date = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const signing = scope.reduce<string | Buffer>((derived, part) => hmac(derived, part), `AWS4${SECRET}`);
  return hmac(signing, toSign).toString('hex') === signature;
}
