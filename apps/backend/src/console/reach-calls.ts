import { Hono } from 'hono';
import type { z } from 'zod';
import { idIn, type Reach, type ReachContext, type ReachEnvironment, reachIn } from './reach.ts';
import { readBody } from './read-body.ts';

/** A call, and how far it reaches. */
interface ReachCall {
  context: ReachContext;
  reach: Reach;
  /** `:id` of its path. @throws ConsoleRefusal for what is no id */
  readonly id: string;
}

/**
 * The calls of a room, to be mounted at `/brands/:brand`, behind `toReach`. `gives` and `takes` add one by its method and path:
 * `takes` reads its body first. What its work answers goes out as JSON, and nothing as 204.
 */
export function reachCalls() {
  const routes = new Hono<ReachEnvironment>();
  function add(call: string, work: (context: ReachContext) => Promise<unknown>): void {
    const [method = '', path = ''] = call.split(' ');
    routes.on(method, path, async (context) => {
      const answer = await work(context);
      return answer === undefined ? context.body(null, 204) : context.json(answer);
    });
  }
  return {
    routes,
    gives: (call: string, work: (of: ReachCall) => Promise<unknown>) => add(call, (context) => work(callOf(context))),
    takes<Schema extends z.ZodType>(
      call: string,
      schema: Schema,
      work: (body: z.output<Schema>, of: ReachCall) => Promise<unknown>,
    ) {
      add(call, async (context) => work(await readBody(context, schema), callOf(context)));
    },
  };
}

function callOf(context: ReachContext): ReachCall {
  return {
    ...{ context, reach: reachIn(context) },
    get id() {
      return idIn(context, 'id');
    },
  };
}
