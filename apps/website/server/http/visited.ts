/** The host that the visitor asked for, as the edge has made it out (see `readVisit`): the request bears no other any more. */

/** The host name in lower case, without a port or a final dot. */
export function visitedHost(request: Request): string {
  return new URL(request.url).hostname;
}

/** `https://host:port` as it stands in the visitor's address bar. */
export function visitedOrigin(request: Request): string {
  return new URL(request.url).origin;
}
