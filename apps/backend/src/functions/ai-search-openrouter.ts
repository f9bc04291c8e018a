import { brandDay, brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AssistantServices } from '../assistant/assistant-services.ts';
import { onTheWire } from '../assistant/engine/answer.ts';
import { readBrandVisit, visitName } from '../brands/brand-visit.ts';
import { type BrandClues, type FoundBrand, findBrand, noBrand } from '../brands/find-brand.ts';
import type { ConfigurationReader } from '../brands/read-configuration.ts';
import type { Database } from '../database/database.ts';
import { failure } from '../failures/failure.ts';
import type { Attempt, RateLimiter } from '../limits/rate-limiter.ts';
import { readJsonBody } from './read-json-body.ts';

const LONGEST_QUESTION = 1_000;
const TOO_MANY_QUESTIONS = 'Too many questions. Please try again in a few minutes.';

const aiSearchRequest = z.object({
  restaurant_id: z
    .union([z.string('restaurant_id must be a text'), z.number().transform(String)])
    .pipe(z.string().trim().min(1, 'restaurant_id must not be empty').max(300, 'restaurant_id is too long')),
  query: z
    .string('query must be a text')
    .trim()
    .min(1, 'query must not be empty')
    .max(LONGEST_QUESTION, `query must have at most ${LONGEST_QUESTION} characters`),
  session_id: z.string().max(300).nullish(),
});

/** `POST ai-search-openrouter`: answers a question about a brand, within a conversation. */
export function aiSearch(
  database: Database,
  readConfiguration: ConfigurationReader,
  { engine, sessions, unknownQuestions, visitorAddress, now }: AssistantServices,
  limiter: RateLimiter,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const read = await readJsonBody(context, aiSearchRequest);
    if (!read.ok) return failure(context, read.refusal);
    const { restaurant_id: restaurantId, query, session_id: sessionId } = read.value;
    const question = query.toWellFormed();
    const moment = now();

    const tooMany = (retryAfterSeconds: number) =>
      failure(context, { status: 429, error: TOO_MANY_QUESTIONS, retryAfterSeconds });

    const notFound = async (brand: Parameters<typeof noBrand>[0]) => {
      const verdict = await limiter.countInvalid(visitorAddress(context));
      if (!verdict.allowed) return tooMany(verdict.retryAfterSeconds);
      return failure(context, noBrand(brand));
    };

    const visit = readBrandVisit(context);
    // Before anything that takes long: whoever is over a limit costs next to nothing.
    const attempt: Attempt = {
      kind: 'questions',
      named: visitName(visit, [restaurantId]),
      address: visitorAddress(context),
      signal: context.req.raw.signal,
    };
    const asked = await brandAsked(database, limiter, attempt, { restaurantId, visit });
    if (asked.kind === 'too many') return tooMany(asked.retryAfterSeconds);
    if (asked.kind !== 'found') return notFound(asked);
    const { brandId } = asked;

    const { configuration } = (await readConfiguration(brandId)) ?? {};
    if (!configuration) return notFound({ kind: 'unknown', field: 'restaurant_id' });
    const locationId = locationAsked(configuration, restaurantId);
    const session = await sessions.open(brandId, sessionId ?? undefined, moment);
    const { turns, conversation } = session;
    const answered = await engine({ configuration, question, turns, conversation, now: moment, locationId });
    const turn = { question, answer: answered.answer.response };
    await sessions.remember(brandId, { ...session, conversation: answered.conversation }, turn, moment);
    // Nobody waits for it, and it does not fail.
    if (answered.answer.unknown)
      void unknownQuestions.count(brandId, question, brandDay(brandTimeZone(configuration), moment));
    return context.json({ ...onTheWire(answered.answer), session_id: session.id });
  };
}

/** The brand that is asked, when it is its turn and the visitor may ask. A language model may take seconds: that is after the turn. */
async function brandAsked(
  database: Database,
  limiter: RateLimiter,
  attempt: Attempt,
  clues: BrandClues,
): Promise<FoundBrand | { kind: 'too many'; retryAfterSeconds: number }> {
  const admission = await limiter.enter(attempt);
  if (!admission.allowed) return { kind: 'too many', retryAfterSeconds: admission.retryAfterSeconds };
  try {
    const brand = await findBrand(database, clues);
    const verdict = brand.kind === 'found' ? await limiter.count(attempt, brand.brandId) : undefined;
    return verdict?.allowed === false ? { kind: 'too many', retryAfterSeconds: verdict.retryAfterSeconds } : brand;
  } finally {
    admission.leave();
  }
}

/** `id` or `restaurant_id` of the location that a question's `restaurant_id` stands for; undefined where it is the brand's. */
function locationAsked({ locations }: SiteConfiguration, restaurantId: string): string | undefined {
  const isLocation = locations.some(({ id, restaurantId: own }) => id === restaurantId || own === restaurantId);
  return isLocation ? restaurantId : undefined;
}
