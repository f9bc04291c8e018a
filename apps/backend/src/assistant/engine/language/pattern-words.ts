/** The words that the vocabulary’s own patterns look for: whoever writes one of them has not misspelt another. */
import * as alike from '../vocabulary/alike-words.ts';
import * as cues from '../vocabulary/cues.ts';
import * as features from '../vocabulary/features.ts';
import * as holidays from '../vocabulary/holidays.ts';
import * as hours from '../vocabulary/hours-words.ts';
import * as house from '../vocabulary/house-words.ts';
import * as meanings from '../vocabulary/meanings.ts';
import * as menu from '../vocabulary/menu-words.ts';
import * as places from '../vocabulary/place-words.ts';
import * as refusals from '../vocabulary/refusals.ts';
import * as services from '../vocabulary/services.ts';
import * as slots from '../vocabulary/slot-words.ts';
import * as times from '../vocabulary/times.ts';
import * as told from '../vocabulary/told-words.ts';

/** The plain words of a pattern or a text, of those that a table, a list or a set holds. */
function wordsIn(value: unknown): string[] {
  if (value instanceof RegExp) return wordsIn(value.source);
  if (typeof value === 'string') return value.replace(/\\[a-zA-Z]/g, ' ').match(/[a-z]{4,}/g) ?? [];
  if (value instanceof Map) return [...value].flatMap(wordsIn);
  if (value instanceof Set || Array.isArray(value)) return [...value].flatMap(wordsIn);
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(wordsIn) : [];
}

export const patternWords: ReadonlySet<string> = new Set(
  [
    ...[alike, cues, features, holidays, hours, house, meanings],
    ...[menu, places, refusals, services, slots, times, told],
  ].flatMap((module) => Object.values(module).flatMap(wordsIn)),
);
