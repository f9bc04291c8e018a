import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';

/** In the place of people and of the log, for who is no owner. */
export function OwnersOnly() {
  const brand = useBrand();
  return (
    <Page title="People">
      <div className="body">
        <DeniedPage page="people" title="People are for owners">
          Who may do what in {brand.name} is decided by its owners.
        </DeniedPage>
      </div>
    </Page>
  );
}
