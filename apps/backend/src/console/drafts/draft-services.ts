import type { Caller, Grant } from '@tablefront/console-wire/access';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleBindings, ConsoleServices } from '../console-services.ts';
import type { Reach } from '../inbox/inbox-services.ts';

/** What drafts, versions and quick actions work with. */
export interface DraftServices extends Pick<ConsoleServices, 'database' | 'logger' | 'brands' | 'now'> {
  readConfiguration: ConfigurationReader;
}

export interface DraftEnvironment {
  Bindings: ConsoleBindings;
  Variables: { caller: Caller; reach: Reach };
}

export type DraftContext = Context<DraftEnvironment>;

/** @throws ConsoleRefusal `not-found` for what is no id */
export function draftIdIn(context: DraftContext): string {
  const id = z.uuid().safeParse(context.req.param('draft')).data;
  if (id === undefined) throw noSuchDraft();
  return id.toLowerCase();
}

export function noSuchDraft(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This draft is here no more. Open the page again.');
}

/** @throws ConsoleRefusal `not-allowed` unless the caller is one of these */
export function requireRole({ role }: Pick<Grant, 'role'>, ...allowed: Grant['role'][]): void {
  if (!allowed.includes(role)) throw notAllowed();
}
