/** How the console's calls are declared: by method and path, who may, what is taken, and the work that answers. */
import type { Caller, Role } from '@tablefront/console-wire/access';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { ConsoleServices, OpenEnvironment, SignedInEnvironment } from './console-services.ts';
import { idIn, type Reach, type ReachEnvironment, requireRole } from './reach.ts';
import { readBody } from './read-body.ts';
import { requireProved } from './sign-in/me.ts';
import { requireSignedIn } from './sign-in/require-signed-in.ts';

/** A call, whoever makes it. */
interface OpenCall<Environment extends OpenEnvironment> {
  context: Context<Environment>;
}

/** A call, and who makes it. */
interface Call<Environment extends SignedInEnvironment> extends OpenCall<Environment> {
  caller: Caller;
  /** An id of its path. @throws ConsoleRefusal `not-found` for what is none, as for what is not there */
  id(name?: string): string;
}

/** The same of a brand, and how far it reaches there. */
interface BrandCall extends Call<ReachEnvironment> {
  reach: Reach;
}

/**
 * Calls of anybody. `gives` and `takes` add one by its method and path: `takes` reads its body. What its work answers goes out as
 * JSON, and nothing as 204.
 */
export function openCalls() {
  const routes = new Hono<OpenEnvironment>();
  return { routes, ...addersTo(routes, (context) => ({ context })) };
}

/** Calls of people who are signed in; those of `proved` are for who proved lately who they are. */
export function signedInCalls(services: Pick<ConsoleServices, 'database' | 'origin' | 'now'>) {
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));
  const proved = addersTo(routes, callOf, ({ caller }) => requireProved(caller, services.now()));
  return { routes, proved, ...addersTo(routes, callOf) };
}

/** The calls of a room of brands, to be mounted at `/brands/:brand`, behind `toReach`; some are `only` for some roles. */
export function brandRoom() {
  const routes = new Hono<ReachEnvironment>();
  const brandCallOf = (context: Context<ReachEnvironment>): BrandCall => ({
    ...callOf(context),
    reach: context.get('reach'),
  });
  const only = (...roles: Role[]) => addersTo(routes, brandCallOf, ({ reach }) => requireRole(reach, ...roles));
  return { routes, only, ...addersTo(routes, brandCallOf) };
}

function callOf<Environment extends SignedInEnvironment>(context: Context<Environment>): Call<Environment> {
  return { context, caller: context.get('caller'), id: (name = 'id') => idIn(context, name) };
}

/** @param check refuses who may not; before anything of the body is read */
function addersTo<Environment extends OpenEnvironment, Called>(
  routes: Hono<Environment>,
  calledIn: (context: Context<Environment>) => Called,
  check: (call: Called) => void = () => {},
) {
  function add(name: string, work: (context: Context<Environment>, call: Called) => Promise<unknown>): void {
    const [method = '', path = ''] = name.split(' ');
    routes.on(method, path, async (context) => {
      const call = calledIn(context);
      check(call);
      const answer = await work(context, call);
      if (answer instanceof Response) return answer;
      return answer === undefined ? context.body(null, 204) : context.json(answer);
    });
  }
  return {
    gives: (name: string, work: (call: Called) => Promise<unknown>) => add(name, (_context, call) => work(call)),
    takes<Schema extends z.ZodType>(
      name: string,
      schema: Schema,
      work: (body: z.output<Schema>, call: Called) => Promise<unknown>,
    ) {
      add(name, async (context, call) => work(await readBody(context, schema), call));
    },
  };
}
