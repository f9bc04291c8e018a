/** The host that the visitor asked for, and from where. A proxy's word for it counts only where the settings trust one. */

function forwarded(request: Request, name: string, trustProxy: boolean): string | undefined {
  if (!trustProxy) return undefined;
  return request.headers.get(`x-forwarded-${name}`)?.split(',')[0]?.trim() || undefined;
}

function hostWithPort(request: Request, trustProxy: boolean): string {
  return forwarded(request, 'host', trustProxy) ?? request.headers.get('host') ?? new URL(request.url).host;
}

/** The host name in lower case, without a port or a final dot. */
export function visitedHost(request: Request, trustProxy: boolean): string {
  return hostWithPort(request, trustProxy).toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** `https://host:port` as it stands in the visitor's address bar. */
export function visitedOrigin(request: Request, trustProxy: boolean): string {
  const scheme =
    forwarded(request, 'proto', trustProxy) === 'https' ? 'https' : request.url.slice(0, request.url.indexOf(':'));
  return `${scheme}://${hostWithPort(request, trustProxy).toLowerCase()}`;
}

/**
 * The visitor's IP address: of the connection or, behind a proxy, the last one in `X-Forwarded-For`, which is the proxy's
 * own entry; those before it are whatever the visitor wrote.
 */
export function visitorAddress(
  request: Request,
  connectionAddress: string | undefined,
  trustProxy: boolean,
): string | undefined {
  const forwardedFor = trustProxy ? request.headers.get('x-forwarded-for') : null;
  return forwardedFor?.split(',').at(-1)?.trim() || connectionAddress;
}
