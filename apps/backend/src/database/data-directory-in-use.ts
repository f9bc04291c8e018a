/** Another process holds the embedded database. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
  /** The fact alone; the message also says what whoever starts a second site can do. */
  readonly fact: string;

  constructor(dataDir: string) {
    const fact = `DATA_DIR ${dataDir} is in use by another process`;
    super(`${fact}. Stop that one, or set DATA_DIR to another folder, or DATABASE_URL to a server that several share.`);
    this.fact = fact;
  }
}
