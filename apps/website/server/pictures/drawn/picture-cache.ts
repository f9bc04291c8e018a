/** Pictures that were made once, and are kept as long as there is room: the least recently used goes first. */
export interface PictureCache {
  /** The picture of this key; made by `make` where it is not there. Of many that ask at once, one makes it. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** One picture is made at a time: it takes a tenth of a second of a processor, and pages matter more. */
export function createPictureCache({ maxBytes }: { maxBytes: number }): PictureCache {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  let before: Promise<unknown> = Promise.resolve();

  const keep = (key: string, picture: Buffer) => {
    if (picture.length > maxBytes) return;
    kept.set(key, picture);
    bytes += picture.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const making = underWay.get(key) ?? before.then(make, make).finally(() => underWay.delete(key));
      if (!underWay.has(key)) {
        underWay.set(key, making);
        before = making.then(
          (picture) => keep(key, picture),
          () => undefined,
        );
      }
      return making;
    },
  };
}
