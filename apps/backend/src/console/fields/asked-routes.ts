import type { AskedQuestion } from '@tablefront/console-wire/asked';
import { storable } from '@tablefront/console-wire/texts';
import { z } from 'zod';
import { readUnknownQuestions, setQuestionAside, takeQuestionUp } from '../../assistant/unknown-questions.ts';
import { brandRoom } from '../calls.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';

const DAYS = 30;
const MOST = 50;

const setAsideRequest = z.strictObject({ question: storable.min(1).max(1_000) });

/** What guests asked and the assistant could not answer, and what of it is of no concern. */
export function askedRoutes({ database, now }: ConsoleServices) {
  const { routes, only } = brandRoom();
  const { gives, takes } = only('owner', 'editor');
  gives('GET /asked', async ({ reach }) => {
    const since = new Date(now().getTime() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
    const asked = await readUnknownQuestions(database, { brandId: reach.brandId, since, open: true });
    return asked.slice(0, MOST).map((one): AskedQuestion => ({ question: one.question, times: one.asked }));
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
