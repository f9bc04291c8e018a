import type { Step } from '@tablefront/restaurant/editing/patches';

interface DraftShown {
  draftId: string;
  /** The last one that the server has: each new one is rendered anew, and swapped in once it is painted. */
  revision: number;
}

/** What was live under a number. */
interface VersionShown {
  version: number;
}

/** What `<Preview>` is given (`preview.tsx`): fills its pane, bar and stage; the pane's own frame is the caller's. */
export interface PreviewProps {
  brandId: string;
  shown: DraftShown | VersionShown;
  /** Of the page that is shown, `/menu/queen-west`: the page that the field shows on. What is chosen or followed within goes before, until this changes. */
  path: string;
  /** A text or a picture in the page was pressed: the field that it comes from, by keys, as patches have it. */
  onChosen?: (at: Step[]) => void;
  /** The field that is being edited: its text is scrolled to, and outlined. */
  show?: readonly Step[] | undefined;
  /** What stands in a field while it is typed and not saved yet: put in place of its text at once. */
  typed?: { at: readonly Step[]; text: string } | undefined;
}
