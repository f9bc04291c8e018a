import * as z from 'zod/mini';
import type { FranchiseQuestion } from '../../site-configuration/site-configuration.ts';
import { formShape } from '../form-shape.ts';
import { answerField, franchiseFields } from './franchise-fields.ts';

export function franchiseForm(questions: readonly FranchiseQuestion[]) {
  return z.object(formShape(franchiseFields(questions)));
}

/** The answers, by the names of their fields. */
export type FranchiseInquiry = Record<string, string>;

/** The body of the call `website-submissions/franchise`: every question in the order of the form; unanswered is an empty text. */
export function franchiseBody(questions: readonly FranchiseQuestion[], inquiry: FranchiseInquiry, brandId: string) {
  const enquiryData = questions.map((question) => ({
    question: question.question,
    response: inquiry[answerField(question)] ?? '',
  }));
  return { brand_id: brandId, enquiry_data: enquiryData };
}
