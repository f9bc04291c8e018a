import { Outlet } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';
import { WithDocument } from './document.tsx';

/** Around the pages that edit the site: from one to the next the draft stays open. */
export function DocumentPages() {
  const { role, name } = useBrand();
  if (role === 'inbox') {
    return (
      <Page title="Site">
        <div className="body">
          <DeniedPage page="menu" title="Not for your role">
            What guests see of {name} is for who looks after a location, editors and owners.
          </DeniedPage>
        </div>
      </Page>
    );
  }
  return (
    <WithDocument>
      <Outlet />
    </WithDocument>
  );
}
