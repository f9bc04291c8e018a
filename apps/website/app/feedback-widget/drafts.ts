import { restaurantFeedbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import * as z from 'zod/mini';
import { FORGOTTEN_AFTER_MS } from '../forms/use-forgetting.ts';
import type { Attempt } from '../forms/use-form.ts';

/** What was typed and not yet sent: kept while the browser's tab lives, until nobody touched it for ten minutes. */

export type FeedbackKind = 'restaurant' | 'website' | 'callback';

const draft = z.object({
  touchedAt: z.number(),
  answers: z.record(z.string(), z.string()),
  attempt: z.optional(z.object({ content: z.string(), key: z.string() })),
});
const PREFIX = 'feedback-draft:';

/** @param restaurantId whose feedback it is: that of one restaurant is none of another's business */
export function readDraft(restaurantId: string, kind: FeedbackKind): Record<string, string> {
  try {
    return known(fresh(keyOf(restaurantId, kind))?.answers ?? {});
  } catch {
    // The browser forbids storage: there is no draft.
    return {};
  }
}

/** With what was tried to send it last: that is kept unless another attempt is given. */
export function saveDraft(
  restaurantId: string,
  kind: FeedbackKind,
  answers: Record<string, string>,
  attempt = readAttempt(restaurantId, kind),
): void {
  try {
    const saved = { touchedAt: Date.now(), answers: known(answers), attempt };
    sessionStorage.setItem(keyOf(restaurantId, kind), JSON.stringify(saved));
  } catch {
    // Full or forbidden: what was typed still stands in the form.
  }
  forgetInTime();
}

/** How this draft was tried to be sent: what is sent twice from one draft is one submission. */
export function readAttempt(restaurantId: string, kind: FeedbackKind): Attempt | undefined {
  try {
    return fresh(keyOf(restaurantId, kind))?.attempt;
  } catch {
    return undefined;
  }
}

/** Somebody is at it still, without typing. */
export function touchDraft(restaurantId: string, kind: FeedbackKind): void {
  const answers = readDraft(restaurantId, kind);
  if (Object.keys(answers).length > 0) saveDraft(restaurantId, kind, answers);
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

let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes each draft when its time is up, also while no dialog is open; it needs to be called once on a page. */
export function forgetInTime(): void {
  if (timer === undefined) document.addEventListener('visibilitychange', forgetInTime);
  clearTimeout(timer);
  const oldest = Math.min(...removeOld());
  timer = setTimeout(forgetInTime, Math.min(FORGOTTEN_AFTER_MS, oldest + FORGOTTEN_AFTER_MS - Date.now()));
}

/** Answers when those that are left were touched. */
function removeOld(): number[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    return keys.flatMap((key) => fresh(key)?.touchedAt ?? []);
  } catch {
    return [];
  }
}

/** What is too old, or cannot be read, goes. Of a clock that was set back nothing is known. */
function fresh(key: string): z.infer<typeof draft> | undefined {
  const found = draft.safeParse(parsed(sessionStorage.getItem(key)));
  const age = found.success ? Date.now() - found.data.touchedAt : Number.NaN;
  if (found.success && age >= 0 && age < FORGOTTEN_AFTER_MS) return found.data;
  sessionStorage.removeItem(key);
  return undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function keyOf(restaurantId: string, kind: FeedbackKind): string {
  return `${PREFIX}${restaurantId}:${kind}`;
}

function known(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => name in restaurantFeedbackFields));
}
