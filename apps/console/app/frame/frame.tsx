import type { Role } from '@tablefront/console-wire/access';
import { grantFor } from '@tablefront/console-wire/access';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useNavigate, useNavigation, useParams } from 'react-router';
import { useBrandDetail, useMe } from '../api/me.ts';
import { useNews } from '../live/use-news.ts';
import { useRenewedPush } from '../live/use-renewed-push.ts';
import { paths } from '../paths.ts';
import { Denied } from '../ui/states.tsx';
import { undoLast } from '../ui/toast.ts';
import { BrandContext } from './brand.ts';
import { rememberBrand } from './last-brand.ts';
import { openOverlay, useOverlay } from './overlay.ts';
import { maySettings, pagesFor } from './pages.ts';
import { Sidebar } from './sidebar.tsx';
import { Tabbar } from './tabbar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazy(() => import('./palette.tsx'));
const KeyMap = lazy(() => import('./key-map.tsx'));

/** Around every page of a brand: where one is, where one can go, and the keys that work everywhere. */
export function Frame() {
  const { brand: brandId = '' } = useParams();
  const { brands, grants } = useMe();
  const brand = brands.find(({ id }) => id === brandId);
  const detail = useBrandDetail(brandId, brand !== undefined).data;
  useEffect(() => {
    if (brand) rememberBrand(brand.id);
  }, [brand]);

  if (!brand) {
    return (
      <main id="main" className="body">
        <title>Not for you · Tablefront</title>
        <Denied
          title="No such brand for you"
          actions={
            <Link to={paths.home} className="btn p">
              See your brands
            </Link>
          }
        >
          It is not there, or somebody else looks after it. Who invited you can let you in.
        </Denied>
      </main>
    );
  }
  return (
    <BrandContext value={{ ...brand, grant: grantFor({ grants }, brand.id), detail }}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="app">
        <Sidebar />
        <div className="main">
          <Outlet />
        </div>
        <Tabbar />
      </div>
      <Progress />
      <Everywhere brandId={brand.id} role={brand.role} />
    </BrandContext>
  );
}

function Everywhere({ brandId, role }: { brandId: string; role: Role }) {
  const navigate = useNavigate();
  const overlay = useOverlay();
  useNews(brandId);
  useRenewedPush(brandId);
  const go = (path: string) => () => void navigate(path);
  const { daily, site, brand: ofBrand } = pagesFor(role, brandId);
  useShortcuts({
    'mod+k': () => openOverlay('palette'),
    '?': () => openOverlay('keys'),
    ...Object.fromEntries(
      [...daily, ...site, ...ofBrand].map(({ shortcut, path }) => [shortcut.toLowerCase(), go(path)]),
    ),
    'g a': go(paths.account(brandId)),
    ...(maySettings(role) && { 'mod+shift+p': go(paths.publish(brandId)) }),
    z: () => undoLast(),
    'mod+z': () => undoLast(),
  });
  return (
    <Suspense>
      {overlay === 'palette' && <Palette />}
      {overlay === 'keys' && <KeyMap />}
    </Suspense>
  );
}

/** A thin line while a page is on its way, once that takes long enough to be noticed. */
function Progress() {
  const under = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!under) return setLate(false);
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, [under]);
  return late ? <div className="under-way" aria-hidden="true" /> : null;
}
