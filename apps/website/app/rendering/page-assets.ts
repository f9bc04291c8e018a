/** Addresses of the built files that a document names. */
export interface PageAssets {
  /** The script that every page bears. */
  script: string;
  /** The files of `browser/parts/NAME.ts`, to be fetched together with the script that imports them. */
  filesOf(part: string): readonly string[];
}
