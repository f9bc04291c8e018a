import * as z from 'zod/mini';
import type { FranchiseQuestion } from '../site-configuration/site-configuration.ts';
import { isDay } from './catering-form.ts';
import { answerField } from './choices.ts';
import { longest, optionalText, requiredText } from './field-rules.ts';

/** The fields of a franchise inquiry, made of the brand's own questions. */
export function franchiseForm(questions: readonly FranchiseQuestion[]) {
  return z.object(Object.fromEntries(questions.map((question) => [answerField(question), answerRule(question)])));
}

/** The answers, by the names of their fields. */
export type FranchiseInquiry = z.output<ReturnType<typeof franchiseForm>>;

/** The body of the call `website-submissions/franchise`: every question in the order of the form; unanswered is an empty text. */
export function franchiseBody(questions: readonly FranchiseQuestion[], inquiry: FranchiseInquiry, brandId: string) {
  const enquiryData = questions.map((question) => ({
    question: question.question,
    response: inquiry[answerField(question)] ?? '',
  }));
  return { brand_id: brandId, enquiry_data: enquiryData };
}

function answerRule({ type, options, required }: FranchiseQuestion) {
  const choice = type === 'radio' || type === 'select';
  const problem = choice ? 'Choose an answer' : 'Enter an answer';
  const text = required ? requiredText(problem, longest.text) : optionalText(longest.text);
  if (choice) return text.check(z.refine((given) => given === '' || options.includes(given), problem));
  if (type !== 'datetime') return text;
  return text.check(
    z.refine((given) => given === '' || isMoment(given), 'Enter a day and a time, e.g. 2027-06-30 14:30'),
  );
}

/** What browsers send for a day and a time, or what people write where the browser has no picker. */
function isMoment(text: string): boolean {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.exec(text) ?? [];
  return isDay(day);
}
