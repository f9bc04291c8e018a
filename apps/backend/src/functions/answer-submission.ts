import { failure, type Refusal } from '../failures/failure.ts';
import { type Received, type SubmissionServices, tooMany } from '../submissions/receive-submissions.ts';
import type { BackendContext } from '../submissions/submission-request.ts';

/** A refused call counts, so that nobody tries without end; beyond the limit the answer is 429. */
export async function countedRefusal(
  services: SubmissionServices,
  context: BackendContext,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.status === 429 || refusal.status === 503) return refusal;
  const verdict = await services.limiter.countInvalid(context.env.visitorAddress);
  return verdict.allowed ? refusal : tooMany(verdict.retryAfterSeconds);
}

/** `{success}`, or what is wrong, as the functions answer. */
export async function answerFunction(
  services: SubmissionServices,
  context: BackendContext,
  received: Received,
): Promise<Response> {
  if (received.kind === 'stored') return context.json({ success: true });
  return failure(context, await countedRefusal(services, context, received.refusal));
}
