import type { PreviewPage } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';

/** What the page of a preview knows of itself, besides what it shows; JSON in its head (`browser/preview.ts`). */
export interface PreviewData {
  /** Whose messages count, and who is told. */
  console: string;
  /** In front of each path of the previewed site: `/draft/TOKEN`. */
  prefix: string;
  revision: number;
  name: string;
  /** There is such a page. */
  found: boolean;
  pages: PreviewPage[];
  /** What `<!--@N-->` stands behind, by N: the field, and how many characters are its own. Absent: nothing leads anywhere. */
  marks?: { at: readonly Step[]; length: number }[];
}
