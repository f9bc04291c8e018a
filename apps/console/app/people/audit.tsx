import { ALL_BRANDS } from '@tablefront/console-wire/access';
import type { AuditEntry, AuditQuery } from '@tablefront/console-wire/people';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BellRing, Download, FileText, History, type IconNode, Inbox, KeyRound, Plus, Users, X } from 'lucide';
import { useSearchParams } from 'react-router';
import { useMe } from '../api/me.ts';
import { useBrand } from '../frame/brand.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { Page } from '../frame/page.tsx';
import { DatePick } from '../inbox/date-pick.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { ownLink } from '../ui/own-link.ts';
import { Empty, Failed, Loading } from '../ui/states.tsx';
import { shortMoment } from '../ui/when.ts';
import { auditAreas, auditSentence, fromWhere } from './audit-words.ts';
import { OwnersOnly } from './owners-only.tsx';
import { auditExport, auditQuery, peopleQuery } from './people-queries.ts';
import { PeopleTabs } from './people-tabs.tsx';
import './people.css';

/** Who did what, when: for owners. Nobody can change it. */
export function AuditPage() {
  const brand = useBrand();
  const { timeZone } = useBrandTime();
  return brand.role === 'owner' ? <Log brandId={brand.id} zone={timeZone} /> : <OwnersOnly />;
}

const DAY_MS = 86_400_000;

function queryOf(brandId: string, params: URLSearchParams): AuditQuery {
  const query: AuditQuery = params.get('brands') === 'all' ? {} : { brand: brandId };
  const from = params.get('from');
  const until = params.get('until');
  if (params.get('who')) query.person = params.get('who') ?? '';
  if (params.get('what')) query.what = params.get('what') ?? '';
  if (from) query.from = new Date(`${from}T00:00`).toISOString();
  // The day itself is in it.
  if (until) query.until = new Date(new Date(`${until}T00:00`).getTime() + DAY_MS).toISOString();
  return query;
}

function Log({ brandId, zone }: { brandId: string; zone: string | null }) {
  const [params, setParams] = useSearchParams();
  const query = queryOf(brandId, params);
  const log = useInfiniteQuery(auditQuery(query));
  const { grants, brands } = useMe();
  const ofAll = grants.some((grant) => grant.brandId === ALL_BRANDS && grant.role === 'owner');
  const across = params.get('brands') === 'all' && ofAll;
  const people = useQuery(peopleQuery(across ? ALL_BRANDS : brandId)).data?.people ?? [];
  const entries = log.data?.pages.flatMap(({ entries: some }) => some) ?? [];
  const now = new Date();
  function set(change: Record<string, string | undefined>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next);
  }
  return (
    <Page
      title="People"
      windowTitle="What happened"
      actions={
        <a
          className="btn not-phone"
          href={ownLink(auditExport(query))}
          download
          title="What the filters leave, as a table (CSV)"
        >
          <Icon node={Download} />
          Export
        </a>
      }
    >
      <div className="body people-page">
        <PeopleTabs />
        <div className="filters audit-filters">
          {ofAll && brands.length > 1 && (
            <AuditPick
              name="Where"
              choices={[{ id: 'all', label: 'All brands' }]}
              chosen={across ? 'all' : null}
              onChosen={(where) => set({ brands: where, who: undefined })}
            />
          )}
          <AuditPick
            name="Who"
            choices={people.map(({ id, name }) => ({ id, label: name }))}
            chosen={params.get('who')}
            onChosen={(who) => set({ who })}
          />
          <AuditPick name="What" choices={auditAreas} chosen={params.get('what')} onChosen={(what) => set({ what })} />
          <DatePick
            from={params.get('from') ?? undefined}
            to={params.get('until') ?? undefined}
            onChosen={(from, until) => set({ from, until })}
          />
          <span className="small muted push not-phone">Kept for two years. Nobody can change it, owners neither.</span>
        </div>
        {log.isPending && <Loading what="the log" rows={8} />}
        {log.isError && <Failed what="The log" error={log.error} onRetry={() => void log.refetch()} />}
        {log.isSuccess && entries.length === 0 && (
          <Empty icon={History} title="Nothing like that happened">
            Who came in, what changed about people, and what was deleted or exported stands here.
          </Empty>
        )}
        {entries.length > 0 && (
          <div className="card">
            <table className="tbl audit">
              <thead className="not-phone">
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Who</th>
                  <th scope="col">What</th>
                  <th scope="col">From</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <Entry
                    key={entry.id}
                    entry={entry}
                    now={now}
                    zone={zone}
                    brand={across ? brands.find(({ id }) => id === entry.brandId)?.name : undefined}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {log.hasNextPage && (
          <Button className="log-more" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </Page>
  );
}

const areaIcons: Record<string, IconNode> = {
  people: Users,
  session: KeyRound,
  inbox: Inbox,
  notifications: BellRing,
};

interface EntryProps {
  entry: AuditEntry;
  now: Date;
  zone: string | null;
  /** Its name, where those of several are shown. */
  brand: string | undefined;
}

function Entry({ entry, now, zone, brand }: EntryProps) {
  const who = entry.who ?? 'The server';
  return (
    <tr>
      <td className="small muted nowrap">
        <time dateTime={entry.at}>{shortMoment(entry.at, { now, timeZone: zone })}</time>
      </td>
      <td>
        <span className="row">
          <Avatar name={who} size="s" />
          <span className="nowrap">{who}</span>
        </span>
      </td>
      <td>
        <span className="row">
          <Icon node={areaIcons[entry.what.split('.')[0] ?? ''] ?? FileText} className="i-s muted" />
          <span>
            {auditSentence(entry)}
            {brand && <small className="muted small in-line">{brand}</small>}
          </span>
        </span>
      </td>
      <td className="small muted nowrap">{fromWhere(entry)}</td>
    </tr>
  );
}

interface AuditPickProps {
  name: string;
  choices: readonly { id: string; label: string }[];
  chosen: string | null;
  onChosen: (id: string | undefined) => void;
}

function AuditPick({ name, choices, chosen, onChosen }: AuditPickProps) {
  const says = choices.find(({ id }) => id === chosen)?.label ?? chosen;
  return (
    <span className="pick-at">
      <Menu
        className={`pick ${chosen ? 'on' : ''}`}
        label={chosen ? `${name}: ${says}` : name}
        choices={choices}
        chosen={chosen ? [chosen] : []}
        onChoose={() => undefined}
        onChosen={([id]) => onChosen(id)}
      >
        {!chosen && <Icon node={Plus} />}
        {chosen ? says : name}
      </Menu>
      {chosen && (
        <button
          type="button"
          className="pick-off"
          aria-label={`Drop ${name.toLowerCase()}`}
          onClick={() => onChosen(undefined)}
        >
          <Icon node={X} className="i-s" />
        </button>
      )}
    </span>
  );
}
