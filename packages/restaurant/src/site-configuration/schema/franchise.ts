/** The form for those who would like to open a restaurant of the brand. */
import * as z from 'zod';
import { most } from '../../limits.ts';
import { type Entry, field } from '../../reading/lenient.ts';
import { readNames } from '../../reading/lenient-lists.ts';
import { numberWithin, oneOf } from '../../reading/lenient-values.ts';
import { type EntryOf, kind, type ReadIn } from './declare.ts';
import { found, id, line, list, names, yes } from './values.ts';

const questionTypes = ['input', 'textarea', 'radio', 'select', 'datetime'] as const;
type QuestionType = (typeof questionTypes)[number];

/** A choice without anything to choose from asks for a text. */
function typeOf(entry: Entry, keys: readonly string[]): QuestionType {
  const type = field(entry, keys, oneOf(questionTypes)) ?? 'input';
  if (type !== 'radio' && type !== 'select') return type;
  if (field({ ...entry, warn: () => {} }, ['options'], readNames)) return type;
  entry.warn(entry.path, 'has no options to choose from, a text is asked for');
  return 'input';
}

const readOrder = numberWithin(-1e9, 1e9);

export const franchiseQuestion = kind(
  'FranchiseQuestion',
  { about: 'A question of the franchise form.', shownOn: ['franchise'] },
  {
    question: line({ label: 'Question', also: ['label'], needed: true }),
    options: names({ label: 'Answers to choose from', help: 'Of `radio` and `select`.' }),
    type: found(
      { label: 'How it is answered', sure: true },
      { find: typeOf, says: questionTypes.map((type) => `\`${type}\``).join(', '), written: z.enum(questionTypes) },
    ),
    id: id('question'),
    required: yes({ label: 'Must be answered' }),
    order: found(
      { label: 'Place in the form', help: 'Absent: that in the list.', sure: true },
      {
        find: (entry, keys, index) => field(entry, keys, readOrder) ?? index + 1,
        says: 'number',
        written: z.number(),
      },
    ),
  },
);

type FranchiseQuestion = EntryOf<typeof franchiseQuestion>;

const questions = list(franchiseQuestion, { many: most.franchiseQuestions, label: 'Questions' });

export const franchiseForm = kind(
  'FranchiseForm',
  { about: 'Asks those who would like to open a restaurant of the brand.', shownOn: ['franchise'] },
  { questions },
);

/** The questions by their order, of the list or of an object with `questions`. */
export const readFranchiseForm: ReadIn<FranchiseQuestion[]> = (value, path, warn, index, reading) => {
  const asked = Array.isArray(value)
    ? questions.read?.(value, path, warn, index, reading)
    : franchiseForm.read(value, path, warn, index, reading)?.questions;
  return asked?.toSorted((a, b) => a.order - b.order);
};
