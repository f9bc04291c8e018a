import { type InboxQuery, inboxBoxes, submissionStates } from '@tablefront/console-wire/inbox';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ratings = [1, 2, 3, 4, 5];

/** The query of an address, the page's as well as the server's: in one order, without what is as it is unless said. */
export function inboxParams(query: InboxQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.box && query.box !== 'open') params.set('box', query.box);
  for (const name of ['kind', 'location', 'state', 'rating'] as const) {
    for (const value of query[name] ?? []) params.append(name, String(value));
  }
  for (const name of ['from', 'to', 'assigned', 'tag', 'words', 'after', 'limit'] as const) {
    const value = query[name];
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  if (query.order === 'oldest') params.set('order', 'oldest');
  return params;
}

/** What an address asks for; what it says wrong, of a day or a kind that is none, is as if it were not there. */
export function inboxQueryOf(params: URLSearchParams): InboxQuery {
  const query: InboxQuery = {};
  const box = among(inboxBoxes, params.getAll('box'))[0];
  if (box && box !== 'open') query.box = box;
  const kind = among(submissionKinds, params.getAll('kind'));
  if (kind.length > 0) query.kind = kind;
  const location = [...new Set(params.getAll('location').filter(Boolean))];
  if (location.length > 0) query.location = location;
  const state = among(submissionStates, params.getAll('state'));
  if (state.length > 0) query.state = state;
  const rating = among(ratings, params.getAll('rating').map(Number));
  if (rating.length > 0) query.rating = rating;
  for (const name of ['from', 'to'] as const) {
    const day = params.get(name);
    if (day && DAY.test(day)) query[name] = day;
  }
  for (const name of ['assigned', 'tag', 'words'] as const) {
    const value = params.get(name)?.trim().slice(0, 200);
    if (value) query[name] = value;
  }
  if (params.get('order') === 'oldest') query.order = 'oldest';
  return query;
}

function among<Value>(allowed: readonly Value[], values: readonly unknown[]): Value[] {
  return allowed.filter((value) => values.includes(value));
}

/** The filters that are on, box and order aside: what can be dropped one by one. */
export function filtersOn(query: InboxQuery): (keyof InboxQuery)[] {
  const filters = ['kind', 'location', 'state', 'rating', 'from', 'to', 'assigned', 'tag', 'words'] as const;
  return filters.filter((name) => query[name] !== undefined);
}
