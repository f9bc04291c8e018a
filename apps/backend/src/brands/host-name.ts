import { isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

/**
 * The form in which a host name is stored and looked up: lower case, ASCII (`münchen.example` as browsers send it),
 * without port and without a dot at the end. Undefined for what is no host name.
 */
export function normalizeHostName(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 512) return undefined;

  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  if (bracketed !== undefined) return isIPv6(bracketed) ? `[${bracketed.toLowerCase()}]` : undefined;

  const withoutPort = trimmed.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (/[\s/:@?#%\\]/.test(withoutPort)) return undefined;
  const host = domainToASCII(withoutPort);
  const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
  return host.length <= 253 && host.split('.').every((part) => label.test(part)) ? host : undefined;
}
