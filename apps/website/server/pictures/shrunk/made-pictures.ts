import { createInFlight } from '@tablefront/off-thread/in-flight';
import { orAfter } from '@tablefront/off-thread/or-after';
import { Overloaded } from '@tablefront/off-thread/semaphore';
import { TooLarge } from '@tablefront/serving/outbound/fetch-public';
import { type Reach, RefusedAddress } from '@tablefront/serving/outbound/open-public';
import { PrivateAddress } from '@tablefront/serving/outbound/public-addresses';
import { createDiskStore } from '../../files/disk-store.ts';
import { type OwnPictures, ownPicture } from '../drawn/own-picture.ts';
import { createLinkedPictures, hashOf, type Origin } from './linked-pictures.ts';
import { shrinkInTurn } from './shrink-in-turn.ts';
import type { NoPicture, PictureFormat } from './shrink-picture.ts';

const MOST_BYTES = 1_000_000_000;
/** Raised when pictures are made differently. */
const MADE_AS = 1;
/** How long a picture that could not be made is not tried again. */
const GIVEN_UP_MS = 60_000;
const MOST_GIVEN_UP = 2_000;
const PATIENCE_MS = 4_000;

export interface WantedPicture {
  link: string;
  width: number;
  format: PictureFormat;
  from: Origin;
}

export type PictureOutcome =
  | { kind: 'made'; content: Buffer<ArrayBuffer> }
  /** The visitor's browser may fetch the original itself. `soon`: it is worth asking again. */
  | { kind: 'original'; soon: boolean }
  | { kind: 'refused'; status: 403 | 413 | 415; message: string };

export interface MadePicturesOptions extends OwnPictures {
  /** Where made pictures are kept; created when a first one is. */
  directory: string;
  warn: (message: string) => void;
  /** For tests, which have no public internet. */
  reach?: Reach;
  now?: () => number;
  /** Milliseconds after which a visitor gets the original; the picture is made all the same. */
  patienceMs?: number;
  maxBytes?: number;
}

/** Configured pictures in the sizes and formats of the site, made once and kept on the disk. */
export function createMadePictures(options: MadePicturesOptions): {
  get(wanted: WantedPicture): Promise<PictureOutcome>;
} {
  const { directory, warn, reach, now = Date.now, maxBytes = MOST_BYTES, patienceMs = PATIENCE_MS } = options;
  const store = createDiskStore({ directory, maxBytes, what: 'pictures', warn, elsewhere: true });
  const linked = createLinkedPictures({ store, reach, now });
  /** One work however many ask for it. */
  const once = createInFlight<PictureOutcome>();
  const givenUp = new Map<string, { outcome: PictureOutcome; until: number }>();

  const draw = async (content: () => Promise<Buffer>, version: string, wanted: WantedPicture) => {
    const name = nameOf(version, wanted);
    const made = await shrinkInTurn(content, wanted);
    await store.write(name, made);
    return new Uint8Array(made);
  };
  const make = async (wanted: WantedPicture): Promise<PictureOutcome> => {
    const own = await ownPicture(wanted.link, options);
    const content = own
      ? await draw(own.read, hashOf(own.version), wanted)
      : await linked.use(wanted.link, wanted.from, (file, version) => draw(async () => file, version, wanted));
    return { kind: 'made', content: Buffer.from(content) };
  };
  const giveUp = (link: string, error: unknown): PictureOutcome => {
    const outcome = outcomeOf(error);
    if (error instanceof Overloaded) return outcome;
    warn(`${link}: ${error instanceof Error ? error.message : String(error)}`);
    givenUp.set(link, { outcome, until: now() + GIVEN_UP_MS });
    if (givenUp.size > MOST_GIVEN_UP) givenUp.delete(givenUp.keys().next().value ?? '');
    return outcome;
  };
  const recentlyGivenUp = (link: string): PictureOutcome | undefined => {
    const known = givenUp.get(link);
    if (known && known.until > now()) return known.outcome;
    givenUp.delete(link);
    return undefined;
  };
  const kept = async ({ link, width, format, from }: WantedPicture): Promise<Buffer<ArrayBuffer> | undefined> => {
    const own = await ownPicture(link, options);
    const file = own ? { version: hashOf(own.version), isFresh: true } : await linked.known(link);
    const content = file && (await store.read(nameOf(file.version, { width, format })));
    if (content && !file.isFresh && !recentlyGivenUp(link)) {
      const check = () => linked.check(link, from).then((): PictureOutcome => ({ kind: 'original', soon: true }));
      void once(link, () => check().catch((error: unknown) => giveUp(link, error)));
    }
    return content;
  };

  return {
    async get(wanted) {
      const { link, width, format } = wanted;
      const content = await kept(wanted);
      if (content) return { kind: 'made', content };
      const known = recentlyGivenUp(link);
      if (known) return known;
      const making = once(`${width} ${format} ${link}`, () =>
        make(wanted).catch((error: unknown) => giveUp(link, error)),
      );
      return orAfter(making, patienceMs, { kind: 'original', soon: true });
    },
  };
}

function nameOf(version: string, { width, format }: Pick<WantedPicture, 'width' | 'format'>): string {
  return `${version}-${MADE_AS}-${width}.${format}`;
}

function outcomeOf(error: unknown): PictureOutcome {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof PrivateAddress || error instanceof RefusedAddress)
    return { kind: 'refused', status: 403, message };
  if (error instanceof TooLarge) return { kind: 'refused', status: 413, message };
  if (isNoPicture(error) && error.kind !== 'moving') {
    return {
      kind: 'refused',
      status: error.kind === 'size' ? 413 : 415,
      message: 'No picture that can be made smaller',
    };
  }
  return { kind: 'original', soon: error instanceof Overloaded };
}

/** Known by its kind: the class is in a module that is loaded when a first picture is made. */
function isNoPicture(error: unknown): error is NoPicture {
  return error instanceof Error && 'kind' in error;
}
