import type { Link } from '@tablefront/restaurant/link';
import { ExternalLink } from 'lucide';
import { useShell } from '../../shell/shell-context.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MenuPage } from './menu-page.ts';
import { Specialties } from './specialties.tsx';

interface MenuFrameProps {
  page: Extract<MenuPage, { kind: 'frame' }>;
  title: string;
}

/** Browsers show none in a frame with a sandbox. */
const PDF = /\.pdf(?:$|[?#])/i;

/**
 * What ordering sites need: their own script and session, forms, and new windows for payment and sign-in that are as free as any.
 * They may lead the whole page away where the visitor has just clicked, e.g. to a bank; by themselves they may not, and
 * neither download nor open dialogues of the browser.
 */
const ORDERING = [
  ...['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  ...['allow-top-navigation-by-user-activation', 'allow-storage-access-by-user-activation'],
].join(' ');

/**
 * The ordering site, or the menu's file, as large as the window under the header. The style sheet locks the page's
 * scrolling while it is there. Some sites refuse to be framed, and phones show no files in frames: hence the link.
 */
export function MenuFrame({ page: { source, shows, specialties, place }, title }: MenuFrameProps) {
  const { name } = useShell();
  const whose = place ? `${name}, ${place.name}` : name;
  return (
    <div className="menu-frame">
      <div className="wrap frame-bar">
        <Breadcrumbs page={title} />
        <h1>{title}</h1>
        <a className="link" href={source} target="_blank" rel="noopener">
          Open in a new tab
          <Icon node={ExternalLink} />
        </a>
        <Specialties cuisines={specialties} scrolling />
      </div>
      <iframe
        src={source}
        title={shows === 'file' ? `Menu of ${whose}` : `Order online from ${whose}`}
        allow="clipboard-write; geolocation; payment"
        sandbox={shows === 'file' || PDF.test(source) ? undefined : ORDERING}
      />
      <FrameRefused source={source} what={shows === 'file' ? 'The menu' : 'The ordering page'} />
    </div>
  );
}

/** In the place of a frame that leads on to another host, see `rendering/early-script.ts`. */
function FrameRefused({ source, what }: { source: Link; what: string }) {
  return (
    <div className="wrap frame-refused" role="alert">
      <h2>{what} cannot be shown here</h2>
      <p>It leads on to another site, which this page may not show within itself. It opens well in a tab of its own.</p>
      <a className="button button--order" href={source} target="_blank" rel="noopener">
        Open in a new tab
        <Icon node={ExternalLink} />
      </a>
    </div>
  );
}
