import type { InboxQuery } from '@tablefront/console-wire/inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, FilterX, Inbox, ShieldCheck } from 'lucide';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { bestHost, siteAddress } from '../frame/site-address.ts';
import { paths } from '../paths.ts';
import { Empty } from '../ui/states.tsx';
import { moment } from '../ui/when.ts';
import { filtersInWords, withoutDate } from './filter-words.ts';
import { listQuery } from './inbox-queries.ts';

interface NoMessagesProps {
  brandId: string;
  query: InboxQuery;
}

/** The list is empty: because filters leave nothing, because all is answered, or because nobody wrote yet. */
export default function NoMessages({ brandId, query }: NoMessagesProps) {
  const { box = 'open' } = query;
  if (filtersInWords(query).count > 0) return <NothingLeft brandId={brandId} query={query} />;
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
  if (box === 'mine') {
    return (
      <Empty
        icon={Inbox}
        title="Nothing is assigned to you"
        actions={
          <Link className="btn" to={paths.inbox(brandId)}>
            See what is open
          </Link>
        }
      >
        What others give you, or you take, stands here.
      </Empty>
    );
  }
  return <NothingOpen brandId={brandId} />;
}

function NothingLeft({ brandId, query }: NoMessagesProps) {
  const { box = 'open' } = query;
  const { count, says } = filtersInWords(query);
  const dateless = withoutDate(query);
  return (
    <Empty
      icon={FilterX}
      title="No message like that"
      actions={
        <>
          {dateless && (
            <Link className="btn" to={paths.inbox(brandId, dateless)}>
              Drop the date
            </Link>
          )}
          <Link className={dateless ? 'btn q' : 'btn'} to={paths.inbox(brandId, { box })}>
            Drop {count === 1 ? 'it' : 'all'}
          </Link>
          {box !== 'all' && (
            <Link className="btn q" to={paths.inbox(brandId, { ...query, box: 'all' })}>
              Look in all messages
            </Link>
          )}
        </>
      }
    >
      {says}
    </Empty>
  );
}

/** Whether all is answered, or nobody wrote yet, the newest message of all says. */
function NothingOpen({ brandId }: { brandId: string }) {
  const newest = useInfiniteQuery(listQuery(brandId, { box: 'all', limit: 1 }));
  if (!newest.data) return null;
  const [last] = newest.data.pages.flatMap(({ items }) => items);
  if (!last) return <NobodyYet brandId={brandId} />;
  const { from, receivedAt, timeZone } = last;
  return (
    <Empty
      icon={CheckCheck}
      title="All answered"
      actions={
        <Link className="btn" to={paths.inbox(brandId, { box: 'done' })}>
          See what is done
        </Link>
      }
    >
      The last one came {moment(receivedAt, { now: new Date(), timeZone })}
      {from && `, from ${from}`}. New ones show up here by themselves.
    </Empty>
  );
}

function NobodyYet({ brandId }: { brandId: string }) {
  const { role, detail } = useBrand();
  const host = bestHost(detail?.hosts ?? []);
  return (
    <Empty
      icon={Inbox}
      title="Nobody wrote yet"
      actions={
        <>
          {role !== 'inbox' && (
            <Link className="btn p" to={`${paths.codes(brandId)}?set=new`}>
              Print a QR code
            </Link>
          )}
          {host && (
            <a className="btn" href={siteAddress(host, location, 'feedback')} target="_blank" rel="noreferrer">
              Write one yourself
            </a>
          )}
        </>
      }
    >
      Feedback, applications and requests from your site come together here. A code on the tables brings the first.
    </Empty>
  );
}
