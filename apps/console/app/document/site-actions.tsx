import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { maySettings } from '../frame/pages.ts';
import { paths } from '../paths.ts';
import { UndoButtons, useUndoKeys } from './undo-buttons.tsx';
import { useReview } from './use-review.ts';

/** At the head of a page of the draft: how much is not published, undo and redo, and the way to publish. */
export function SiteActions() {
  const { id, role } = useBrand();
  const count = useReview()?.changes.length ?? 0;
  useUndoKeys();
  return (
    <>
      {count > 0 && (
        <span className="row not-phone small">
          <span className="dot" aria-hidden="true" />
          {count} {count === 1 ? 'change' : 'changes'} not published
        </span>
      )}
      <UndoButtons />
      {maySettings(role) && (
        <Link className="btn p" to={paths.publish(id)}>
          Publish…
        </Link>
      )}
    </>
  );
}
