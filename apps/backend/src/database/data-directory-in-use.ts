/** Another process holds the embedded database. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';

  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another process`);
  }
}
