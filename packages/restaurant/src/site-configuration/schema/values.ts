/** Declarations of single values, of lists of them, and of objects: each with its limits, its reader and its written form. */
import * as z from 'zod';
import { parseColor } from '../../colors.ts';
import { inWords, longest, most } from '../../limits.ts';
import type { Link } from '../../link.ts';
import type { Entry } from '../../reading/lenient.ts';
import { listOf, readLabels, readNames, readSentences, uniqueIds } from '../../reading/lenient-lists.ts';
import {
  numberWithin,
  oneOf,
  readBoolean,
  readDescription,
  readEmail,
  readId,
  readLabel,
  readLine,
  readLink,
  readLongText,
  readPhone,
  readWebLink,
  textAs,
  textWithin,
} from '../../reading/lenient-values.ts';
import { readPrice } from '../read-prices.ts';
import type { AnyKind, ByHand, Declared, Field, Kind, ReadIn, Reading, Said, Told } from './declare.ts';
import type { FormControl } from './form-kinds.ts';

interface Form<T> {
  /** Absent where a function finds it in its entry (`found`). */
  read?: ReadIn<T>;
  /** Absent where `of` says it. */
  written?: z.ZodType;
  says: string;
  of?: AnyKind;
  many?: number;
  control?: FormControl;
}

/** A field with a reader of its own, for shapes that no declaration says. */
export function own<T, const S extends Said<NoInfer<T>>>(said: S, form: Form<T>): Declared<T, S>;
export function own(said: Said<unknown>, form: Form<unknown>): Field {
  return { ...said, ...form };
}

/** What is found in its entry by a function of its own. */
export function found<T, const S extends Said<NoInfer<T>>>(
  said: S,
  form: Omit<Form<T>, 'read'> & {
    /** Other fields that it looks at. */
    besides?: readonly string[];
    find: (entry: Entry, keys: readonly string[], index: number, reading: Reading) => T | undefined;
  },
): Declared<T, S> {
  return own(said, form);
}

/** What is only declared: a function that knows the whole entry reads it, or another program. */
export function byHand(told: Told, form: Omit<ByHand, Exclude<keyof Told, 'control'> | 'byHand'>): ByHand {
  return { ...told, ...form, byHand: true };
}

/** Declares fields that are all written in one form. */
function inForm<T>(form: Form<T>) {
  return <const S extends Said<T>>(said: S) => own<T, S>(said, form);
}

/** How a text is written. */
export const aText = (length: number) => ({
  written: z.string().max(length),
  says: `text, at most ${inWords(length)} characters`,
});

const textForm = (read: ReadIn<string>, length: number): Form<string> => ({ read, ...aText(length) });

/** A badge or a word. */
export const word = inForm(textForm(readLabel, longest.label));
/** A line or two. */
export const line = inForm(textForm(readLine, longest.line));
/** A few sentences. */
export const prose = inForm(textForm(readDescription, longest.description));
/** An answer, a review. */
export const longText = inForm(textForm(readLongText, longest.text));
/** What the brand tells of itself. */
export const story = inForm(textForm(textWithin(longest.story), longest.story));

/** How an id is written. */
export const anId = {
  written: z.union([z.string().max(longest.id), z.number()]),
  says: `text or number, at most ${inWords(longest.id)} characters`,
};

/** What others refer to. */
export const reference = inForm({ read: readId, ...anId });

/** The entry's own id, unique in its list; where none is given it is made of a word and the place in the list. */
export const id = (madeOf: string): Field<string> & { id: string } => ({
  label: 'Id',
  help: 'Keep it: links and orders refer to it.',
  changedBy: 'owner',
  read: readId,
  ...anId,
  id: madeOf,
});

const aLink = z.string().max(2_000);
const webLinkForm: Form<Link> = { read: readWebLink, written: aLink, says: 'link (https or a path)', control: 'link' };

