import type { IncomingMessage } from 'node:http';

/** Any body may come in so many pieces. */
const FREE_PIECES = 1_000;
/** Of those beyond, on average: the smallest segments of TCP have 536, browsers and proxies send some thousand at a time. */
const LEAST_BYTES = 256;

/**
 * Ends the connection of those whose body comes in crumbs: each piece costs 400 bytes of memory and its own turn,
 * whatever is in it. Five million chunks of a byte took the process 2 GB and minutes.
 */
export function cutOffCrumbs(incoming: IncomingMessage): void {
  let pieces = 0;
  let bytes = 0;
  // Where Node's parser hands each piece over: whoever reads the body later sees them joined, or too late.
  const push = incoming.push.bind(incoming);
  incoming.push = (piece: Uint8Array | null, ...rest) => {
    if (piece !== null) {
      pieces += 1;
      bytes += piece.length;
      if (pieces > FREE_PIECES && bytes < (pieces - FREE_PIECES) * LEAST_BYTES) {
        incoming.socket.destroy();
        return false;
      }
    }
    return push(piece, ...rest);
  };
}
