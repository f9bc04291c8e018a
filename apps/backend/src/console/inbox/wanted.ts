/** What the query of an address asks for, as filters of the database. */

import type { InboxBox, InboxQuery } from '@tablefront/console-wire/inbox';
import { inboxQuery } from '@tablefront/console-wire/inbox-requests';
import { endOfMoment, startOfMoment } from '@tablefront/restaurant/moments';
import type { SubmissionFilters } from '../../submissions/reading/submission-filters.ts';
import type { Place } from '../brands/brand-facts.ts';
import type { Reach, ReachContext } from '../reach.ts';
import { understood } from '../read-body.ts';
import { within } from './within.ts';

/** @throws ConsoleRefusal `not-understood` */
export function readInboxQuery(context: ReachContext): InboxQuery {
  return understood(inboxQuery, context.req.queries());
}

/** Those of the query, within reach, and of its box. */
export function filtersOf(reach: Reach, query: InboxQuery, places: Place[], box: InboxBox): SubmissionFilters {
  const { kind, location, state, rating, from, to, tag, words } = query;
  const zones = zonesOf(places.filter(({ id }) => location?.includes(id) ?? true));
  const given = within(reach, {
    kinds: kind,
    places: location,
    states: state,
    ratings: rating,
    since: from === undefined ? undefined : new Date(startOfMoment(from, zones)),
    until: to === undefined ? undefined : new Date(endOfMoment(to, zones)),
    assignedTo: personIn(query, reach),
    tag,
    words: words?.trim() === '' ? undefined : words,
  });
  return inBox(box, given, reach);
}

function inBox(box: InboxBox, filters: SubmissionFilters, { caller }: Reach): SubmissionFilters {
  const { states } = filters;
  const open = states?.filter((state) => state !== 'done') ?? ['new' as const, 'in_progress' as const];
  switch (box) {
    case 'open':
      return { ...filters, states: open };
    case 'mine':
      return { ...filters, states: open, assignedTo: caller.personId };
    case 'done':
      return { ...filters, states: ['done'] };
    case 'spam':
      return { ...filters, spam: true };
    case 'all':
      return filters;
  }
}

function personIn({ assigned }: InboxQuery, { caller }: Reach): string | null | undefined {
  if (assigned === 'me') return caller.personId;
  return assigned === 'nobody' ? null : assigned;
}

function zonesOf(places: Place[]): string[] {
  return [...new Set(places.flatMap(({ timeZone }) => timeZone ?? []))];
}
