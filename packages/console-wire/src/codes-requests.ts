/** What the calls about printed codes take, as the server checks it. */
import { z } from 'zod';
import { codeGrounds, codePapers, MOST_TABLES } from './choices.ts';
import { line } from './texts.ts';

const name = line(60).min(1);
/** Its id; null: the brand as a whole. */
const place = z.union([line(200).min(1), z.null()]);
/** What may stand behind `t=`: letters and digits of any script, with gaps. */
const table = line(20).regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u);
const different = (tables: string[]) => new Set(tables).size === tables.length;

export const codeTarget = z.discriminatedUnion('to', [
  z.strictObject({ to: z.enum(['feedback', 'menu', 'allergens', 'location', 'order']) }),
  z.strictObject({ to: z.literal('page'), path: line(500).regex(/^\//) }),
  z.strictObject({ to: z.literal('link'), url: line(2_000).regex(/^https?:\/\//i) }),
]);

/** What is printed around a code. */
export const codeDesign = z.strictObject({
  /** `tent`: A6 to fold; `card`: a receipt's; `sticker`: 5 cm; `poster`: a sheet. */
  paper: z.enum(codePapers),
  sheet: z.enum(['a4', 'letter']),
  large: line(40),
  small: line(120),
  /** Before a table: `Table`. */
  word: line(20),
  ground: z.enum(codeGrounds),
});

/** A code for each; empty: one code for all. */
const tables = z.array(table).max(MOST_TABLES).refine(different, { error: 'Two tables have the same name' });

export const newCodeSet = z.strictObject({ name, place, target: codeTarget, design: codeDesign, tables });

/** Whatever is left out stays as it is; printed codes stay the same. */
export const codeSetChange = z.strictObject({
  name: name.optional(),
  place: place.optional(),
  target: codeTarget.optional(),
  design: codeDesign.optional(),
  putAway: z.boolean().optional(),
  /** Further tables; with those that are there, no more than a set has. */
  addTables: tables.optional(),
});
