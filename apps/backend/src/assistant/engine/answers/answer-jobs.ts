/** Open positions. */
import { openJobs } from '@tablefront/restaurant/open-jobs';
import type { Job } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, joinAnswers, page } from '../answer.ts';
import { type Asking, isGroup, said, unknownAnswer } from '../asking.ts';
import { contentStems, type Place } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { asksOfBenefits, asksOfPay, asksWhetherHiring, jobRoles, jobStems } from '../vocabulary/house-words.ts';
import { withVerdict } from './with-verdict.ts';

/** The open positions, of the place and the kind that is asked for where there are such. */
export function answerJobs(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const { text, places, mention, when } = request;
  const careers = page('/careers', say('jobsLink'));
  const open = openJobs(asking.knowledge.configuration, asking.now);
  if (open.length === 0) return said(say('jobsNone'), careers);
  const there = open.filter((job) => places.length === 0 || places.some((place) => isAt(job, place)));
  if (there.length === 0)
    return said(say('jobsNoneThere', { places: say.list(places.map(({ label }) => label)) }), careers);

  const named = contentStems(request.words.filter((word) => !mention.words.has(word)));
  const kind = named.filter((stem) => !jobStems.has(stem));
  const stems = (job: Job) => stemsOf(`${job.title} ${job.type ?? ''}`);
  const exact = there.filter((job) => kind.every((stem) => stems(job).includes(stem)));
  const near = there.filter((job) => kind.some((stem) => stems(job).includes(stem)));
  const jobs = [exact, near].find((found) => found.length > 0) ?? there;
  const note = jobs === there && jobRoles.test(text) ? [say('jobsNotByName')] : [];
  const answer = said([...note, listOf(jobs, text, asking), say('jobsApply')].join(' '), careers);
  // Of a kind of work that no title names it is not said whether there is any.
  const what = `open positions: ${jobs.map(({ title }) => title).join(', ')}`;
  const check = jobs === exact && asksWhetherHiring.test(text) && !when.named ? { what, holds: true } : undefined;
  const isSilent = asksOfPay.test(text) && jobs.every(({ benefits }) => benefits.length === 0);
  const silence = isSilent ? [unknownAnswer(say('jobsNoPay'), places, asking)] : [];
  return joinAnswers([withVerdict(check, answer, asking), ...silence]);
}

function isAt({ restaurantId, locationName }: Job, { location }: Place): boolean {
  return restaurantId === undefined ? location.name === locationName : location.restaurantId === restaurantId;
}

function listOf(jobs: readonly Job[], text: string, asking: Asking): string {
  const wantsBenefits = asksOfPay.test(text) || asksOfBenefits.test(text);
  const lines = jobs.map(({ title, type, locationName, benefits }) => {
    const where = isGroup(asking) && locationName !== undefined ? `, ${locationName}` : '';
    const offered = wantsBenefits && benefits.length > 0 ? `: ${benefits.join('; ')}` : '';
    return `${title}${type === undefined ? '' : ` (${type})`}${where}${offered}`;
  });
  const first = lines.slice(0, 8).join('; ');
  const list = lines.length > 8 ? asking.say('andMore', { texts: first, count: lines.length - 8 }) : first;
  return asking.say(jobs.length === 1 ? 'jobsOne' : 'jobsMany', { jobs: list });
}
