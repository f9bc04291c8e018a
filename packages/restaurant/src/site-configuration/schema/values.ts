/** Declarations of single values, of lists of them, and of objects: each with its limits, its reader and its written form. */
import * as z from 'zod';
import { inWords, longest, most } from '../../limits.ts';
import type { Link } from '../../link.ts';
import type { Entry } from '../../reading/lenient.ts';
import { listOf, readLabels, readNames, readSentences, uniqueIds } from '../../reading/lenient-lists.ts';
import {
  numberWithin,
  oneOf,
  readBoolean,
  readColor,
  readDescription,
  readEmail,
  readId,
  readLabel,
  readLine,
  readLink,
  readLongText,
  readPhone,
  readWebLink,
  textWithin,
} from '../../reading/lenient-values.ts';
import { readPrice } from '../read-prices.ts';
import type { AnyKind, ByHand, Field, Kind, ReadIn, Reading, Told } from './declare.ts';
import type { FormControl } from './form-kinds.ts';

interface Form<T> {
  read: ReadIn<T>;
  written: z.ZodType;
  says: string;
  control?: FormControl;
}

/** How a text is written. */
export const aText = (length: number) => ({
  written: z.string().max(length),
  says: `text, at most ${inWords(length)} characters`,
});

function textForm(read: ReadIn<string>, length: number): Form<string> {
  return { read, ...aText(length) };
}

const forms = {
  word: textForm(readLabel, longest.label),
  line: textForm(readLine, longest.line),
  prose: textForm(readDescription, longest.description),
  longText: textForm(readLongText, longest.text),
  story: textForm(textWithin(longest.story), longest.story),
};

/** A badge or a word. */
export const word = (told: Told): Field<string> => ({ ...told, ...forms.word });
/** A line or two. */
export const line = (told: Told): Field<string> => ({ ...told, ...forms.line });
/** A few sentences. */
export const prose = (told: Told): Field<string> => ({ ...told, ...forms.prose });
/** An answer, a review. */
export const longText = (told: Told): Field<string> => ({ ...told, ...forms.longText });
/** What the brand tells of itself. */
export const story = (told: Told): Field<string> => ({ ...told, ...forms.story });

/** How an id is written. */
export const anId = {
  written: z.union([z.string().max(longest.id), z.number()]),
  says: `text or number, at most ${inWords(longest.id)} characters`,
};

/** What others refer to. */
export const reference = (told: Told): Field<string> => ({ ...told, read: readId, ...anId });

/** The entry's own id, unique in its list; where none is given it is made of a word and the place in the list. */
export const id = (madeOf: string): Field<string> & { id: string } => ({
  label: 'Id',
  help: 'Keep it: links and orders refer to it.',
  changedBy: 'owner',
  read: readId,
  ...anId,
  id: madeOf,
});

const LONGEST_LINK = 2_000;
const aLink = z.string().max(LONGEST_LINK);

/** A link that opens something: http(s), `tel:`, `mailto:` or a path. */
export const link = (told: Told): Field<Link> => ({
  ...told,
  read: readLink,
  written: aLink,
  says: 'link (https, tel, mailto or a path)',
  control: 'link',
});
/** A page or a file: http(s) or a path. */
export const webLink = (told: Told): Field<Link> => ({
  ...told,
  read: readWebLink,
  written: aLink,
  says: 'link (https or a path)',
  control: 'link',
});
/** A picture: http(s) or a path. */
export const picture = (told: Told): Field<Link> => ({ ...webLink(told), control: 'picture' });

export const email = (told: Told): Field<string> => ({
  ...told,
  read: readEmail,
  written: z.string().max(254),
  says: 'e-mail address',
  control: 'email',
});
export const phone = (told: Told): Field<string> => ({
  ...told,
  read: readPhone,
  written: z.string().max(100),
  says: 'telephone number',
  control: 'phone',
});
export const color = (told: Told): Field<string> => ({
  ...told,
  read: readColor,
  written: z.string().max(100),
  says: 'colour of CSS, such as `#16a34a`',
  control: 'color',
});

/** A mark; absent is no. */
export const yes = (told: Told): Field<boolean> & { absent: () => boolean } => ({
  ...told,
  read: readBoolean,
  written: z.boolean(),
  says: 'true or false',
  absent: () => false,
});

