/** The rules of a form's fields on the wire. */
import { type FormTerms, textRule } from '@tablefront/restaurant/forms/field-rules';
import type { Field, Fields, OnTheWire, WireValue } from '@tablefront/restaurant/forms/fields';
import * as z from 'zod/mini';
import { wireId } from './wire-values.ts';

type WireShape<F extends Fields> = {
  [Name in keyof F as F[Name] extends { kind: 'file' } ? never : Name]: z.ZodMiniType<WireValue<OnTheWire<F[Name]>>>;
};

/** A rule for each field but the files, as the backend reads bodies: what may be left out is null then. */
export function wireShape<F extends Fields>(fields: F, terms?: FormTerms): WireShape<F>;
export function wireShape(fields: Fields, terms: FormTerms = {}): Record<string, z.ZodMiniType> {
  const inTheBody = Object.entries(fields).filter(([, { kind }]) => kind !== 'file');
  return Object.fromEntries(
    inTheBody.map(([name, field]) => [name, wireRule(name, { ...field, ...field.wire }, terms)]),
  );
}

function wireRule(name: string, field: Field, terms: FormTerms): z.ZodMiniType {
  const { kind, missing, wrong, most = Number.MAX_SAFE_INTEGER } = field;
  switch (kind) {
    case 'place':
      return wireId(missing ?? '');
    case 'count':
      return z.int(wrong).check(z.gte(1, wrong), z.lte(most, `Enter at most ${most.toLocaleString('en')}`));
    case 'rating':
      return z.prefault(z.nullable(rating), null);
    case 'tick':
      return missing === undefined
        ? z.prefault(z.boolean(`${name} is true or false`), false)
        : z.literal(true, missing);
    default:
      return missing === undefined ? orNull(textRule(field, terms)) : textRule(field, terms);
  }
}

const rating = z
  .int('The rating is a whole number')
  .check(z.gte(1, 'The rating is 1 or more'), z.lte(5, 'The rating is 5 or less'));

/** A text that may be left out; records hold null for it. */
function orNull(rule: z.ZodMiniType<string, string | undefined>) {
  return z.pipe(
    rule,
    z.transform((text: string) => (text === '' ? null : text)),
  );
}
