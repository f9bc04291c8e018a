/**
 * Who may send files at the same time. There are so many places, and each visitor, each network and each brand has a share
 * of them. Where a share is used up, whoever holds most of it, or is slowest, makes room: slow senders keep nobody out.
 */
import { visitorNetworks } from '../visitor-networks.ts';

export interface PlaceLimits {
  /** In all. Each is a file of up to 22 MB on the disk. */
  places: number;
  /** Of one visitor; networks have as many more as they have visitors (see `visitorNetworks`). */
  ofVisitor: number;
  ofBrand: number;
  /** So long nobody is too slow. */
  graceMs: number;
  /** Whoever is slower makes room for others, in bytes a second. */
  fastEnough: number;
}

export const defaultPlaceLimits: PlaceLimits = {
  places: 64,
  ofVisitor: 6,
  ofBrand: 32,
  graceMs: 10_000,
  fastEnough: 64 * 1024,
};

export interface Sender {
  address?: string;
  /** Whatever tells the brand from others before anything of the body is read: the host of the page. */
  brand: string;
}

export interface Place {
  /** So many bytes more have come. */
  count(bytes: number): void;
  /** Everything has come: nobody makes room any longer. */
  complete(): void;
  leave(): void;
}

interface Taken {
  groups: Group[];
  began: number;
  bytes: number;
  complete: boolean;
  cutOff(): void;
}

interface Group {
  key: string;
  most: number;
}

export function createUploadPlaces(limits: PlaceLimits, now: () => number = () => performance.now()) {
  const taken = new Set<Taken>();

  function groupsOf({ address = '', brand }: Sender): Group[] {
    const networks = visitorNetworks(address).map(({ network, visitors }) => ({
      key: `network ${network}`,
      most: limits.ofVisitor * visitors,
    }));
    return [...networks, { key: `brand ${brand}`, most: limits.ofBrand }, { key: 'all', most: limits.places }];
  }

  const takenBy = (key: string | undefined) =>
    [...taken].filter(({ groups }) => groups.some((group) => group.key === key));

  /** The smallest group stands for the visitor. */
  const heldBy = ({ groups }: Taken) => takenBy(groups[0]?.key).length;

  function speedOf({ bytes, began }: Taken): number {
    return (bytes / Math.max(1, now() - began)) * 1_000;
  }

  /** Of these, whose visitor holds most, of those the slowest: where that is fair to whom it would make room for. */
  function whoMakesRoom(candidates: Taken[], newcomer: Taken): Taken | undefined {
    const mine = heldBy(newcomer);
    const under = candidates.filter(({ complete }) => !complete);
    const greedy = under.filter((each) => each.groups[0]?.key !== newcomer.groups[0]?.key && heldBy(each) > mine + 1);
    const slow = under.filter((each) => now() - each.began > limits.graceMs && speedOf(each) < limits.fastEnough);
    const order = (one: Taken, other: Taken) => heldBy(other) - heldBy(one) || speedOf(one) - speedOf(other);
    return [...greedy, ...slow].sort(order)[0];
  }

  return {
    /**
     * A place, where there is one or somebody can make room.
     * @param cutOff is called when this one has to make room for another
     */
    take(sender: Sender, cutOff: () => void): Place | undefined {
      const place: Taken = { groups: groupsOf(sender), began: now(), bytes: 0, complete: false, cutOff };
      const leaving = new Set<Taken>();
      for (const { key, most } of place.groups) {
        const held = takenBy(key).filter((each) => !leaving.has(each));
        if (held.length < most) continue;
        const makesRoom = whoMakesRoom(held, place);
        if (!makesRoom) return undefined;
        leaving.add(makesRoom);
      }
      for (const each of leaving) {
        taken.delete(each);
        each.cutOff();
      }
      taken.add(place);
      return {
        count(bytes) {
          place.bytes += bytes;
        },
        complete() {
          place.complete = true;
        },
        leave() {
          taken.delete(place);
        },
      };
    },
    get size() {
      return taken.size;
    },
  };
}
