import * as z from 'zod/mini';

/** What was typed and not yet sent, kept for as long as the browser's tab lives. */

export type FeedbackKind = 'restaurant' | 'website' | 'callback';

const fields = [
  'restaurant_id',
  'rating',
  'sub_type',
  'nature',
  'message',
  'contact_name',
  'contact_phone',
  'contact_email',
];
const draft = z.record(z.string(), z.string());

/** @param restaurantId whose feedback it is: that of one restaurant is none of another's business */
export function readDraft(restaurantId: string, kind: FeedbackKind): Record<string, string> {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(restaurantId, kind)) ?? '{}'));
    return parsed.success ? known(parsed.data) : {};
  } catch {
    // Not readable, or the browser forbids storage: there is no draft.
    return {};
  }
}

export function saveDraft(restaurantId: string, kind: FeedbackKind, answers: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(restaurantId, kind), JSON.stringify(known(answers)));
  } catch {
    // Full or forbidden: what was typed still stands in the form.
  }
}

export function removeDraft(restaurantId: string, kind: FeedbackKind): void {
  try {
    sessionStorage.removeItem(keyOf(restaurantId, kind));
  } catch {
    // Nothing could be stored either.
  }
}

export function removeDrafts(restaurantId: string): void {
  for (const kind of ['restaurant', 'website', 'callback'] as const) removeDraft(restaurantId, kind);
}

function keyOf(restaurantId: string, kind: FeedbackKind): string {
  return `feedback-draft:${restaurantId}:${kind}`;
}

function known(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => fields.includes(name)));
}
