import type { FileStore } from './file-store.ts';

export interface FileStoreSettings {
  /**
   * Of an S3-compatible store: `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/FOLDER][?region=REGION][&tls=off]`. Key and secret
   * are percent-encoded (`/` is `%2F`), the region is `us-east-1` unless given. Without it files are in `dataDir/files`.
   */
  filesUrl?: string;
  dataDir: string;
}

/**
 * Opens the store that the settings name; only the one that is used is loaded.
 * @throws Error that says what is wrong with the URL, and never quotes it: it holds a secret
 */
export async function openFileStore({ filesUrl, dataDir }: FileStoreSettings): Promise<FileStore> {
  const store = await open(filesUrl, dataDir);
  return {
    put: async (key, bytes, type) => store.put(checked(key), bytes, type),
    get: async (key) => store.get(checked(key)),
    remove: async (key) => store.remove(checked(key)),
    findUnfinished: store.findUnfinished,
    removeUnfinished: store.removeUnfinished,
  };
}

async function open(filesUrl: string | undefined, dataDir: string): Promise<FileStore> {
  if (filesUrl !== undefined) {
    const { openS3Files } = await import('./s3-files.ts');
    return openS3Files(filesUrl);
  }
  const { openDirectoryFiles } = await import('./directory-files.ts');
  return openDirectoryFiles(dataDir);
}

/** Whatever else goes wrong, no key leads out of the store. */
function checked(key: string): string {
  if (!/^[0-9a-z-]+(?:\/[0-9a-z-]+)*$/.test(key)) throw new Error('This is no key of the file store');
  return key;
}
