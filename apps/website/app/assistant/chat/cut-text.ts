/** The first `words` words of a text with an ellipsis, or `undefined` where it has no more than that. */
export function cutText(text: string, words: number): string | undefined {
  const all = text.trim().split(/\s+/);
  return all.length > words ? `${all.slice(0, words).join(' ')}…` : undefined;
}
