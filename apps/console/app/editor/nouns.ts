const nouns: Record<string, string> = {
  ...{ Deal: 'deal', Discount: 'discount', FrequentQuestion: 'question', FranchiseQuestion: 'question' },
  ...{ Feature: 'feature', FeaturedItem: 'dish', Highlight: 'highlight', Job: 'job', Review: 'review' },
  ...{ Offering: 'entry', Announcement: 'announcement', Redirect: 'old address', NamedLink: 'link' },
  ...{ Campaign: 'campaign', GalleryPicture: 'picture', ServiceHours: 'service', Location: 'location' },
};

/** What one entry of a list is called: `question`. */
export const nounOf = (kind: string): string => nouns[kind] ?? 'entry';

/** `a question`, `an announcement`. */
export const aNoun = (kind: string): string => `${/^[aeio]/.test(nounOf(kind)) ? 'an' : 'a'} ${nounOf(kind)}`;

/** `1 question`, `3 questions`. */
export function counted(count: number, kind: string): string {
  const noun = nounOf(kind);
  if (count === 1) return `1 ${noun}`;
  const plural = noun === 'dish' || noun === 'old address' ? `${noun}es` : noun === 'entry' ? 'entries' : `${noun}s`;
  return `${count || 'No'} ${plural}`;
}
