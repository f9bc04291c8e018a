/** The body of `POST functions/v1/website-submissions/franchise`: the brand's own questions, each with its answer. */
import { longest } from '@tablefront/restaurant/forms/fields';
import * as z from 'zod/mini';
import { wireId, wireObject } from './wire-values.ts';

const answer = z.string('An answer is a text').check(z.maxLength(longest.text, 'An answer is too long'));

/** Whatever else a pair holds is kept. */
const pair = z.looseObject({
  question: z.string('A question is a text').check(z.trim(), z.minLength(1, 'A question is empty'), z.maxLength(2_000)),
  response: z.optional(z.nullable(z.union([answer, z.number(), z.boolean(), z.array(answer)], 'An answer is a text'))),
});

export type FranchiseAnswer = z.output<typeof pair>;

export const franchiseBody = wireObject({
  brand_id: wireId('The brand is missing'),
  enquiry_data: z
    .array(pair, 'enquiry_data is a list of questions and responses')
    .check(z.maxLength(500, 'These are too many answers')),
});

/** Whether something was answered. */
export function isAnswered(response: FranchiseAnswer['response']): boolean {
  if (Array.isArray(response)) return response.some((text) => text.trim() !== '');
  return response !== undefined && response !== null && String(response).trim() !== '';
}
