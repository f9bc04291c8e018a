/** The rules of a form, of its fields. */
import * as z from 'zod/mini';
import { type FormTerms, textRule } from './field-rules.ts';
import { type Field, type Fields, type FormValue, isRating } from './fields.ts';
import { fileProblem } from './file-rules.ts';

type FormShape<F extends Fields> = { [Name in keyof F]: z.ZodMiniType<FormValue<F[Name]>> };

/** A rule for each field, as the browser and a page's action read what was typed; in the order of the fields. */
export function formShape<F extends Fields>(fields: F, terms?: FormTerms): FormShape<F>;
export function formShape(fields: Fields, terms: FormTerms = {}): Record<string, z.ZodMiniType> {
  const rules = Object.entries(fields).map(([name, field]) => [name, formRule(withChoices(name, field, terms), terms)]);
  return Object.fromEntries(rules);
}

function withChoices(name: string, field: Field, { choices }: FormTerms): Field {
  return { ...field, choices: choices?.[name] ?? field.choices };
}

function formRule(field: Field, terms: FormTerms): z.ZodMiniType {
  const { restaurantIds = [] } = terms;
  const { missing } = field;
  switch (field.kind) {
    case 'place':
      if (missing !== undefined) return textRule({ kind: 'choice', missing, choices: restaurantIds }, terms);
      // One that is none of them counts as not named.
      return converted((id) => (restaurantIds.includes(id) ? id : ''));
    case 'count':
      return countRule(field);
    case 'rating':
      return converted(
        (rating) => (rating === '' ? null : Number(rating)),
        [(rating) => rating === '' || isRating(rating), 'Choose one of the five'],
      );
    case 'tick':
      return converted((value) => value !== '', [(value) => value !== '' || missing === undefined, missing]);
    case 'file':
      return fileRule(field);
    default:
      return textRule(field, terms);
  }
}

/** A text that becomes something else. */
function converted(
  convert: (text: string) => unknown,
  [isRight, problem]: [isRight: (text: string) => boolean, problem?: string] = [() => true],
) {
  return z.pipe(z.prefault(z.string().check(z.refine(isRight, problem)), ''), z.transform(convert));
}

function countRule({ missing, wrong, most = Number.MAX_SAFE_INTEGER }: Field) {
  const isCount = (text: string) => Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= most;
  return z.pipe(
    z.prefault(
      z.string().check(
        z.trim(),
        z.refine((text) => text !== '', missing),
        z.refine((text) => text === '' || isCount(text), wrong),
      ),
      '',
    ),
    z.transform((text) => Number(text) || 0),
  );
}

/** An issue with a file keeps nothing else of the form from being read. */
function fileRule({ file: rules, missing }: Field) {
  const problemOf = (value: unknown) => {
    if (!(value instanceof File)) return missing ?? rules?.wrongType;
    return rules && fileProblem(value, rules);
  };
  const rule = z.custom<File>().check(
    z.check<File>(({ value, issues }) => {
      const message = problemOf(value);
      if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true });
    }),
  );
  return missing === undefined ? z.optional(rule) : rule;
}
