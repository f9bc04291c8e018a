import type { AskedQuestion } from '@tablefront/console-wire/asked';
import { Hono } from 'hono';
import { readUnknownQuestions } from '../../assistant/unknown-questions.ts';
import type { DraftServices } from '../drafts/draft-services.ts';
import { type ReachEnvironment, reachIn, requireRole } from '../reach.ts';

const DAYS = 30;
const MOST = 50;

/** What guests asked and the assistant could not answer. To be mounted at `/brands/:brand`, behind `toReach`. */
export function askedRoutes({ database, now }: Pick<DraftServices, 'database' | 'now'>): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/asked', async (context) => {
    const { brandId, ...reach } = reachIn(context);
    requireRole(reach, 'owner', 'editor');
    const since = new Date(now().getTime() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
    const asked = await readUnknownQuestions(database, { brandId, since });
    const answer: AskedQuestion[] = asked.slice(0, MOST).map((one) => ({ question: one.question, times: one.asked }));
    return context.json(answer);
  });
  return routes;
}
