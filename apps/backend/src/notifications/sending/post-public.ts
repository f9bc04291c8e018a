import { type OutboundRequest, openPublic } from '@tablefront/serving/outbound/open-public';

const LIMIT_MS = 10_000;

/** Posts to whoever `receiver` is, within 10 s, and answers the status. Redirects are not followed. */
export async function postPublic(
  url: URL,
  request: Omit<OutboundRequest, 'method' | 'signal'>,
  receiver: string,
): Promise<number> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const response = await openPublic(url, { ...request, method: 'POST', signal });
    // What it says besides is of no use, however long it is.
    response.on('error', () => {});
    response.destroy();
    return response.statusCode ?? 0;
  } catch (error) {
    throw signal.aborted ? new Error(`The ${receiver} did not answer within ${LIMIT_MS / 1000} s`) : error;
  }
}
