/** What a question shows to be about: all of it, by the words that show it. */
import { type CueName, cues } from '../vocabulary/cues.ts';

export interface FoundCue {
  name: CueName;
  /** Position and end in the text. */
  from: number;
  to: number;
}

const names = Object.keys(cues).filter((name): name is CueName => name in cues);
const patterns = names.map((name) => ({
  name,
  pattern: new RegExp(cues[name].map((cue) => `(?<![\\w@])(?:${cue})(?!\\w)`).join('|'), 'g'),
}));

/** The cues of a text in their order, none over another: the longer one counts, of equals the one that stands first above. */
export function findCues(text: string): FoundCue[] {
  const all = patterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      name,
      from: match.index,
      to: match.index + match[0].trimEnd().length,
    })),
  );
  const kept: FoundCue[] = [];
  for (const cue of all.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (cue.to > cue.from && !kept.some(({ from, to }) => cue.from < to && from < cue.to)) kept.push(cue);
  }
  return kept.sort((a, b) => a.from - b.from);
}
