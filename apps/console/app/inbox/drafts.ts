// In memory alone: what is written about guests is not left in the browser.
const drafts = new Map<string, string>();

/** What was typed and not sent yet, as long as the console is open. */
export const draftOf = (key: string): string | undefined => drafts.get(key);

export function keepDraft(key: string, text: string): void {
  if (text) drafts.set(key, text);
  else drafts.delete(key);
}
