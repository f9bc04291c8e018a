import { freeBytes, ROOM_TO_OPEN, ROOM_TO_STORE, requireRoom } from '@tablefront/serving/disk/disk-room';
import { Unavailable } from '@tablefront/serving/unavailable';
import { giveUpReserve, keepReserve, reserveBytes } from '../files/disk-reserve.ts';
import type { Administration } from './administration.ts';

/** What the reserve is enough for. */
const MOST_WHEN_FULL = 2_000;

/**
 * The same work, on the embedded database, when the disk is full: that database ends its process where it cannot write its
 * log. Reading needs nothing. Deleting gets the reserve, as it makes room. What stores something is refused in time.
 */
export function careForTheDisk(administration: Administration, dataDir: string): Administration {
  async function makingRoom<Result extends { submissions: number }>(
    sure: boolean,
    work: (sure: boolean) => Promise<Result>,
  ): Promise<Result> {
    if (freeBytes(dataDir) >= ROOM_TO_STORE) return work(sure);
    const kept = reserveBytes(dataDir);
    giveUpReserve(dataDir);
    try {
      requireRoom(dataDir, ROOM_TO_OPEN);
      if ((await work(false)).submissions > MOST_WHEN_FULL) {
        throw new Unavailable(
          `The disk of DATA_DIR ${dataDir} is full: at most ${MOST_WHEN_FULL} submissions can be deleted at once then`,
        );
      }
      return await work(sure);
    } finally {
      if (kept > 0) await keepReserve(dataDir, 0).catch(() => {});
    }
  }
  const whereThereIsRoom = <Parameters extends unknown[], Result>(
    work: (...parameters: Parameters) => Promise<Result>,
    bytes: (...parameters: Parameters) => number = () => 0,
  ) => {
    return async (...parameters: Parameters): Promise<Result> => {
      requireRoom(dataDir, ROOM_TO_OPEN + bytes(...parameters));
      return work(...parameters);
    };
  };

  return {
    ...administration,
    importBrand: whereThereIsRoom(administration.importBrand, ({ configuration }) => 3 * configuration.length),
    saveNotificationSettings: whereThereIsRoom(administration.saveNotificationSettings),
    markGenuine: whereThereIsRoom(administration.markGenuine),
    resendNotifications: whereThereIsRoom(administration.resendNotifications),
    invitePerson: whereThereIsRoom(administration.invitePerson),
    disablePerson: whereThereIsRoom(administration.disablePerson),
    letPersonBackIn: whereThereIsRoom(administration.letPersonBackIn),
    async deleteSubmissions(choice, sure) {
      const counted = async (really: boolean) => {
        const deletion = await administration.deleteSubmissions(choice, really);
        return { deletion, submissions: deletion.ids.length };
      };
      return (await makingRoom(sure, counted)).deletion;
    },
    async deleteBrand(id, options) {
      const counted = async (sure: boolean) => {
        const deletion = await administration.deleteBrand(id, { ...options, sure });
        return { deletion, submissions: deletion.kind === 'found' ? deletion.submissions : 0 };
      };
      return (await makingRoom(options.sure, counted)).deletion;
    },
  };
}

const storing = [
  ...['importBrand', 'deleteBrand', 'deleteSubmissions', 'markGenuine', 'resendNotifications'],
  ...['saveNotificationSettings', 'invitePerson', 'disablePerson', 'letPersonBackIn'],
];

/** Of a copy: reads, and says of everything else why it cannot be done. */
export function readOnly(administration: Administration, why: string): Administration {
  const refuse = async () => {
    throw new Unavailable(why);
  };
  return { ...administration, ...Object.fromEntries(storing.map((verb) => [verb, refuse])) };
}
