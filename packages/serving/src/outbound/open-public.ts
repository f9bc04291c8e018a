/** One request to a machine that an operator named, over a connection of its own. */
import http from 'node:http';
import https from 'node:https';
import { type LookupAll, leadsInward, PrivateAddress, publicLookup } from './public-addresses.ts';

/** Who may be reached. Both are for the network that the site runs in, and for tests. */
export interface Reach {
  /** Also addresses that are not public, and any port. */
  allowPrivate?: boolean;
  /** In place of the system's, for what is not `allowPrivate`. */
  lookup?: LookupAll;
}

export interface OutboundRequest extends Reach {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Ends it, also while the answer's body is read. */
  signal: AbortSignal;
}

/** An address that is not asked at all, whatever it would answer. */
export class RefusedAddress extends Error {}

/**
 * The answer to a request, its body still to be read (or destroyed). Redirects are answers like any other. The name is
 * looked up once, when the socket connects, and only addresses of the public internet pass.
 *
 * No cookies, no proxy of the environment, no connection that is kept.
 * @throws PrivateAddress, RefusedAddress (another scheme than http(s)), or what the network says
 */
export async function openPublic(url: URL, request: OutboundRequest): Promise<http.IncomingMessage> {
  const { method = 'GET', headers, body, signal, allowPrivate = false, lookup } = request;
  refuse(url, allowPrivate);
  return await new Promise((resolve, reject) => {
    const sent = (url.protocol === 'http:' ? http : https).request(url, {
      method,
      // A connection of its own, which this lookup has chosen.
      agent: false,
      lookup: allowPrivate ? undefined : publicLookup(lookup),
      signal,
      headers: { 'user-agent': 'Tablefront', ...headers, ...(body && { 'content-length': String(body.length) }) },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    // A 101 that nobody asked for is neither: whoever waits for it would wait for ever.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error(`${url.host} answers in another protocol`));
    });
    sent.on('close', () => reject(new Error(`${url.host} did not answer`)));
    sent.end(body);
  });
}

function refuse(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RefusedAddress(`${url.protocol} is not http(s)`);
  if (allowPrivate) return;
  // Sockets look up names only, not what already is an address.
  if (leadsInward(url)) throw new PrivateAddress(`${url.hostname} is not an address of the public internet`);
}
