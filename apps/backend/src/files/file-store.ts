/** Where uploaded files are kept. Names are ours (`2026-11/0197…`), contents are never looked at, nothing is served from here. */
export interface FileStore {
  /** The file is on disk (or with the store's keeper) when this settles. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of files that were still being written, and not touched since `before`: their process died. */
  findUnfinished(before: Date): Promise<string[]>;
  /** Removes those; answers the same. */
  removeUnfinished(before: Date): Promise<string[]>;
}
