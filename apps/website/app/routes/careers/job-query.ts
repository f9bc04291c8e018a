/** Which jobs a visitor looks at, as it stands in the page's address: `?type=Part-time&place=Queen+West&q=cook`. */

/** Names of the address's parameters; the filters' form fields bear them too. */
export const parameters = { type: 'type', place: 'place', text: 'q' } as const;
/** The address's parameter for the job that is applied for. */
export const POSITION_PARAMETER = 'position';

/** Empty where nothing is chosen. */
export interface JobQuery {
  type: string;
  place: string;
  text: string;
}

export const everyJob: JobQuery = { type: '', place: '', text: '' };

/** What can be filtered. */
export interface ListedJob {
  position: string;
  type?: string;
  place?: string;
  description?: string;
  requirements: readonly string[];
}

export interface FilterOption {
  value: string;
  /** How many jobs there are of it, among those that the other filters leave. */
  count: number;
}

export function readJobQuery(search: string): JobQuery {
  const query = new URLSearchParams(search);
  const read = (name: string) => (query.get(name) ?? '').trim();
  return { type: read(parameters.type), place: read(parameters.place), text: read(parameters.text) };
}

/** The address's query with this choice in it; whatever else stands there stays. Empty, or begins with `?`. */
export function writeJobQuery(query: JobQuery, search: string): string {
  const written = new URLSearchParams(search);
  for (const [field, name] of [
    ['type', parameters.type],
    ['place', parameters.place],
    ['text', parameters.text],
  ] as const) {
    if (query[field] === '') written.delete(name);
    else written.set(name, query[field]);
  }
  return written.size > 0 ? `?${written}` : '';
}

/** The query of the address that chooses a job, with the filters as they are. */
export function writePosition(key: string, search: string): `?${string}` {
  const written = new URLSearchParams(search);
  written.set(POSITION_PARAMETER, key);
  return `?${written}`;
}

export function isFiltered({ type, place, text }: JobQuery): boolean {
  return type !== '' || place !== '' || text.trim() !== '';
}

/** Those of the jobs that are of the type, at the place, and bear every word of the text. */
export function matchingJobs<T extends ListedJob>(jobs: readonly T[], { type, place, text }: JobQuery): T[] {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return jobs.filter((job) => {
    if (type !== '' && folded(job.type) !== folded(type)) return false;
    if (place !== '' && folded(job.place) !== folded(place)) return false;
    const written = folded([job.position, job.type, job.place, job.description, ...job.requirements].join(' '));
    return words.every((word) => written.includes(word));
  });
}

/** What can be chosen, in the order of first mention; spellings that differ in case only are one. */
export function jobOptions(
  jobs: readonly ListedJob[],
  query: JobQuery,
): { types: FilterOption[]; places: FilterOption[] } {
  const ofType = matchingJobs(jobs, { ...query, type: '' });
  const ofPlace = matchingJobs(jobs, { ...query, place: '' });
  return {
    types: options(jobs, ofType, ({ type }) => type),
    places: options(jobs, ofPlace, ({ place }) => place),
  };
}

function options(
  jobs: readonly ListedJob[],
  left: readonly ListedJob[],
  answerOf: (job: ListedJob) => string | undefined,
): FilterOption[] {
  const known = new Map<string, string>();
  for (const job of jobs) {
    const value = answerOf(job);
    if (value !== undefined && !known.has(folded(value))) known.set(folded(value), value);
  }
  return [...known].map(([fold, value]) => ({
    value,
    count: left.filter((job) => folded(answerOf(job)) === fold).length,
  }));
}

/** Spellings that differ in case and accents only are the same. */
export function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** `2 of 4 positions`; where nothing is filtered `4 positions`. */
export function countText(shown: number, all: number, query: JobQuery): string {
  const positions = all === 1 ? '1 position' : `${all} positions`;
  return isFiltered(query) ? `${shown} of ${positions}` : positions;
}

function folded(text = ''): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();
}
