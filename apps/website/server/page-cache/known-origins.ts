/** A brand's site is seen under its host names, and perhaps under a port or two. */
const MOST_OTHERS = 8;
/** An origin that nobody asked for in this time makes room for another. */
const IDLE_MS = 120_000;

/**
 * Which origins a brand's pages are kept for. The host names that brands have are known; a port, or (where one brand is
 * on every host) the host, is whatever somebody writes into a header: of those only some few at a time.
 */
export function createKnownOrigins(now: () => number) {
  const others = new WeakMap<object, Map<string, number>>();
  return {
    /**
     * @param brand its configuration
     * @param origin as in the visitor's address bar
     * @param host the host name by which the brand was found, if it was
     */
    has(brand: object, origin: string, host: string | undefined): boolean {
      if (host !== undefined && /^[a-z0-9.-]+$/.test(host) && origin.endsWith(`://${host}`)) return true;
      const seen = others.get(brand) ?? new Map<string, number>();
      others.set(brand, seen);
      if (seen.size >= MOST_OTHERS && !seen.has(origin)) {
        for (const [other, lastSeen] of seen) if (now() - lastSeen > IDLE_MS) seen.delete(other);
        if (seen.size >= MOST_OTHERS) return false;
      }
      seen.set(origin, now());
      return true;
    },
  };
}
