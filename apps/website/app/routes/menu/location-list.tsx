import { isWebLink } from '@tablefront/restaurant/link';
import { useId } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';
import type { MenuLocation } from './menu-page.ts';

/** The locations, each with the way to its menu. */
export function LocationList({ locations, title }: { locations: MenuLocation[]; title?: string }) {
  const id = useId();
  if (locations.length === 0) return null;
  return (
    <section aria-labelledby={title && id}>
      {title && (
        <h2 className="menu-locations-title" id={id}>
          {title}
        </h2>
      )}
      <ul className="menu-locations">
        {locations.map((location, index) => (
          <li key={location.key}>
            <div>
              <b id={`${id}${index}`}>{location.name}</b>
              {location.address && <p className="muted small">{location.address}</p>}
            </div>
            <ViewMenu location={location} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ViewMenu({ location: { name, menu } }: { location: MenuLocation }) {
  const className = 'button button--brand button--small';
  const text = (
    <>
      View Menu<span className="visually-hidden">: {name}</span>
    </>
  );
  if (!isWebLink(menu.url)) {
    return (
      <a className={className} href={menu.url}>
        {text}
      </a>
    );
  }
  return (
    <SiteLink className={className} to={menu}>
      {text}
    </SiteLink>
  );
}
