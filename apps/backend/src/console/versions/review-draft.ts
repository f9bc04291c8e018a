import type { Review, Warning } from '@tablefront/console-wire/drafts';
import { changesInWords, conflictsInWords, placesInWords } from '@tablefront/restaurant/editing/changes-in-words';
import { type JsonObject, type JsonValue, keyOf, withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { ConsoleServices } from '../console-services.ts';
import { documentOf, findRow } from '../drafts/stored-drafts.ts';
import type { Reach } from '../reach.ts';
import { problemOf } from './make-live.ts';

/** What publishing a draft would do, and what the site's reader says of it. */
export async function reviewDraft({ database }: ConsoleServices, { brandId }: Reach, draftId: string): Promise<Review> {
  const row = await findRow(database, brandId, draftId);
  const [base, document] = [documentOf(row.base), documentOf(row.document)];
  const { changes } = changesInWords(base, document);
  const old = new Set(warningsOf(base).map(keyOfWarning));
  const nameOf = placesInWords(document);
  const warnings = warningsOf(document).map((warning) => ({
    ...warning,
    name: nameOf(warning.at) || warning.path,
    isOld: old.has(keyOfWarning(warning)),
  }));
  const conflicts = conflictsInWords(document, row.conflicts);
  return { revision: row.revision, changes, warnings, conflicts, problem: problemOf(withoutKeys(document)) };
}

type Found = Omit<Warning, 'isOld' | 'name'>;

function warningsOf(document: JsonObject): Found[] {
  const read = readSiteConfiguration(withoutKeys(document));
  if (!read.ok) return [];
  return read.warnings.map(({ path, message }) => ({ at: stepsTo(document, path), path, text: message }));
}

function keyOfWarning({ at, text }: Found): string {
  return JSON.stringify([at, text]);
}

/** Where a path of the reader leads, `locations[2].menu[0].name`, as far as the document goes. */
function stepsTo(document: JsonObject, path: string): Step[] {
  const steps: Step[] = [];
  let value: JsonValue | undefined = document;
  for (const [, name, quoted, index] of path.matchAll(/([\w$-]+)|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)) {
    if (index !== undefined) {
      value = Array.isArray(value) ? value[Number(index)] : undefined;
      const key = keyOf(value);
      if (key === undefined) return steps;
      steps.push({ key });
    } else {
      const field = name ?? quoted ?? '';
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return steps;
      steps.push(field);
      value = Object.hasOwn(value, field) ? value[field] : undefined;
    }
  }
  return steps;
}
