import type { DraftSummary, VersionSummary } from '@tablefront/console-wire/drafts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarClock, History } from 'lucide';
import { Link, useParams } from 'react-router';
import { useMe } from '../api/me.ts';
import { useBrand } from '../frame/brand.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Empty, Failed, Loading } from '../ui/states.tsx';
import { changesInWords } from './changes-counted.ts';
import { DraftDetail } from './draft-detail.tsx';
import { PublishButton } from './publish-button.tsx';
import { draftsQuery, versionsQuery } from './site-calls.ts';
import { VersionShown } from './version-detail.tsx';
import './versions.css';

/** All that was live, what is to be live, and what each changed. */
export function VersionsPage() {
  const { id: brandId, role } = useBrand();
  const { version } = useParams();
  if (role === 'inbox') {
    return (
      <Page title="Versions">
        <DeniedPage page="versions" title="Not for your role">
          What changes on the site is for editors and owners.
        </DeniedPage>
      </Page>
    );
  }
  return (
    <Page
      title="Versions"
      back={version === undefined ? undefined : paths.versions(brandId)}
      actions={<PublishButton />}
      className="panes"
    >
      <section className={`pane versions-pane ${version === undefined ? '' : 'not-phone'}`} aria-label="Versions">
        <VersionList shown={version} />
      </section>
      <section
        className={`pane body version-pane ${version === undefined ? 'not-phone' : ''}`}
        aria-label="What changed"
      >
        <Shown shown={version} />
      </section>
    </Page>
  );
}

function Shown({ shown }: { shown: string | undefined }) {
  const { id: brandId } = useBrand();
  const versions = useInfiniteQuery(versionsQuery(brandId));
  const newest = versions.data?.pages[0]?.[0]?.number;
  if (shown !== undefined && !/^\d+$/.test(shown)) return <DraftDetail key={shown} draftId={shown} />;
  const number = shown === undefined ? newest : Number(shown);
  if (number === undefined) return versions.isPending ? <Loading what="the version" /> : null;
  return <VersionShown key={number} number={number} live={newest ?? number} />;
}

function VersionList({ shown }: { shown: string | undefined }) {
  const { id: brandId } = useBrand();
  const drafts = useQuery(draftsQuery(brandId));
  const versions = useInfiniteQuery(versionsQuery(brandId));
  const { zone } = useBrandTime();
  const all = versions.data?.pages.flat() ?? [];
  const waiting = drafts.data?.filter(({ publishAt, changes }) => publishAt !== null || changes > 0) ?? [];
  if (versions.isPending) return <Loading what="the versions" rows={8} />;
  if (versions.isError && all.length === 0) {
    return <Failed what="The versions" error={versions.error} onRetry={() => void versions.refetch()} />;
  }
  if (all.length === 0) return <Empty icon={History} title="No versions yet" />;
  return (
    <ul className="versions">
      {waiting.map((draft) => (
        <li key={draft.id}>
          <DraftEntry draft={draft} isShown={shown === draft.id} />
        </li>
      ))}
      {all.map((version, index) => (
        <li key={version.number}>
          <VersionEntry
            version={version}
            isShown={shown === undefined ? index === 0 : shown === String(version.number)}
          />
        </li>
      ))}
      {versions.hasNextPage && (
        <li className="versions-more">
          <Button busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            Earlier versions
          </Button>
        </li>
      )}
      <li className="versions-foot small muted">
        {zone && `Times are those of ${zone}. `}Versions are kept for two years, the first of each month for ever.
      </li>
    </ul>
  );
}

function DraftEntry({ draft, isShown }: { draft: DraftSummary; isShown: boolean }) {
  const { id: brandId } = useBrand();
  const { person } = useMe();
  const { when } = useBrandTime();
  const { id, publishAt, stopped, changes, by, changedAt, note } = draft;
  const who = by.map((name) => (name === person.name ? 'you' : name));
  const what = note ?? changesInWords(changes);
  return (
    <Link to={paths.version(brandId, id)} aria-current={isShown || undefined}>
      <span className="row">
        <b className="m">{publishAt === null ? 'Draft' : capital(when(publishAt))}</b>
        {publishAt === null && <span className="bdg a">Draft</span>}
        {publishAt !== null && stopped === null && (
          <span className="bdg w">
            <Icon node={CalendarClock} className="i-s" />
            Scheduled
          </span>
        )}
        {stopped !== null && <span className="bdg r">Not published</span>}
      </span>
      <span className="ink2">{what}</span>
      <small className="muted small">
        {[listed(who), changedAt && when(changedAt)].filter(Boolean).map(String).join(', ')}
      </small>
    </Link>
  );
}

function VersionEntry({ version, isShown }: { version: VersionSummary; isShown: boolean }) {
  const { id: brandId } = useBrand();
  const { person } = useMe();
  const { when } = useBrandTime();
  const { number, title, by, at, isLive } = version;
  const who = by === null ? 'From a file' : by === person.name ? 'You' : by;
  return (
    <Link to={paths.version(brandId, String(number))} aria-current={isShown || undefined}>
      <span className="row">
        <b className="m">Version {number}</b>
        {isLive && <span className="bdg g">Live</span>}
      </span>
      <span className="ink2">{title}</span>
      <small className="muted small">
        {who}, {when(at)}
      </small>
    </Link>
  );
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return capital(names.join(''));
  return capital(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