export const number = (least: number, greatest: number, told: Told): Field<number> => ({
  ...told,
  read: numberWithin(least, greatest),
  written: z.number().min(least).max(greatest),
  says: `number from ${inWords(least)} to ${inWords(greatest)}`,
});

export const choice = <Word extends string>(words: readonly Word[], told: Told): Field<Word> => ({
  ...told,
  read: oneOf(words),
  written: z.enum(words),
  says: words.map((each) => `\`${each}\``).join(', '),
});

/** An amount, in the currency of its place; a text that is none is kept under another name, as it is written. */
export const price = <Name extends string>(textAs: Name, told: Told): Field<number | string> & { textAs: Name } => ({
  ...told,
  read: readPrice,
  written: z.union([z.number().min(0), z.string().max(longest.label)]),
  says: 'number, or a text such as `$12.50`',
  control: 'price',
  textAs,
});

type ListOfTexts = Field<string[]> & { absent: () => string[] };

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
    absent: () => [],
  };
  return (told: Told): ListOfTexts => ({ ...told, ...form });
}

/** Cuisines, areas, keywords. */
export const names = texts(readNames, longest.line, most.names, 'labels');
/** Services, features, tags. */
export const labels = texts(readLabels, longest.label, most.labels);
/** Conditions, requirements. */
export const sentences = texts(readSentences, longest.line, most.sentences);

export interface ListOptions {
  many: number;
  /** It may also stand as `{items: []}`. The reader takes that of any list; this is for those of which the specification says it. */
  wrapped?: boolean;
}

/** A list of objects. Their ids are unique in it. */
export function list<T>(of: Kind<T>, options: ListOptions, told: Told): Field<T[]> & { absent: () => T[] } {
  return { ...some(of, options, told), absent: () => [] };
}

/** A list of objects, absent where there are none. */
export function some<T>(of: Kind<T>, { many, wrapped = false }: ListOptions, told: Told): Field<T[]> {
  const hasIds = Object.values(of.fields).some((field) => 'id' in field);
  return {
    ...told,
    of,
    many,
    wrapped,
    says: `list of at most ${inWords(many)}`,
    read(value, path, warn, _index, reading) {
      const within: Reading = hasIds ? { ...reading, giveId: uniqueIds() } : reading;
      const readList = listOf((each, at, warnOf, index) => of.read(each, at, warnOf, index, within), many);
      return readList(value, path, warn, 0);
    },
  };
}

/** An object. */
export function one<T>(of: Kind<T>, told: Told): Field<T> {
  return { ...told, of, says: 'object', read: of.read };
}

/** What has a reader of its own, for shapes that no declaration says. */
export function own<T>(
  told: Told,
  form: Omit<Form<T>, 'written'> & { written?: z.ZodType; of?: AnyKind; many?: number },
): Field<T> {
  return { ...told, ...form };
}

/** What is found in its entry by a function of its own. */
export function found<T>(
  told: Told,
  form: Omit<Form<T>, 'read' | 'written'> & {
    written?: z.ZodType;
    of?: AnyKind;
    many?: number;
    /** Other fields that it looks at. */
    besides?: readonly string[];
    find: (entry: Entry, keys: readonly string[], index: number, reading: Reading) => T | undefined;
  },
): Field<T> {
  return { ...told, ...form };
}

/** What is only declared: a function that knows the whole entry reads it, or another program. */
export function byHand(told: Told, form: Omit<ByHand, Exclude<keyof Told, 'control'> | 'byHand'>): ByHand {
  return { ...told, ...form, byHand: true };
}

/** What an entry cannot do without. */
export function needed<F extends Field>(field: F): F & { needed: true } {
  return { ...field, needed: true };
}

/** What costs the entry where it cannot be read. */
export function vital<F extends Field>(field: F): F & { vital: true } {
  return { ...field, vital: true };
}

/** What is something even where nothing readable is given. */
export function otherwise<T>(absent: () => NoInfer<T>, field: Field<T>): Field<T> & { absent: () => T } {
  return { ...field, absent };
}

/** What is several fields after it was read: those of what its `find` answers. */
export function spread<F extends Field<object>>(field: F): F & { spread: true } {
  return { ...field, spread: true };
}

/** What its `find` always answers. */
export function sure<F extends Field>(field: F): F & { sure: true } {
  return { ...field, sure: true };
}

/** What has another name after it was read. */
export function as<Name extends string, F extends Field>(name: Name, field: F): F & { as: Name } {
  return { ...field, as: name };
}
