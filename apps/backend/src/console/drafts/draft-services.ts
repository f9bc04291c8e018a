import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { idIn, type ReachContext } from '../reach.ts';

/** What drafts, versions and quick actions work with. */
export interface DraftServices extends Pick<ConsoleServices, 'database' | 'logger' | 'brands' | 'now'> {
  readConfiguration: ConfigurationReader;
}

/** @throws ConsoleRefusal `not-found` for what is no id */
export const draftIdIn = (context: ReachContext): string => idIn(context, 'draft', noSuchDraft);

export function noSuchDraft(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This draft is here no more. Open the page again.');
}
