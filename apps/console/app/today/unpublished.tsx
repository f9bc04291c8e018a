import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { maySettings } from '../frame/pages.ts';
import { paths } from '../paths.ts';
import { changesInWords } from '../versions/changes-counted.ts';
import { draftsQuery } from '../versions/site-calls.ts';

/** That guests do not see everything yet, and the way to show it; nothing where they do, or for who does not publish. */
export function Unpublished() {
  const { id, role } = useBrand();
  const drafts = useQuery({ ...draftsQuery(id), enabled: maySettings(role) }).data;
  const count = drafts?.find(({ publishAt }) => publishAt === null)?.changes ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="st a small not-phone">{changesInWords(count)} not published</span>
      <Link className="btn p" to={paths.publish(id)}>
        Publish…
      </Link>
    </>
  );
}
