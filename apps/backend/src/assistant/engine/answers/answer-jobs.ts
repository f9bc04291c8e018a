/** Open positions. */
import { openJobs } from '@tablefront/restaurant/open-jobs';
import type { Job } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, sentencesOf } from '../answer.ts';
import { contentStems, type Place } from '../knowledge/knowledge.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import {
  isGroup,
  joined,
  labelsOf,
  nextStep,
  type Request,
  said,
  siteLink,
  unknownAnswer,
  withVerdict,
} from '../request.ts';
import {
  ASKS_WHETHER_HIRING,
  inOneWord,
  JOB_ROLES,
  JOBS_ANEW,
  jobAspects,
  jobStems,
} from '../vocabulary/house-words.ts';
import { sameAs } from '../vocabulary/services.ts';
import { meaningsOf } from './frequent-questions.ts';

type Aspect = (typeof jobAspects)[number];

/** The open positions, of the place and the kind that is asked for where there are such, and what they tell of it. */
export function answerJobs(request: Request): Answer {
  const { say, text, named: places, mention, when } = request;
  const careers = siteLink('careers', request);
  const open = openJobs(request.configuration, request.now);
  if (open.length === 0) return said(joined(say('jobsNone'), nextStep(request)), careers);
  const there = open.filter((job) => places.length === 0 || places.some((place) => isAt(job, place)));
  if (there.length === 0) return said(say('jobsNoneThere', { places: say.list(labelsOf(places)) }), careers);

  // `Anything for a 16 year old`, after the night jobs: of all that there are.
  const asked = JOBS_ANEW.test(request.asksOn ?? '') ? (request.asksOn ?? '').split(' ') : request.words;
  const roles = inOneWord(asked.filter((word) => !mention.words.has(word)).join(' '));
  const named = contentStems(roles.split(' ')).map(sameAs);
  const own = ({ title, type = '' }: Job) => stemsOf(inOneWord(`${title} ${type}`.toLowerCase())).map(sameAs);
  const titles = new Set(there.flatMap(own));
  // `The bar one`, of a bartender.
  const inFull = (stem: string) => [...titles].find((title) => stem.length > 2 && title.startsWith(stem)) ?? stem;
  const kind = named.map(inFull).filter((stem) => titles.has(stem) || !jobStems.has(stem));
  const count = (job: Job) => kind.filter((stem) => own(job).includes(stem)).length;
  const most = Math.max(...there.map(count));
  const jobs = there.filter((job) => count(job) === most);
  const askedIn = (said: string) => jobAspects.filter(({ asked }) => asked.test(said));
  // `Vacation?`, after the pay: what else they tell of that.
  const on = request.asksOn ?? '';
  const more = openIn(on, titles);
  const isToldOn = jobs.some((job) => speakingOf(job, more).length > 0);
  const aspects = [on, isToldOn ? '' : text].map(askedIn).find((some) => some.length > 0) ?? [];
  const unnamed = most === 0 && JOB_ROLES.test(roles) && say('jobsNotByName');
  const untold = aspects.length > 0 ? [] : isToldOn ? more : kind.filter((stem) => !titles.has(stem));
  const answer = said(joined(unnamed, listOf(jobs, aspects, untold, request), say('jobsApply')), careers);
  const [silent] = aspects.filter((aspect) => jobs.every((job) => toldOf(job, aspect).length === 0));
  if (silent) return unknownAnswer(joined(answer.response, say(silent.none)), request, careers);
  // Of a kind of work that no title names it is not said whether there is any.
  const isSure = most === kind.length && ASKS_WHETHER_HIRING.test(text) && !when.named;
  const what = `open positions: ${jobs.map(({ title }) => title).join(', ')}`;
  return withVerdict(isSure ? { what, holds: true } : undefined, answer, request);
}

function isAt({ restaurantId, locationName }: Job, { location }: Place): boolean {
  return restaurantId === undefined ? location.name === locationName : location.restaurantId === restaurantId;
}

/** The texts of a position that tell of what is asked. */
function toldOf({ description = '', ...job }: Job, aspect: Aspect): string[] {
  const own = aspect.from.flatMap((part) => (part === 'description' ? description : (job[part] ?? [])));
  const also = 'also' in aspect && aspect.also.test(description) ? [description] : [];
  return [...own.filter((text) => aspect.told.test(text)), ...also];
}

/** What some words ask of positions beside what all such questions do: `own bike?` */
const openIn = (said: string, titles: ReadonlySet<string>): string[] =>
  [...meaningsOf(said.split(' '))].filter((one) => !jobStems.has(one) && !titles.has(sameAs(one)));

/** The texts of a position that speak of what else is asked: `do I need my own car`. */
export function speakingOf({ description = '', requirements, benefits }: Job, open: readonly string[]): string[] {
  const texts = [...requirements, ...benefits, ...sentencesOf(description)];
  return texts.filter((text) => [...stemsOf(text), ...meaningsOf(wordsOf(text))].some((one) => open.includes(one)));
}

function listOf(jobs: readonly Job[], aspects: readonly Aspect[], open: readonly string[], request: Request): string {
  const lines = jobs.map((job) => {
    const where = isGroup(request) && job.locationName !== undefined ? `, ${job.locationName}` : '';
    const texts = [...aspects.flatMap((aspect) => toldOf(job, aspect)), ...speakingOf(job, open)];
    const told = [...new Set(texts)].map((text) => text.replace(/\.$/, '')).join('; ');
    const type = job.type === undefined ? '' : ` (${job.type})`;
    return `${job.title}${type}${where}${told === '' ? '' : `: ${told}`}`;
  });
  const first = lines.slice(0, 8).join('; ');
  const list = lines.length > 8 ? request.say('andMore', { texts: first, count: lines.length - 8 }) : first;
  return request.say(jobs.length === 1 ? 'jobsOne' : 'jobsMany', { jobs: list.replace(/\.$/, '') });
}
