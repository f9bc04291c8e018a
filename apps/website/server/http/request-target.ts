import { otherPathAt } from '../paths.ts';
import type { OwnHostName } from './own-host.ts';
import { isHost } from './visit.ts';

/** A request that is refused before anything looks at it. */
export interface Refusal {
  status: 400 | 404 | 405 | 414;
  text: string;
  /** Of a 405: the methods that are taken. */
  allow?: string;
}

interface RequestHead {
  /** What stands between the method and the version of HTTP. */
  target: string;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
}

/** Longer than any link of the site, and than what proxies and browsers agree on. */
const LONGEST_TARGET = 8_192;
/** Without the query. Redirects know none that is longer, and routers read a path of eight thousand slashes for a quarter of a second. */
const LONGEST_PATH = 2_048;
/** Nothing can be sent from a preview. */
const readingMethods = ['GET', 'HEAD'];
const pageMethods = [...readingMethods, 'POST'];
/** What the console's own pages call. */
const consoleMethods = [...pageMethods, 'PUT', 'PATCH', 'DELETE'];

/** The target without scheme and host, or why the request is not answered. */
export function checkRequest(head: RequestHead): { target: string } | { refusal: Refusal } {
  const hosts = head.rawHeaders.filter(
    (_, index) => index % 2 === 1 && /^host$/i.test(head.rawHeaders[index - 1] ?? ''),
  );
  // Whoever stands in front may read such a body in another way than we do.
  if (head.rawHeaders.some((name, index) => isEncoding(name, index) && !isChunked(head.rawHeaders[index + 1])))
    return refuse(400, 'The transfer encoding is not known');
  if (head.target.length > LONGEST_TARGET) return refuse(414, 'The address is too long');

  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(head.target);
  const target = absolute ? absolute[2] || '/' : head.target;
  const path = target.replace(/\?.*$/s, '');
  if (path.length > LONGEST_PATH) return refuse(414, 'The address is too long');
  // Old health checks speak HTTP/1.0 and name no host; no page is chosen by it.
  const needsHost = !otherPathAt(path)?.health || hosts.length > 0;
  if (needsHost && (hosts.length !== 1 || !isHost(hosts[0] ?? '')))
    return refuse(400, 'The host is missing or malformed');
  // Caches in front would file the answer under one name, and we would make it for the other.
  if (absolute && absolute[1]?.toLowerCase() !== hosts[0]?.toLowerCase()) {
    return refuse(400, 'The address names another host than the header');
  }

  if (!target.startsWith('/') || !isCleanPath(path) || target.includes('#'))
    return refuse(400, 'The address is malformed');
  // Also what only becomes one when dots are resolved: as a redirect it would lead to another host.
  if (/\/(?:\/|\.|%2e)/i.test(path) && new URL(`http://host${path}`).pathname.startsWith('//'))
    return refuse(404, 'Not found');
  return { target };
}

/** Why a method is not taken; undefined where it is. @param own of which of our own hosts the visited one is */
export function checkMethod({ method, path, own }: MethodAndPlace): Refusal | undefined {
  const allowed = own === 'preview' ? readingMethods : own && path.startsWith('/api/') ? consoleMethods : pageMethods;
  const isTaken = allowed.includes(method) || (!own && method !== 'TRACE' && otherPathAt(path)?.wire);
  return isTaken ? undefined : refuse(405, 'This method is not allowed', allowed.join(', ')).refusal;
}

interface MethodAndPlace {
  method: string;
  path: string;
  own: OwnHostName | undefined;
}

function isEncoding(name: string, index: number): boolean {
  return index % 2 === 0 && name.length === 17 && name.toLowerCase() === 'transfer-encoding';
}

function isChunked(value: string | undefined): boolean {
  return value?.trim().toLowerCase() === 'chunked';
}

/** Percent-encoded as it should be, and without what would be read in two ways: control characters and backslashes. */
function isCleanPath(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function refuse(status: Refusal['status'], text: string, allow?: string): { refusal: Refusal } {
  return { refusal: { status, text, ...(allow !== undefined && { allow }) } };
}
