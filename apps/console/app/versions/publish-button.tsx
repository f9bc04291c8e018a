import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useBrand } from '../frame/brand.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { changesInWords } from './changes-counted.ts';
import { draftsQuery } from './site-calls.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

/** How many changes guests do not see yet, and the way to show them. Nothing for whoever does not publish. */
export function PublishButton() {
  const { id: brandId, role } = useBrand();
  const mayPublish = role === 'owner' || role === 'editor';
  const drafts = useQuery({ ...draftsQuery(brandId), enabled: mayPublish });
  const [isOpen, setOpen] = useState(false);
  const open = drafts.data?.find(({ publishAt }) => publishAt === null);
  const count = open?.changes ?? 0;
  useShortcuts({ 'mod+shift+p': () => (mayPublish && count > 0 ? setOpen(true) : false) });
  if (!mayPublish || !drafts.data) return null;
  return (
    <>
      <Button look="primary" disabled={count === 0} onClick={() => setOpen(true)}>
        {count === 0 ? 'All published' : `Publish ${changesInWords(count)}`}
      </Button>
      {isOpen && open && (
        <Suspense>
          <PublishDialog brandId={brandId} draftId={open.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
