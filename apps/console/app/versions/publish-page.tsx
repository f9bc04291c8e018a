import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { maySettings } from '../frame/pages.ts';
import { paths } from '../paths.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { draftsQuery } from './site-calls.ts';
import { VersionsPage } from './versions.tsx';

/** What is to be published, by an address of its own. */
export function PublishPage() {
  const { id: brandId, role } = useBrand();
  const navigate = useNavigate();
  const open = useQuery(draftsQuery(brandId)).data?.find(({ publishAt }) => publishAt === null);
  return (
    <>
      <VersionsPage />
      {open && maySettings(role) && (
        <PublishDialog brandId={brandId} draftId={open.id} onClose={() => void navigate(paths.versions(brandId))} />
      )}
    </>
  );
}
