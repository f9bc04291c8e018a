import { pageName, patternOf } from '@tablefront/restaurant/site-pages';

/** Pages that every site may have, to be offered where a link is typed. */
const ids = ['home', 'menu', 'locations', 'catering', 'offers', 'careers', 'contact', 'feedback'] as const;

export const ownPages: readonly { path: string; name: string }[] = ids.map((id) => ({
  path: patternOf(id),
  name: pageName(id),
}));

/** The address of a page that a field shows on, the first that has one; the home page otherwise. */
export function pathOf(shownOn: readonly string[]): string {
  for (const page of shownOn) {
    if (page === 'every' || page === 'assistant' || page === 'machines') continue;
    const pattern = patterns.get(page);
    if (pattern) return pattern;
  }
  return '/';
}

const withAddress = [...ids, 'mediaInquiries', 'franchise', 'terms', 'privacy', 'accessibility'] as const;
const patterns = new Map<string, string>(withAddress.map((id) => [id, patternOf(id)]));
