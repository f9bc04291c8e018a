import { isSameSecret } from '@tablefront/serving/secrets';
import type { MiddlewareHandler } from 'hono';

/** Lets through what bears the public anonymous key, as `apikey` or as a bearer; answers the rest with `refuse`. */
export function requireAnonymousKey(
  anonKey: string,
  refuse: (context: Parameters<MiddlewareHandler>[0]) => Response,
): MiddlewareHandler {
  return async (context, next) => {
    const bearer = /^Bearer +(.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const given = [context.req.header('apikey'), bearer];
    const matches = given.map((key) => key !== undefined && isSameSecret(key, anonKey));
    if (!matches.includes(true)) return refuse(context);
    await next();
  };
}
