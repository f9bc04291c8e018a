/**
 * What the command's options and ids choose.
 */

import type { parseArgs } from 'node:util';
import { submissionStates } from '@tablefront/console-wire/inbox';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { Refusal, shown } from '../../administration/operator-texts.ts';
import { normalizeBrandId } from '../../brands/brand-id.ts';
import type { SubmissionFilters } from '../../submissions/reading/submission-filters.ts';

export const filterOptions = {
  brand: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  state: { type: 'string' },
  spam: { type: 'boolean' },
  'failed-notifications': { type: 'boolean' },
} as const;

/** One statement has room for so many, and a command line hardly. */
const MOST_IDS = 10_000;

type FilterValues = ReturnType<typeof parseArgs<{ options: typeof filterOptions }>>['values'];

export function readFilters(values: FilterValues): SubmissionFilters {
  return {
    brandId: values.brand === undefined ? undefined : readBrandId(values.brand),
    kinds: values.kind === undefined ? undefined : [readKind(values.kind)],
    since: values.since === undefined ? undefined : readMoment('--since', values.since, 'start'),
    until: values.until === undefined ? undefined : readMoment('--until', values.until, 'end'),
    states: values.state === undefined ? undefined : [readState(values.state)],
    spam: values.spam,
    failedNotifications: values['failed-notifications'],
  };
}

export function readBrandId(written: string) {
  const id = normalizeBrandId(written);
  if (id === undefined) throw new Refusal(`${shown(written)} cannot be the id of a brand.`);
  return id;
}

export function readKind(written: string) {
  const kind = submissionKinds.find((known) => known === written);
  if (!kind) throw new Refusal(`There is no kind ${shown(written)}. Kinds: ${submissionKinds.join(', ')}.`);
  return kind;
}

function readState(written: string) {
  const state = submissionStates.find((known) => known === written.replace('-', '_'));
  if (!state) throw new Refusal(`There is no state ${shown(written)}. States: ${submissionStates.join(', ')}.`);
  return state;
}

/** A day, in UTC, as it was written. */
export function readDay(option: string, written: string): string {
  const isDay = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(written);
  if (!isDay || !existsInCalendar(written)) {
    throw new Refusal(`${option} ${shown(written)} is no day. Write 2026-11-21 (UTC)`);
  }
  return written;
}

/** Date takes 31 February for 3 March. */
function existsInCalendar(day: string): boolean {
  const moment = new Date(day);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** A day, in UTC, of which the start or the end counts; or a moment with its zone. */
function readMoment(option: string, written: string, edge: 'start' | 'end'): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written);
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(written);
  const moment = new Date(written);
  const exists = !isDay || existsInCalendar(written);
  if (!(isDay || isMoment) || Number.isNaN(moment.getTime()) || !exists) {
    throw new Refusal(`${option} ${shown(written)} is no date. Write 2026-11-21 (UTC) or 2026-11-21T18:30:00-05:00`);
  }
  if (isDay && edge === 'end') moment.setUTCDate(moment.getUTCDate() + 1);
  return moment;
}

/** The ids as they are stored, each once. */
export function readIds(written: string[]): string[] {
  if (written.length === 0) throw new Refusal('Say which: ID is missing.');
  const wrong = written.filter((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
  if (wrong.length > 0) throw noSuchSubmissions(wrong);
  const ids = [...new Set(written.map((id) => id.toLowerCase()))];
  if (ids.length > MOST_IDS) throw new Refusal(`These are more than ${MOST_IDS}: give fewer at once.`);
  return ids;
}

/** With what became of the others, where there may be any. */
export function noSuchSubmissions(ids: string[], others = ''): Refusal {
  const named = ids.slice(0, 10).map(shown).join(', ');
  const more = ids.length > 10 ? ` and ${ids.length - 10} more` : '';
  return new Refusal(`There is no submission ${named}${more}; "list" shows their ids.${others}`);
}
