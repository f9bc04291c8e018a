import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editedText } from '../edited-text.ts';
import { type JsonObject, type JsonValue, KEY_FIELD, keyOf, withKeys, withoutKeys } from '../entry-keys.ts';
import { applyPatches, inverseOf, isSame, type Step, valueAt } from '../patches.ts';
import { type FieldEdit, fieldEdits } from './each-field.test-support.ts';
import { inventedBrands } from './invented-brands.test-support.ts';

const brandsFolder = new URL('../../../../../brands/', import.meta.url);
const demos = readdirSync(brandsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, text: readFileSync(new URL(`${name}/brand.json`, brandsFolder), 'utf8') }));

type Path = (string | number)[];

/** The places in which two values differ, as far down as they can be compared. */
function differing(one: JsonValue | undefined, other: JsonValue | undefined, at: Path = []): Path[] {
  if (one === other) return [];
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    names.delete(KEY_FIELD);
    return [...names].flatMap((name) => differing(one[name], other[name], [...at, name]));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((entry, index) => differing(entry, other[index], [...at, index]));
  return [at];
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of entries as places in their lists. */
function pathOf(document: JsonObject, steps: readonly Step[]): Path {
  return steps.map((step, index) => {
    if (typeof step === 'string') return step;
    const list = valueAt(document, steps.slice(0, index));
    return Array.isArray(list) ? list.findIndex((entry) => keyOf(entry) === step.key) : -1;
  });
}

const isWithin = (path: Path, place: Path) => place.every((step, index) => path[index] === step);

/** What is wrong with an edit of the document; undefined: nothing. */
function faultOf(document: JsonObject, { places: at, patches, ...edit }: FieldEdit): string | undefined {
  const { document: after, conflicts } = applyPatches(document, patches);
  if (conflicts.length > 0) return 'it conflicts with itself';
  const places = at.map((place) => pathOf(document, place));
  const paths = differing(document, after);
  if (paths.length === 0) return 'nothing is changed';
  const strange = paths.filter(
    (path) => !places.some((place) => isWithin(path, place) || isMade(document, path, place)),
  );
  if (strange.length > 0) return `${strange.map((path) => path.join('.')).join(', ')} differs too`;
  if ('to' in edit && at[0] && !isSame(valueAt(after, at[0]) ?? null, edit.to ?? null)) return 'it is not there';
  const back = applyPatches(after, inverseOf(document, patches));
  return back.conflicts.length === 0 && isSame(back.document, document) ? undefined : 'it cannot be taken back';
}

/** What is wrong with the text that is published with an edit: it says all that the document does, and is otherwise as it was. */
function faultOfText(text: string, document: JsonObject, { places, patches }: FieldEdit): string | undefined {
  const after = withoutKeys(applyPatches(document, patches).document);
  const published = editedText(text, after);
  if (JSON.stringify(parsed(published)) !== JSON.stringify(after)) return 'the file says something else';
  // What stands in several places, or moved, is far apart.
  if (places.length > 1 || patches.some((patch) => patch.do === 'move')) return undefined;
  const before = withoutKeys(document);
  const said = differing(before, after).map((path) => [at(before, path), at(after, path)]);
  const span = spanOf(text, published);
  const most = 200 + 12 * JSON.stringify(said).length;
  return span.before + span.after > most ? `${span.before} characters of it became ${span.after}` : undefined;
}

const parsed = (text: string): JsonObject => JSON.parse(text.replace(/^\uFEFF/, ''));

/** Objects around a field that were not there, or a text that stood in their place. */
const isMade = (value: JsonObject, path: Path, place: Path) => isWithin(place, path) && !isObject(at(value, path));

const at = (value: JsonValue | undefined, path: Path): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>(
    (part, step) => (part as Record<string | number, JsonValue> | null | undefined)?.[step],
    value,
  );

/** How many characters two texts have between what they begin and end with alike. */
function spanOf(one: string, other: string) {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { before: one.length - start - end, after: other.length - start - end };
}

/** So much text is written anew of each brand, and so many edits of it at the least. */
const WRITTEN = 1_000_000;
const FEWEST = 20;

describe.each([...demos, ...inventedBrands()])('$name', ({ text }) => {
  test('each field, changed once and published: the file differs in that field alone', () => {
    const document = withKeys(parsed(text));
    const edits = fieldEdits(document);
    const step = Math.ceil(edits.length / Math.max(FEWEST, WRITTEN / text.length));
    const faults = edits.flatMap((edit, index) => {
      const fault = faultOf(document, edit) ?? (index % step === 0 ? faultOfText(text, document, edit) : undefined);
      return fault === undefined ? [] : [`${edit.what}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(edits.length).toBeGreaterThan(100);
  });
});
