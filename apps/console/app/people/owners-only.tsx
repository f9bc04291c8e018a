import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { Denied } from '../ui/states.tsx';

/** In the place of people and of the log, for who is no owner. */
export function OwnersOnly() {
  const brand = useBrand();
  return (
    <Page title="People">
      <div className="body">
        <Denied
          title="People are for owners"
          actions={
            <Link className="btn p" to={paths.today(brand.id)}>
              Go to today
            </Link>
          }
        >
          Who may do what in {brand.name} is decided by its owners. Ask whoever invited you.
        </Denied>
      </div>
    </Page>
  );
}
