import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { Unavailable } from '../failures/unavailable.ts';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool for requests, which must not pile up: beyond `mostWaiting` a caller is refused at once. A connection that broke
 * in a transaction leaves the pool by itself: Drizzle forgets to release one whose `begin` fails, and hands one back
 * that is still waiting for an answer.
 */
export class RequestPool extends Pool {
  private readonly mostWaiting: number;

  constructor({ mostWaiting, ...settings }: PoolConfig & { mostWaiting: number }) {
    super(settings);
    this.mostWaiting = mostWaiting;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const refused = this.waitingCount >= this.mostWaiting ? new Unavailable('Every connection is in use') : undefined;
    if (callback) {
      if (refused) process.nextTick(callback, refused, undefined, () => {});
      else super.connect(callback);
      return undefined;
    }
    return refused ? Promise.reject(refused) : super.connect().then(letGoWhenBroken);
  }
}

function letGoWhenBroken(client: PoolClient): PoolClient {
  const { release, query } = client;
  let released = false;
  const letGo = (reason?: Error | boolean) => {
    if (released) return;
    released = true;
    client.query = query;
    release.call(client, reason);
  };
  client.release = letGo;
  Reflect.set(client, 'query', (...parameters: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, parameters);
    if (answer instanceof Promise) answer.catch((error: unknown) => isBroken(error) && letGo(true));
    return answer;
  });
  return client;
}

/** Everything but an error of the statement itself. */
function isBroken(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.severity !== 'ERROR';
}
