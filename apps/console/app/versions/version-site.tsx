import { ArrowLeft } from 'lucide';
import { Link, useParams } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { Preview } from '../preview/preview.tsx';
import { Icon } from '../ui/icon.tsx';
import { Denied } from '../ui/states.tsx';
import './versions.css';

/** The site as guests saw it then: to be looked at, and gone from with one step. */
export function VersionSite() {
  const { id: brandId, role } = useBrand();
  const { version = '' } = useParams();
  const number = Number(version);
  const back = paths.version(brandId, version);
  if (role === 'inbox' || !Number.isSafeInteger(number) || number < 1) {
    return (
      <Page title="Versions" back={paths.versions(brandId)}>
        <Denied title={role === 'inbox' ? 'Not for your role' : 'There is no such version'}>
          {role === 'inbox' ? 'What changes on the site is for editors and owners.' : 'It may be kept no more.'}
        </Denied>
      </Page>
    );
  }
  return (
    <Page
      title={`The site of version ${number}`}
      crumb="Versions"
      back={back}
      className="panes"
      actions={
        <Link className="btn not-phone" to={back}>
          <Icon node={ArrowLeft} />
          Back to version {number}
        </Link>
      }
    >
      <section className="pane version-site" aria-label="Preview">
        <Preview brandId={brandId} shown={{ version: number }} path="/" />
      </section>
    </Page>
  );
}
