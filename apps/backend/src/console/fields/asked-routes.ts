import type { AskedQuestion } from '@tablefront/console-wire/asked';
import { Hono } from 'hono';
import { z } from 'zod';
import { readUnknownQuestions, setQuestionAside, takeQuestionUp } from '../../assistant/unknown-questions.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { DraftServices } from '../drafts/draft-services.ts';
import { type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { readBody } from '../read-body.ts';

const DAYS = 30;
const MOST = 50;

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
const setAsideRequest = z.strictObject({ question: z.string().min(1).max(1_000).refine(isStorable) });

/** What guests asked and the assistant could not answer, and what of it is of no concern. To be mounted at `/brands/:brand`, behind `toReach`. */
export function askedRoutes({ database, now }: Pick<DraftServices, 'database' | 'now'>): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/asked', async (context) => {
    const { brandId, ...reach } = reachIn(context);
    requireRole(reach, 'owner', 'editor');
    const since = new Date(now().getTime() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
    const asked = await readUnknownQuestions(database, { brandId, since, open: true });
    const answer: AskedQuestion[] = asked.slice(0, MOST).map((one) => ({ question: one.question, times: one.asked }));
    return context.json(answer);
  });
  routes.put('/asked/set-aside', async (context) => {
    const { brandId, caller, ...reach } = reachIn(context);
    requireRole(reach, 'owner', 'editor');
    const { question } = await readBody(context, setAsideRequest);
    const person = { id: caller.personId, name: caller.name };
    if (!(await setQuestionAside(database, { brandId, question, person })))
      throw new ConsoleRefusal('not-found', 'Nobody asked this here.');
    return context.body(null, 204);
  });
  routes.delete('/asked/set-aside', async (context) => {
    const { brandId, ...reach } = reachIn(context);
    requireRole(reach, 'owner', 'editor');
    await takeQuestionUp(database, { brandId, ...(await readBody(context, setAsideRequest)) });
    return context.body(null, 204);
  });
  return routes;
}
