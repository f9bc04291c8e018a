/** How far a call below `/api/brands/:brand` reaches; every room asks it in the same way. */
import { type Caller, type Grant, grantFor, type Role } from '@tablefront/console-wire/access';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { ConsoleRefusal, noSuchBrand, notAllowed } from './console-refusal.ts';
import type { ConsoleBindings } from './console-services.ts';

/** One brand, and of it all or some places. */
export interface Reach {
  caller: Caller;
  brandId: string;
  role: Role;
  /** Ids as submissions bear them; null for all, and for what is about no place. */
  places: string[] | null;
}

export interface ReachEnvironment {
  Bindings: ConsoleBindings;
  Variables: { caller: Caller; reach: Reach };
}

export type ReachContext = Context<ReachEnvironment>;

/** @throws ConsoleRefusal `unknown-brand` where the caller has no role in it, be it there or not */
function reachOf(caller: Caller, brandId: string): Reach {
  const grant = grantFor(caller, brandId);
  if (!grant) throw noSuchBrand();
  return { caller, brandId, role: grant.role, places: grant.locations };
}

/** Lets through whoever has a role in the brand of the path, as `reach`; behind what knows the `caller`. */
export const toReach: MiddlewareHandler<ReachEnvironment> = async (context, next) => {
  context.set('reach', reachOf(context.get('caller'), context.req.param('brand') ?? ''));
  await next();
};

/** @throws ConsoleRefusal `not-allowed` unless the caller is one of these */
export function requireRole({ role }: Pick<Grant, 'role'>, ...allowed: Role[]): void {
  if (!allowed.includes(role)) throw notAllowed();
}

/** An id of the path. @throws ConsoleRefusal for what is no id, as for what is not there */
export function idIn(context: Context, name: string): string {
  const id = z.uuid().safeParse(context.req.param(name)).data;
  if (id === undefined) throw new ConsoleRefusal('not-found', 'This is here no more.');
  return id.toLowerCase();
}
