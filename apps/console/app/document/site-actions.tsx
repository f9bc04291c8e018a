import { useBrand } from '../frame/brand.ts';
import { PublishButton } from '../versions/publish-button.tsx';
import { useDocument } from './document.tsx';
import { UndoButtons, useUndoKeys } from './undo-buttons.tsx';
import { useReview } from './use-review.ts';

/** At the head of a page of the draft: whether something is not published, undo and redo, and the way to publish. */
export function SiteActions() {
  const { saving } = useDocument();
  const { role } = useBrand();
  const isChanged = (useReview()?.changes.length ?? 0) > 0;
  useUndoKeys();
  return (
    <>
      {isChanged && <span className="dot" role="img" aria-label="changed, not published" title="Not published" />}
      {isChanged && role === 'location' && (
        <span className="small muted" title="Owners and editors publish what is changed">
          Waits for an editor
        </span>
      )}
      <UndoButtons />
      {/* What was typed last is published, too. */}
      <span onPointerDown={saving.flush}>
        <PublishButton />
      </span>
    </>
  );
}
