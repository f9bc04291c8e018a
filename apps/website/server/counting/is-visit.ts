import { isbot } from 'isbot';

/** Whether somebody's browser asks, and no robot: neither a search engine nor what shows a link's preview in a chat. */
export function isByPerson({ headers }: Request): boolean {
  const agent = headers.get('user-agent');
  return agent !== null && agent !== '' && !isbot(agent);
}

/** Whether a page is asked for to be looked at: not by a script, and not as a picture. */
export function isPageVisit(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest');
  return request.method === 'GET' && (destination === null || destination === 'document') && isByPerson(request);
}

/** Whether the browser only fetches ahead what may be asked for next. */
export function isAhead({ headers }: Request): boolean {
  return [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')].some((purpose) =>
    /prefetch|prerender|preview/i.test(purpose ?? ''),
  );
}
