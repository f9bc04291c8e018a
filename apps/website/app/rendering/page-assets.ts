/** Addresses of the built files that a document names. */
export interface PageAssets {
  /** The script that every page bears. */
  script: string;
  /** The file of `browser/parts/NAME.ts`, which the script imports, and those that it imports itself. */
  filesOf(part: string): readonly string[];
}
