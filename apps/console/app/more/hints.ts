import type { DraftSummary, VersionSummary } from '@tablefront/console-wire/drafts';
import type { Notifications } from '@tablefront/console-wire/notifications';
import type { People } from '@tablefront/console-wire/people';
import type { FeedbackTrend } from '@tablefront/console-wire/today';
import { whatFell } from '../today/trend.ts';
import { changesInWords } from '../versions/changes-counted.ts';

export interface Hint {
  says: string;
  /** Somebody should look at it. */
  warns?: true;
}

/** What is known so far, of what the role may ask for. */
interface Known {
  feedback?: FeedbackTrend | undefined;
  drafts?: Pick<DraftSummary, 'changes' | 'stopped'>[] | undefined;
  newest?: Pick<VersionSummary, 'number' | 'isLive'> | undefined;
  people?: { invitations: Pick<People['invitations'][number], 'over'>[] } | undefined;
  notifications?: { routes: Pick<Notifications['routes'][number], 'channel' | 'last'>[] } | undefined;
}

/** What the pages have to say, by their names. */
export function hintsOf({ feedback, drafts = [], newest, people, notifications }: Known): Record<string, Hint> {
  const fell = feedback && whatFell(feedback);
  const changes = drafts.reduce((sum, draft) => sum + draft.changes, 0);
  const invited = people?.invitations.filter(({ over }) => !over).length ?? 0;
  const failing = notifications?.routes.filter(({ last }) => last?.state === 'failed') ?? [];
  return {
    ...(fell && { Insights: { says: `${fell.name} fell to ${fell.now.toFixed(1)}`, warns: true } }),
    ...(newest?.isLive && { Versions: { says: `Version ${newest.number} is live` } }),
    ...(changes > 0 && { Versions: { says: `${changesInWords(changes)} not published` } }),
    ...(drafts.some(({ stopped }) => stopped !== null) && { Versions: { says: 'Not published in time', warns: true } }),
    ...(invited > 0 && { People: { says: `${invited} invited` } }),
    ...(failing.length > 0 && { Settings: { says: failingInWords(failing), warns: true } }),
  };
}

function failingInWords(failing: { channel: string }[]): string {
  const [first] = failing;
  if (failing.length > 1) return `${failing.length} notifications fail`;
  return first?.channel === 'webhook' ? '1 webhook fails' : '1 address fails';
}
