import { isIP, isIPv6 } from 'node:net';

/** Some proxies write the port too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * What of an address stands for one visitor: an IPv4 address, of an IPv6 address the /64 that a household or a phone has
 * to itself. Undefined for what is no address.
 */
export function visitorSubject(address: string): string | undefined {
  const trimmed = address.trim();
  const [, version6, version4] = withPort.exec(trimmed) ?? [];
  const plain = (version6 ?? version4 ?? trimmed).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIP(plain) === 0) return undefined;
  if (!isIPv6(plain)) return plain;

  // An address that ends in four decimal numbers has those in its last 32 bits, which do not count here.
  const [head = '', tail] = plain
    .toLowerCase()
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
