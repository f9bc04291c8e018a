import type { BackendClient } from '@tablefront/backend-client/client';

const ASK_AGAIN_AFTER_MS = 2_000;

/**
 * Whether a process on a hosted backend can show pages: from when the backend answered once. Later outages leave it ready,
 * as it shows what it knows; if all processes turned away visitors then, nobody would see a page.
 * @param brandKey a brand to ask for; whether there is one does not matter
 */
export function hostedReadiness(client: BackendClient, brandKey: string): () => Promise<boolean> {
  let reached = false;
  let asking: Promise<boolean> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = async () => {
    askedAt = performance.now();
    const answer = await client.getBrandWebsite(brandKey).catch(() => undefined);
    reached ||= answer !== undefined && answer.kind !== 'failed';
    return reached;
  };
  return () => {
    if (reached) return Promise.resolve(true);
    if (performance.now() - askedAt > ASK_AGAIN_AFTER_MS) asking = ask();
    return asking ?? Promise.resolve(false);
  };
}
