/** Open positions. */
import { openJobs } from '@tablefront/restaurant/open-jobs';
import { type Answer, listed, page } from './answer.ts';
import { type Asking, isGroup, said } from './asking.ts';
import { contentStems, type Request } from './understand.ts';
import { stemsOf } from './words.ts';

const roles =
  /\b(?:bartender|cook|chef|sous chef|server|waiter|waitress|dishwasher|host|hostess|manager|driver|cashier|barista|baker|cleaner|busser|sommelier)(?=s?\b)/;

export function answerJobs(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const open = openJobs(configuration, asking.now);
  const careers = page('/careers', 'Careers');
  const wanted = contentStems(request.words);
  const here = request.places;
  const atPlace = open.filter(
    ({ restaurantId, locationName }) =>
      here.length === 0 ||
      here.some(
        ({ location }) =>
          location.restaurantId === restaurantId || (restaurantId === undefined && location.name === locationName),
      ),
  );
  const fitting = atPlace.filter(({ title, type = '' }) =>
    stemsOf(`${title} ${type}`).some((stem) => wanted.includes(stem)),
  );
  const jobs = fitting.length > 0 ? fitting : atPlace;
  if (open.length === 0)
    return said('No open positions are listed at the moment. You can still apply on the careers page.', careers);
  if (atPlace.length === 0)
    return said(
      `No open position is listed for ${listed(here.map(({ label }) => label))}. Others are on the careers page, where you can also apply openly.`,
      careers,
    );
  const lines = jobs.slice(0, 8).map(({ title, type, locationName, benefits }) => {
    const where = isGroup(asking) && locationName !== undefined ? `, ${locationName}` : '';
    const pay =
      /\b(?:pay|paid|wages?|salary|benefits?|earn|how much)\b/.test(request.text) && benefits.length > 0
        ? `: ${benefits.join('; ')}`
        : '';
    return `${title}${type === undefined ? '' : ` (${type})`}${where}${pay}`;
  });
  const role = roles.exec(request.text)?.[0];
  const none = role !== undefined && fitting.length === 0 ? `No position as ${role} is listed. ` : '';
  const silent =
    /\b(?:pay|paid|wages?|salary|earn)\b/.test(request.text) && jobs.every(({ benefits }) => benefits.length === 0)
      ? ' The pay is not stated.'
      : '';
  const more = jobs.length > 8 ? ` and ${jobs.length - 8} more` : '';
  return said(
    `${none === '' ? 'Yes, there' : `${none}There`} ${jobs.length === 1 ? 'is an open position' : 'are open positions'}: ${lines.join('; ')}${more}.${silent} Apply on the careers page.`,
    careers,
  );
}
