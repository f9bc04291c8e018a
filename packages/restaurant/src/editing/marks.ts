/**
 * Which field a text of a page comes from. A document is read twice for a preview: as it is, and with a mark behind each text
 * that a field holds, a character of a private plane that no text has. What is shown is made of the first; where the second
 * differs in nothing but marks, they say what stands there (`server/preview/placed-marks.ts` of the website).
 */
import { isRecord } from '../reading/lenient.ts';
import { readSentences } from '../reading/lenient-lists.ts';
import type { AnyKind, ByHand, Field } from '../site-configuration/schema/declare.ts';
import { site } from '../site-configuration/schema/site.ts';
import { keysOf } from '../site-configuration/schema/unknown-keys.ts';
import { kindOf } from './declared-along.ts';
import { type JsonObject, type JsonValue, KEY_FIELD, keyOf, withoutKeys } from './entry-keys.ts';
import type { Step } from './patches.ts';

/** Supplementary Private Use Area-A and -B without their last two, which are no characters. */
const FIRST = 0xf0000;
const AREA = 0xfffe;
const MOST = 2 * AREA;
const MARK = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;

/** Words that something is made of, not shown as they are. */
const notShown = new Set(['priceText', 'category', 'icon', 'date', 'addressCountry', 'addressRegion', 'postalCode']);

export interface MarkedDocument {
  /** Without keys: as it is read. */
  document: JsonObject;
  /** Of each mark, by its number, the fields that hold its text. Equal texts have one mark, so that what compares them finds the same. */
  fields: readonly MarkedText[];
  /** Of each link of a picture, the fields that hold it. */
  pictures: ReadonlyMap<string, readonly Step[][]>;
}

export interface MarkedText {
  /** The fields that hold it, in the order of the document. */
  held: readonly Step[][];
  /** How many characters it has; 0 where it has several lines. */
  length: number;
}

/**
 * @param document with keys
 * @returns undefined where a text of its own holds what marks are made of
 */
export function withMarks(document: JsonObject): MarkedDocument | undefined {
  if (MARK.test(JSON.stringify(document))) return undefined;
  const marker = new Marker();
  return {
    document: marker.record(document, site, []) as JsonObject,
    fields: marker.fields,
    pictures: marker.pictures,
  };
}

export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/** The marks in a text, by their numbers, and where they would stand in it without them. */
export function marksIn(text: string): { mark: number; offset: number }[] {
  return [...text.matchAll(MARK)].map(({ 0: mark, index }, nth) => ({
    mark: numberOf(mark.codePointAt(0) ?? FIRST),
    offset: index - 2 * nth,
  }));
}

function numberOf(codePoint: number): number {
  return codePoint < 0x100000 ? codePoint - FIRST : codePoint - 0x100000 + AREA;
}

function characterOf(mark: number): string {
  return String.fromCodePoint(mark < AREA ? FIRST + mark : 0x100000 + mark - AREA);
}

class Marker {
  fields: { held: Step[][]; length: number }[] = [];
  pictures = new Map<string, Step[][]>();
  #numbers = new Map<string, number>();

  record(value: JsonObject, of: AnyKind, at: readonly Step[]): JsonValue {
    const known = keysOf(of);
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, part]) => {
        if (name === KEY_FIELD) return [];
        const field = known.get(name);
        const isMarked = field !== undefined && !notShown.has(name);
        return [[name, isMarked ? this.#value(part, field, [...at, name]) : withoutKeys(part)]];
      }),
    );
  }

  #value(value: JsonValue, field: Field | ByHand, at: Step[]): JsonValue {
    const { of, many } = field;
    if (typeof value === 'string') {
      const alone = of?.alone === undefined ? undefined : of.fields[of.alone];
      if (alone) return this.#value(value, alone, at);
      if (isText(field)) return this.#text(value, at);
      if (isPicture(at)) this.#note(value, at);
      return value;
    }
    if (Array.isArray(value)) return this.#list(value, field, at);
    if (!isRecord(value)) return value;
    if (!of) return withoutKeys(value);
    const record = value as JsonObject;
    if (many !== undefined && Array.isArray(record.items) && !of.other?.isIt(record))
      return { ...withoutKeys(record), items: this.#list(record.items, field, [...at, 'items']) };
    if ('byIds' in field && field.byIds) {
      return Object.fromEntries(
        Object.entries(record).map(([id, entry]) => [
          id,
          isRecord(entry) ? this.record(entry as JsonObject, of, [...at, id]) : entry,
        ]),
      );
    }
    return this.record(record, kindOf(of, record), at);
  }

  #list(list: JsonValue[], field: Field | ByHand, at: Step[]): JsonValue {
    return list.map((entry) => {
      if (typeof entry === 'string') return this.#value(entry, field, at);
      const key = keyOf(entry);
      if (key === undefined || !field.of || !isRecord(entry)) return withoutKeys(entry);
      const record = entry as JsonObject;
      return this.record(record, kindOf(field.of, record), [...at, { key }]);
    });
  }

  /** A mark at the end of each of its paragraphs. */
  #text(text: string, at: Step[]): string {
    const plain = text.trim().toLowerCase();
    const mark = this.#numbers.get(plain) ?? this.fields.length;
    if (plain === '' || mark >= MOST) return text;
    this.#numbers.set(plain, mark);
    this.fields[mark] ??= { held: [], length: plain.includes('\n') ? 0 : plain.length };
    this.fields[mark].held.push(at);
    return text.replace(/\S(?=[^\S\n]*(?:\n|$))/gu, (last) => last + characterOf(mark));
  }

  #note(link: string, at: Step[]): void {
    this.pictures.set(link, [...(this.pictures.get(link) ?? []), at]);
  }
}

function isText({ says, ...field }: Field | ByHand): boolean {
  const isSentences = 'read' in field && field.read === readSentences;
  return isSentences || /^text, (?:at most|or `)/.test(says) || says.endsWith('sentences');
}

function isPicture(at: readonly Step[]): boolean {
  const name = at.findLast((step) => typeof step === 'string');
  return typeof name === 'string' && /image|logo|picture|gallery|^(?:url|src)$/i.test(name);
}