/** A link that opens something: http(s), `tel:`, `mailto:` or a path. */
export const link = inForm({
  read: readLink,
  written: aLink,
  says: 'link (https, tel, mailto or a path)',
  control: 'link',
});
/** A page or a file: http(s) or a path. */
export const webLink = inForm(webLinkForm);
/** A picture: http(s) or a path. */
export const picture = inForm({ ...webLinkForm, control: 'picture' });

export const email = inForm({
  read: readEmail,
  written: z.string().max(254),
  says: 'e-mail address',
  control: 'email',
});
export const phone = inForm({
  read: readPhone,
  written: z.string().max(100),
  says: 'telephone number',
  control: 'phone',
});
/** It is read as `#rrggbb`. */
export const color = inForm({
  read: textAs(parseColor, 'a color'),
  written: z.string().max(100),
  says: 'colour of CSS, such as `#16a34a`',
  control: 'color',
});

/** How yes or no is written. */
export const aMark = { written: z.boolean(), says: 'true or false' };

/** A mark; absent is no. */
export const yes = <const S extends Said<boolean>>(said: S) =>
  own({ ...said, absent: () => false }, { read: readBoolean, ...aMark });

export const number = <const S extends Said<number>>(least: number, greatest: number, said: S) =>
  own(said, {
    read: numberWithin(least, greatest),
    written: z.number().min(least).max(greatest),
    says: `number from ${inWords(least)} to ${inWords(greatest)}`,
  });

export const choice = <const Word extends string, const S extends Said<NoInfer<Word>>>(
  words: readonly Word[],
  said: S,
) =>
  own<Word, S>(said, {
    read: oneOf(words),
    written: z.enum(words),
    says: words.map((each) => `\`${each}\``).join(', '),
  });

/** An amount, in the currency of its place; a text that is none is kept under another name (`textAs`), as it is written. */
export const price = inForm({
  read: readPrice,
  written: z.union([z.number().min(0), z.string().max(longest.label)]),
  says: 'number, or a text such as `$12.50`',
  control: 'price',
});

function texts(
  read: ReadIn<string[]>,
  length: number,
  mostEntries: number,
  control: FormControl = length > longest.label ? 'sentences' : 'labels',
) {
  const one = z.union([z.string().max(length), z.looseObject({ name: z.string().max(length) })]);
  const form = {
    read,
    written: z.union([z.array(one).max(mostEntries), z.string()]),
    says: `list of at most ${inWords(mostEntries)} texts, each of at most ${inWords(length)} characters`,
    control,
  };
  return <const S extends Said<string[]>>(said: S) => own({ ...said, absent: (): string[] => [] }, form);
}

/** Cuisines, areas, keywords. */
export const names = texts(readNames, longest.line, most.names, 'labels');
/** Services, features, tags. */
export const labels = texts(readLabels, longest.label, most.labels);
/** Conditions, requirements. */
export const sentences = texts(readSentences, longest.line, most.sentences);

interface ListSaid<T> extends Said<T[]> {
  many: number;
  /** It may also stand as `{items: []}`. The reader takes that of any list; this is for those of which the specification says it. */
  wrapped?: boolean;
}

/** A list of objects. Their ids are unique in it. */
export function list<T, const S extends ListSaid<T>>(of: Kind<T>, said: S) {
  return some(of, { ...said, absent: (): T[] => [] });
}

/** A list of objects, absent where there are none. */
export function some<T, const S extends ListSaid<T>>(of: Kind<T>, said: S) {
  const { many } = said;
  const hasIds = Object.values(of.fields).some((field) => 'id' in field);
  return own<T[], S>(said, {
    of,
    many,
    says: `list of at most ${inWords(many)}`,
    read(value, path, warn, _index, reading) {
      const within: Reading = hasIds ? { ...reading, giveId: uniqueIds() } : reading;
      const readList = listOf((each, at, warnOf, index) => of.read(each, at, warnOf, index, within), many);
      return readList(value, path, warn, 0);
    },
  });
}

/** An object. */
export function one<T, const S extends Said<T>>(of: Kind<T>, said: S) {
  return own<T, S>(said, { of, says: 'object', read: of.read });
}
