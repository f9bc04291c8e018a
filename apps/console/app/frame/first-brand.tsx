import { Store } from 'lucide';
import { Link, Navigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { paths } from '../paths.ts';
import { Empty } from '../ui/states.tsx';
import { mayMakeBrands } from './brand.ts';
import { lastBrand } from './last-brand.ts';

/** One brand: its day. Several: the one that was open last, or the list of all. */
export function FirstBrand() {
  const { brands, grants } = useMe();
  const [first, ...others] = brands;
  if (!first) {
    return (
      <main id="main" className="body">
        <title>Tablefront</title>
        {mayMakeBrands(grants) ? (
          <Empty
            icon={Store}
            title="No brand yet"
            actions={
              <Link className="btn p" to={paths.newBrand}>
                New brand
              </Link>
            }
            big
          >
            Its name, its look, its hours and its menu: the first page stands in two minutes. A file that you have comes
            in on the server, by npm run brand -- import.
          </Empty>
        ) : (
          <Empty icon={Store} title="No brand for you" big>
            The brand that you looked after is not here any more. Ask whoever invited you.
          </Empty>
        )}
      </main>
    );
  }
  const last = brands.find(({ id }) => id === lastBrand());
  return <Navigate to={others.length > 0 && !last ? paths.brands : paths.today((last ?? first).id)} replace />;
}
