import type { Review, Warning } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { createContext, use } from 'react';
import { isWithin } from './place.ts';

export interface EditorContextValue {
  /** What the site's reader says, as far as it was asked. */
  review: Review | undefined;
  /** The field to open and to go to. */
  target: readonly Step[] | undefined;
  /** A field has the focus now; `shownOn`: its pages. */
  onFocus: (at: readonly Step[], shownOn: readonly string[]) => void;
}

export const EditorContext = createContext<EditorContextValue>({
  review: undefined,
  target: undefined,
  onFocus: () => undefined,
});

export const useEditor = (): EditorContextValue => use(EditorContext);

/** The warnings about a place, and about what is in it. */
export function useWarnings(at: readonly Step[]): readonly Warning[] {
  const { review } = useEditor();
  return review?.warnings.filter((warning) => isWithin(warning.at, at)) ?? [];
}
