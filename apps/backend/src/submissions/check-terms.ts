/**
 * The rules of the forms that depend on what the brand offers and asks, or on another field: the browser applies them as well,
 * and who sends without it, or from a page of last week, must not get by.
 */
import { type FranchiseAnswer, isAnswered } from '@tablefront/backend-client/submissions/franchise';
import { careersFields, locationMissing, openApplication } from '@tablefront/restaurant/forms/careers/careers-fields';
import { cateringFields } from '@tablefront/restaurant/forms/catering/catering-fields';
import { answerField } from '@tablefront/restaurant/forms/franchise/franchise-fields';
import { franchiseForm } from '@tablefront/restaurant/forms/franchise/franchise-form';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import type { FranchiseQuestion } from '@tablefront/restaurant/site-configuration/site-configuration';
import { z } from 'zod';
import type { FormTerms } from '../brands/form-terms.ts';
import type { Refusal } from '../failures/failure.ts';

/** What is wrong with which field. */
type Problems = Record<string, string>;

interface Checked {
  record: Record<string, unknown>;
  restaurantId?: string;
}

type Check = (submission: Checked, terms: FormTerms, today: string) => Problems;

/** What is not here has no such rules. That a restaurant is the brand's is known before, see `findBrand`. */
const checks: Partial<Record<SubmissionKind, Check>> = {
  catering: cateringProblems,
  careers: careersProblems,
  franchise: franchiseProblems,
};

/** Whether a submission of this kind has rules that depend on its brand. */
export function hasTerms(kind: SubmissionKind): boolean {
  return checks[kind] !== undefined;
}

/**
 * Why a submission cannot be taken: what it says does not go with what its brand offers.
 *
 * @param today `YYYY-MM-DD`, the day that it is wherever it is earliest: what ends today is not over
 */
export function checkTerms(
  kind: SubmissionKind,
  submission: Checked,
  terms: FormTerms,
  today: string,
): Refusal | undefined {
  const fields = checks[kind]?.(submission, terms, today) ?? {};
  const problems = Object.values(fields);
  return problems.length === 0 ? undefined : { status: 400, error: [...new Set(problems)].join('. '), fields };
}

const cateringRecord = z.object({
  delivery_method: z.string(),
  event_type: z.string(),
  custom_event_type: z.unknown(),
});

function cateringProblems({ record }: Checked, { deliveryMethods }: FormTerms): Problems {
  const { delivery_method, event_type, custom_event_type } = cateringRecord.parse(record);
  const offered = deliveryMethods.some((method) => method === delivery_method);
  const untold = event_type.toLowerCase() === 'other' && !custom_event_type;
  return {
    ...(!offered && { delivery_method: cateringFields.delivery_method.missing }),
    ...(untold && { custom_event_type: cateringFields.custom_event_type.wrong }),
  };
}

const careersRecord = z.object({ position: z.string() });

/** With jobs, one of them, at its restaurant if it has one; or the open application, where there are several places. */
function careersProblems({ record, restaurantId }: Checked, terms: FormTerms, today: string): Problems {
  const open = terms.jobs.filter(({ validThrough }) => validThrough === undefined || validThrough >= today);
  const { position } = careersRecord.parse(record);
  if (open.length === 0 || (terms.severalPlaces && position === openApplication.position)) return {};
  const wanted = open.filter((job) => job.position === position);
  if (wanted.length === 0) return { position: careersFields.position.missing };
  const isThere = wanted.some((job) => job.restaurantId === undefined || job.restaurantId === restaurantId);
  return isThere ? {} : { restaurant_id: locationMissing };
}

const franchiseRecord = z.object({ enquiry_data: z.array(z.custom<FranchiseAnswer>()) });

/**
 * The brand's own questions, by the rules of its form. What answers no question that it asks (any longer) is kept as it is; of
 * questions that read alike, an answer may be to any.
 */
function franchiseProblems({ record }: Checked, { franchiseQuestions: questions }: FormTerms): Problems {
  const answers = franchiseRecord.parse(record).enquiry_data;
  if (!answers.some(({ response }) => isAnswered(response))) return { enquiry_data: 'Please answer the questions' };
  const byQuestion = Map.groupBy(answers, ({ question }) => question.trim());
  const alike = Map.groupBy(questions, ({ question }) => question.trim());
  return Object.assign(
    {},
    ...questions.map((question) => {
      const given = (byQuestion.get(question.question.trim()) ?? []).flatMap(({ response }) => textsOf(response));
      const others = alike.get(question.question.trim()) ?? [question];
      return questionProblems(question, others, given);
    }),
  );
}

function questionProblems(question: FranchiseQuestion, alike: FranchiseQuestion[], given: string[]): Problems {
  const answers = given.filter((text) => text.trim() !== '');
  if (answers.length === 0) {
    return question.required ? { [answerField(question)]: 'Please answer this question' } : {};
  }
  const wrong = answers.map((answer) => {
    const problems = alike.map((one) => problemOf(one, answer));
    return problems.includes(undefined) ? undefined : problems[0];
  });
  const problem = wrong.find((one) => one !== undefined);
  return problem === undefined ? {} : { [answerField(question)]: problem };
}

function problemOf(question: FranchiseQuestion, answer: string): string | undefined {
  const reading = readForm(franchiseForm([question]), { [answerField(question)]: answer });
  return reading.ok ? undefined : reading.errors[answerField(question)];
}

function textsOf(response: FranchiseAnswer['response']): string[] {
  if (Array.isArray(response)) return response;
  return response === undefined || response === null ? [] : [String(response)];
}
