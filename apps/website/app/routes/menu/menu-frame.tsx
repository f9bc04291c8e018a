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
      />
    </div>
  );
}
