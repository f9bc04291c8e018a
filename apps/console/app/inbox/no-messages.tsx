import type { InboxQuery } from '@tablefront/console-wire/inbox';
import { CheckCheck, FilterX, Inbox, ShieldCheck } from 'lucide';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Empty } from '../ui/states.tsx';
import { filtersOn } from './address.ts';

const names: Record<string, string> = {
  kind: 'kind',
  location: 'location',
  state: 'state',
  rating: 'rating',
  from: 'from',
  to: 'until',
  assigned: 'assigned',
  tag: 'tag',
  words: 'words',
};

/** The list is empty: because filters leave nothing, because all is answered, or because nobody wrote yet. */
export function NoMessages({ brandId, query }: { brandId: string; query: InboxQuery }) {
  const on = filtersOn(query);
  const { box = 'open' } = query;
  if (on.length > 0) {
    return (
      <Empty
        icon={FilterX}
        title="No message like that"
        actions={
          <>
            <Link className="btn" to={paths.inbox(brandId, { box })}>
              Drop {on.length === 1 ? 'it' : 'all'}
            </Link>
            {box !== 'all' && (
              <Link className="btn" to={paths.inbox(brandId, { ...query, box: 'all' })}>
                Look in all messages
              </Link>
            )}
          </>
        }
      >
        {on.length === 1 ? 'One filter is on' : `${on.length} filters are on`}:{' '}
        {on.map((name) => names[name]).join(', ')}.
      </Empty>
    );
  }
  if (box === 'spam')
    return (
      <Empty icon={ShieldCheck} title="No spam">
        What looks like spam waits here, so that nothing is lost.
      </Empty>
    );
  if (box === 'done') {
    return (
      <Empty icon={Inbox} title="Nothing done yet">
        What you answer and close stands here.
      </Empty>
    );
  }
  return (
    <Empty
      icon={box === 'open' ? CheckCheck : Inbox}
      title={box === 'open' ? 'All answered' : 'Nothing is assigned to you'}
      actions={
        <Link className="btn" to={paths.inbox(brandId, { box: box === 'open' ? 'done' : 'open' })}>
          {box === 'open' ? 'See what is done' : 'See what is open'}
        </Link>
      }
    >
      {box === 'open'
        ? 'Feedback, applications and requests from your site come together here. New ones show up by themselves.'
        : 'What others give you, or you take, stands here.'}
    </Empty>
  );
}
