/**
 * What the command's options choose.
 */

import { Refusal } from '../brand-command/error-text.ts';
import { shown } from '../brand-command/printable.ts';
import { normalizeBrandId } from '../brands/brand-id.ts';
import { submissionKinds } from '../database/schema.ts';
import type { SubmissionFilters } from '../reading-submissions/read-submissions.ts';

export const filterOptions = {
  brand: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  spam: { type: 'boolean' },
  'failed-notifications': { type: 'boolean' },
} as const;

interface FilterValues {
  brand?: string;
  kind?: string;
  since?: string;
  until?: string;
  spam?: boolean;
  'failed-notifications'?: boolean;
}

export function readFilters(values: FilterValues): SubmissionFilters {
  return {
    brandId: values.brand === undefined ? undefined : readBrandId(values.brand),
    kind: values.kind === undefined ? undefined : readKind(values.kind),
    since: values.since === undefined ? undefined : readMoment('--since', values.since, 'start'),
    until: values.until === undefined ? undefined : readMoment('--until', values.until, 'end'),
    spam: values.spam,
    failedNotifications: values['failed-notifications'],
  };
}

function readBrandId(written: string) {
  const id = normalizeBrandId(written);
  if (id === undefined) throw new Refusal(`${shown(written)} cannot be the id of a brand.`);
  return id;
}

function readKind(written: string) {
  const kind = submissionKinds.find((known) => known === written);
  if (!kind) throw new Refusal(`There is no kind ${shown(written)}. Kinds: ${submissionKinds.join(', ')}.`);
  return kind;
}

/** A day, in UTC, of which the start or the end counts; or a moment with its zone. */
function readMoment(option: string, written: string, edge: 'start' | 'end'): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written);
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(written);
  const moment = new Date(written);
  // Date takes 31 February for 3 March.
  const exists = !isDay || (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written));
  if (!(isDay || isMoment) || Number.isNaN(moment.getTime()) || !exists) {
    throw new Refusal(`${option} ${shown(written)} is no date. Write 2026-11-21 (UTC) or 2026-11-21T18:30:00-05:00`);
  }
  if (isDay && edge === 'end') moment.setUTCDate(moment.getUTCDate() + 1);
  return moment;
}
