import type { AskedQuestion } from '@tablefront/console-wire/asked';
import type { Hono } from 'hono';
import { z } from 'zod';
import { readUnknownQuestions, setQuestionAside, takeQuestionUp } from '../../assistant/unknown-questions.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { DraftServices } from '../drafts/draft-services.ts';
import { type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';

const DAYS = 30;
const MOST = 50;

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
const setAsideRequest = z.strictObject({ question: z.string().min(1).max(1_000).refine(isStorable) });

/** What guests asked and the assistant could not answer, and what of it is of no concern. To be mounted at `/brands/:brand`, behind `toReach`. */
export function askedRoutes({ database, now }: Pick<DraftServices, 'database' | 'now'>): Hono<ReachEnvironment> {
  const { routes, gives, takes } = reachCalls();
  gives('GET /asked', async ({ reach }) => {
    requireRole(reach, 'owner', 'editor');
    const since = new Date(now().getTime() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
    const asked = await readUnknownQuestions(database, { brandId: reach.brandId, since, open: true });
    return asked.slice(0, MOST).map((one): AskedQuestion => ({ question: one.question, times: one.asked }));
  });
  routes.use('/asked/set-aside', async (context, next) => {
    requireRole(reachIn(context), 'owner', 'editor');
    await next();
  });
  takes('PUT /asked/set-aside', setAsideRequest, async ({ question }, { reach: { brandId, caller } }) => {
    const person = { id: caller.personId, name: caller.name };
    if (!(await setQuestionAside(database, { brandId, question, person })))
      throw new ConsoleRefusal('not-found', 'Nobody asked this here.');
  });
  takes('DELETE /asked/set-aside', setAsideRequest, ({ question }, { reach: { brandId } }) =>
    takeQuestionUp(database, { brandId, question }),
  );
  return routes;
}
