import { connect } from 'node:net';

export interface RawResponse {
  /** 0 where the connection was closed without an answer. */
  status: number;
  /** Lower-case names; of those that come twice, the last. */
  headers: Record<string, string>;
  body: string;
}

const ANSWERED_WITHIN_MS = 15_000;

/**
 * Writes these bytes to the site, one character each, and reads what comes back until the connection ends: requests that
 * no HTTP client would send. They should ask for the connection to be closed.
 */
export function rawRequest(port: number, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const tooLate = setTimeout(() => socket.destroy(new Error('The site did not answer')), ANSWERED_WITHIN_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => {
      // Reset after the answer, as for a body that is not read to its end.
      if (chunks.length === 0) reject(error);
    });
    socket.on('close', () => {
      clearTimeout(tooLate);
      resolve(responseOf(Buffer.concat(chunks).toString('utf8')));
    });
    socket.write(Buffer.from(text, 'latin1'));
  });
}

function responseOf(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: Object.fromEntries(pairs),
    body: text.slice(end + 4),
  };
}
