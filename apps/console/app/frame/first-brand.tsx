import { Store } from 'lucide';
import { Navigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { paths } from '../paths.ts';
import { Empty } from '../ui/states.tsx';
import { lastBrand } from './last-brand.ts';

/** One brand: its day. Several: the one that was open last, or the list of all. */
export function FirstBrand() {
  const { brands } = useMe();
  const [first, ...others] = brands;
  if (!first) {
    return (
      <main id="main" className="body">
        <title>Tablefront</title>
        <Empty icon={Store} title="No brand yet" big>
          Bring in the first one on the server: npm run brand -- import my-brand.json --host my.example
        </Empty>
      </main>
    );
  }
  const last = brands.find(({ id }) => id === lastBrand());
  return <Navigate to={others.length > 0 && !last ? '/brands' : paths.today((last ?? first).id)} replace />;
}
