/**
 * `POST website-submissions/{feedback, media-inquiries, franchise}` and `POST catering-request`: each reads its body, and
 * all are stored the same way. Careers, which has files, is in `careers.ts`.
 */
import { cateringBody } from '@tablefront/backend-client/submissions/catering';
import { feedbackBody } from '@tablefront/backend-client/submissions/feedback';
import { type FranchiseAnswer, franchiseBody, isAnswered } from '@tablefront/backend-client/submissions/franchise';
import { mediaInquiryBody } from '@tablefront/backend-client/submissions/media-inquiry';
import { answerField } from '@tablefront/restaurant/forms/choices';
import type { FranchiseQuestion } from '@tablefront/restaurant/site-configuration/site-configuration';
import type * as z from 'zod/v4/core';
import type { BrandDetailsReader } from '../brands/brand-details.ts';
import { incomingFeedback } from '../submissions/incoming-feedback.ts';
import { type Incoming, receiveSubmissions, type SubmissionServices } from '../submissions/receive-submissions.ts';
import {
  type BackendContext,
  readSubmissionRequest,
  type SubmissionRequest,
} from '../submissions/submission-request.ts';
import { answerFunction } from './answer-submission.ts';
import type { Refusal } from './failure.ts';
import { readJsonBody } from './read-json-body.ts';

type Handler = (context: BackendContext) => Promise<Response>;

/** Website feedback, and that of the standalone page. */
export function receiveFeedback(services: SubmissionServices): Handler {
  return receive(services, () => feedbackBody, incomingFeedback);
}

export function receiveCatering(services: SubmissionServices, now: () => number): Handler {
  return receive(
    services,
    () => cateringBody(earliestToday(now())),
    (record) => ({ kind: 'catering', brandId: record.brand_id, restaurantId: record.restaurant_id, record }),
  );
}

export function receiveMediaInquiry(services: SubmissionServices): Handler {
  return receive(
    services,
    () => mediaInquiryBody,
    (record) => ({ kind: 'media_inquiry', brandId: record.brand_id, record }),
  );
}

export function receiveFranchise(services: SubmissionServices, readDetails: BrandDetailsReader): Handler {
  return receive(
    services,
    () => franchiseBody,
    (record) => ({
      kind: 'franchise',
      brandId: record.brand_id,
      record,
      check: async (brandId) => {
        const details = await readDetails(brandId);
        return unanswered(details?.franchiseQuestions ?? [], record.enquiry_data);
      },
    }),
  );
}

function receive<Body>(
  services: SubmissionServices,
  schema: () => z.$ZodType<Body>,
  incomingOf: (body: Body, request: SubmissionRequest) => Incoming,
): Handler {
  return async (context) => {
    const read = await readJsonBody(context, schema());
    if (!read.ok) return answerFunction(services, context, { kind: 'refused', refusal: read.refusal });
    const request = readSubmissionRequest(context);
    const received = await receiveSubmissions(services, request, [incomingOf(read.value, request)]);
    return answerFunction(services, context, received);
  };
}

/** The day that it is where it is earliest, twelve hours behind UTC: nobody's today is refused. */
function earliestToday(now: number): string {
  return new Date(now - 12 * 60 * 60_000).toISOString().slice(0, 10);
}

/** What the brand's own questions lack; answers to questions that it does not ask (any longer) are kept. */
function unanswered(questions: FranchiseQuestion[], answers: FranchiseAnswer[]): Refusal | undefined {
  const answered = new Set(
    answers.filter(({ response }) => isAnswered(response)).map(({ question }) => question.trim()),
  );
  if (answered.size === 0) {
    const error = 'Please answer the questions';
    return { status: 400, error, fields: { enquiry_data: error } };
  }
  const missing = questions.filter(({ required, question }) => required && !answered.has(question.trim()));
  if (missing.length === 0) return undefined;
  const fields = Object.fromEntries(missing.map((question) => [answerField(question), 'Please answer this question']));
  return { status: 400, error: `Please answer: ${missing.map(({ question }) => question).join(', ')}`, fields };
}
