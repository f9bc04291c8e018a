import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

const ANSWER_LIMIT_MS = 30_000;
const RETRIES = 2;

/** Files in an S3-compatible store, addressed by path (`HOST/BUCKET/KEY`), which every one of them understands. */
export function openS3Files(filesUrl: string): FileStore {
  const { folder, ...access } = readFilesUrl(filesUrl);
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array, type?: string) {
    const response = await client.fetch(`${folder}/${key}`, {
      method,
      body: body && Uint8Array.from(body),
      headers: type === undefined ? {} : { 'content-type': type, 'content-disposition': 'attachment' },
      // What visitors sent goes to nobody but whom the settings name.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    // The answer names the cause (`<Code>AccessDenied</Code>`), and nothing of the file.
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? '';
    throw new Error(`The file store answered ${method} with HTTP ${response.status} ${code}`.trimEnd());
  }

  return {
    async put(key, bytes, type) {
      const response = await ask('PUT', key, bytes, type);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await ask('GET', key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const missing = /<Code>NoSuchBucket<\/Code>/.test(await response.text());
      if (missing) throw new Error('The file store has no such bucket');
      return undefined;
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      await response.body?.cancel();
    },
    // An object appears when it is whole.
    findUnfinished: async () => [],
    removeUnfinished: async () => [],
  };
}

function readFilesUrl(filesUrl: string) {
  const url = URL.canParse(filesUrl) ? new URL(filesUrl) : undefined;
  const path = url?.pathname.replace(/^\/+|\/+$/g, '') ?? '';
  if (url?.protocol !== 's3:' || url.host === '' || url.username === '' || url.password === '' || path === '') {
    throw new Error('FILES_URL must look like s3://KEY:SECRET@HOST/BUCKET?region=REGION');
  }
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    folder: `${scheme}://${url.host}/${path}`,
  };
}
