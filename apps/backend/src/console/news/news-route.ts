import type { SiteNews } from '@tablefront/console-wire/drafts';
import { NEWS_HEARTBEAT_MS, NEWS_LENGTH_MS, type News } from '@tablefront/console-wire/inbox';
import { streamSSE } from 'hono/streaming';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach, ReachContext } from '../reach.ts';
import type { BrandNews } from './console-news.ts';

/** Of one person: a browser has one for all of its tabs. */
const MOST_OF_PERSON = 10;

export interface NewsTiming {
  heartbeatMs: number;
  lengthMs: number;
}

/**
 * `GET /news`: ids of what came or changed within the caller's reach, as server-sent events. It ends after four minutes, before
 * any proxy ends it and so that whoever may see no more hears no more; the browser asks anew.
 */
export function newsRoute(
  { news, logger }: ConsoleServices,
  { heartbeatMs, lengthMs }: NewsTiming = { heartbeatMs: NEWS_HEARTBEAT_MS, lengthMs: NEWS_LENGTH_MS },
) {
  const open = new Map<string, number>();

  return (context: ReachContext): Response => {
    const reach = context.get('reach');
    const { personId } = reach.caller;
    const own = open.get(personId) ?? 0;
    if (own >= MOST_OF_PERSON) throw new ConsoleRefusal('too-many', 'The console is open in too many browsers.', 30);
    open.set(personId, own + 1);
    const left = () => {
      const rest = (open.get(personId) ?? 1) - 1;
      if (rest > 0) open.set(personId, rest);
      else open.delete(personId);
    };

    context.header('X-Accel-Buffering', 'no');
    return streamSSE(
      context,
      async (stream) => {
        const { promise: over, resolve: end } = Promise.withResolvers<void>();
        const stop = news.subscribe(reach.brandId, (told) => {
          const event = told.site ? 'site' : 'news';
          const seen = told.site ? siteNewsFor(reach, told.site) : newsFor(reach, told);
          if (seen) stream.writeSSE({ event, data: JSON.stringify(seen) }).catch(() => end());
        });
        const heartbeat = setInterval(() => void stream.write(': still here\n\n').catch(() => end()), heartbeatMs);
        const ending = setTimeout(end, lengthMs);
        stream.onAbort(end);
        try {
          await stream.write('retry: 1000\n\n');
          await over;
        } finally {
          stop();
          clearInterval(heartbeat);
          clearTimeout(ending);
          left();
        }
      },
      async (error) => logger.warn({ error: error.message }, 'A stream of news broke off'),
    );
  };
}

/** The site is no matter of who has the inbox alone. */
function siteNewsFor({ role }: Pick<Reach, 'role'>, told: SiteNews): SiteNews | undefined {
  return role === 'inbox' ? undefined : told;
}

/** Undefined where nothing of it is within reach. */
export function newsFor({ places }: Pick<Reach, 'places'>, { changes }: BrandNews): News | undefined {
  if (!changes) return {};
  const seen = changes.filter(({ place }) => places === null || (place !== null && places.includes(place)));
  return seen.length > 0 ? { ids: seen.map(({ id }) => id) } : undefined;
}
