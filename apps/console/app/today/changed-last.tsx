import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '../api/me.ts';
import { useBrand } from '../frame/brand.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { changesInWords } from '../versions/changes-counted.ts';
import { draftsQuery, versionsQuery } from '../versions/site-calls.ts';

const SHOWN = 3;

/** The draft that waits, and the last versions. */
export function ChangedLast() {
  const { id: brandId, role } = useBrand();
  const { when } = useBrandTime();
  const { person } = useMe();
  const enabled = role !== 'inbox';
  const drafts = useQuery({ ...draftsQuery(brandId), enabled });
  const versions = useInfiniteQuery({ ...versionsQuery(brandId), enabled });
  const draft = drafts.data?.find(({ publishAt, changes }) => publishAt === null && changes > 0);
  const newest = versions.data?.pages[0]?.slice(0, SHOWN) ?? [];
  if (!draft && newest.length === 0) return null;
  const who = (name: string | null | undefined) => (name === person.name ? 'You' : (name ?? 'From a file'));
  return (
    <section className="card today-changed" aria-labelledby="changed-last">
      <header>
        <h2 id="changed-last">What changed last</h2>
        <Link className="link small push" to={paths.versions(brandId)}>
          Versions
        </Link>
      </header>
      <ul className="list tight">
        {draft && (
          <li>
            <Avatar name={draft.by[0] ?? ''} />
            <span className="grow">
              <span className="in-line">{changesInWords(draft.changes)} not published</span>
              <small className="muted small">
                {draft.by.map(who).join(', ')}
                {draft.changedAt && `, ${when(draft.changedAt)}`}
              </small>
            </span>
            <span className="bdg a">Draft</span>
          </li>
        )}
        {newest.map(({ number, title, by, at, isLive }) => (
          <li key={number}>
            <Avatar name={by ?? ''} />
            <span className="grow">
              <span className="in-line">{title}</span>
              <small className="muted small">
                {who(by)}, {when(at)}
              </small>
            </span>
            {isLive && <span className="bdg g">Live</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
