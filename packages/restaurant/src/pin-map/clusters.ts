/** Pins that would lie on each other become one. */
import type { Point } from './projection.ts';

/** Pixels between two pins, nearer than which a finger would not tell them apart. */
export const NEAR = 46;
/** The same for pins that bear a name. */
const NAMED = { width: 100, height: 44 };

export interface Cluster extends Point {
  /** Places in the list of points, ascending; one alone is a pin of its own. */
  members: number[];
}

/**
 * Every point is in one cluster, which stands in the middle of its points.
 * @param named clusters bear a name: they need more room to both sides
 */
export function clustersOf(points: readonly Point[], { named = false } = {}): Cluster[] {
  const clusters: Cluster[] = [];
  for (const [place, { x, y }] of points.entries()) {
    const near = nearestOf(clusters, { x, y });
    if (near) join(near, { x, y, members: [place] });
    else clusters.push({ x, y, members: [place] });
  }
  // The middle of a cluster moves as it grows.
  for (let pair = nearestPair(clusters, named); pair; pair = nearestPair(clusters, named)) {
    join(...pair);
    clusters.splice(clusters.indexOf(pair[1]), 1);
  }
  for (const { members } of clusters) members.sort((a, b) => a - b);
  return clusters;
}

function nearestOf(clusters: readonly Cluster[], point: Point): Cluster | undefined {
  let nearest: Cluster | undefined;
  let least = NEAR;
  for (const cluster of clusters) {
    const distance = distanceOf(cluster, point);
    if (distance < least) [nearest, least] = [cluster, distance];
  }
  return nearest;
}

function nearestPair(clusters: readonly Cluster[], named: boolean): [Cluster, Cluster] | undefined {
  let nearest: [Cluster, Cluster] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, a] of clusters.entries()) {
    for (const b of clusters.slice(place + 1)) {
      const distance = distanceOf(a, b);
      if (distance < least && (distance < NEAR || (named && namesTouch(a, b)))) {
        nearest = [a, b];
        least = distance;
      }
    }
  }
  return nearest;
}

function namesTouch(a: Cluster, b: Cluster): boolean {
  const alone = a.members.length + b.members.length === 2;
  return !alone && Math.abs(a.x - b.x) < NAMED.width && Math.abs(a.y - b.y) < NAMED.height;
}

function join(into: Cluster, { x, y, members }: Cluster): void {
  const [own, more] = [into.members.length, members.length];
  into.x = (into.x * own + x * more) / (own + more);
  into.y = (into.y * own + y * more) / (own + more);
  into.members.push(...members);
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
