/**
 * `POST website-submissions/{feedback, media-inquiries, franchise}` and `POST catering-request`: each reads its body, and
 * all are stored the same way. Careers, which has files, is in `careers.ts`.
 */
import { feedbackBody } from '@tablefront/backend-client/submissions/feedback';
import { cateringBody, mediaInquiryBody } from '@tablefront/backend-client/submissions/form-bodies';
import { franchiseBody } from '@tablefront/backend-client/submissions/franchise';
import type * as z from 'zod/v4/core';
import { incomingFeedback } from '../submissions/incoming-feedback.ts';
import { type Incoming, receiveSubmissions, type SubmissionServices } from '../submissions/receive-submissions.ts';
import {
  type BackendContext,
  readSubmissionRequest,
  type SubmissionRequest,
} from '../submissions/submission-request.ts';
import { answerFunction } from './answer-submission.ts';
import { readJsonBody } from './read-json-body.ts';

type Handler = (context: BackendContext) => Promise<Response>;

/** Website feedback, and that of the standalone page. */
export const receiveFeedback = receiver(() => feedbackBody, incomingFeedback);

export const receiveCatering = receiver(
  (services) => cateringBody(services.today()),
  (record) => ({ kind: 'catering', brandId: record.brand_id, restaurantId: record.restaurant_id, record }),
);

export const receiveMediaInquiry = receiver(
  () => mediaInquiryBody,
  (record) => ({ kind: 'media_inquiry', brandId: record.brand_id, record }),
);

export const receiveFranchise = receiver(
  () => franchiseBody,
  (record) => ({ kind: 'franchise', brandId: record.brand_id, record }),
);

function receiver<Body>(
  schema: (services: SubmissionServices) => z.$ZodType<Body>,
  incomingOf: (body: Body, request: SubmissionRequest) => Incoming,
): (services: SubmissionServices) => Handler {
  return (services) => async (context) => {
    const read = await readJsonBody(context, schema(services));
    if (!read.ok) return answerFunction(services, context, { kind: 'refused', refusal: read.refusal });
    const request = readSubmissionRequest(context);
    const received = await receiveSubmissions(services, request, [incomingOf(read.value, request)]);
    return answerFunction(services, context, received);
  };
}
