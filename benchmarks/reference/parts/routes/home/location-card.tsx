import { addressLines } from '@tablefront/restaurant/addresses';
import { isExternal } from '@tablefront/restaurant/link';
import { directionsLink, mapEmbedLink } from '@tablefront/restaurant/map-links';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ChevronDown, Clock, Navigation } from 'lucide';
import { HoursTable } from '../../hours/hours-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddressFact, EmailFact, PhoneFact } from '../../ui/place-facts.tsx';
import { PageLink, SiteLink } from '../../ui/site-link.tsx';
import { useClock } from '../../hours/use-clock.ts';
import { useMediaQuery } from './use-media-query.ts';
import type { HomeLocation } from './home-page.ts';
import { LocationStatus } from './location-status.tsx';

interface LocationCardProps {
  location: HomeLocation;
  zone?: ZoneOffsets;
  selected: boolean;
  panel: { id: string; tab: string };
}

/** One location: a tab's panel with its map on wide screens, a card of the stack elsewhere. */
export function LocationCard({ location, zone, selected, panel }: LocationCardProps) {
  const clock = useClock(zone);
  const tabbed = useMediaQuery('(min-width: 900px)');
  const { place, phone, email, hours, slug, order } = location;
  const { name } = place;
  const area = place.address.area ?? place.address.locality;
  const address = addressLines(place.address);
  const map = mapEmbedLink(place);
  const directions = directionsLink(place);
  return (
    <div
      className="location-card"
      id={panel.id}
      data-selected={selected || undefined}
      {...(tabbed ? { role: 'tabpanel', 'aria-labelledby': panel.tab } : { role: 'group', 'aria-label': name })}
    >
      <div className="location-map">
        {tabbed && selected && map && <iframe src={map} title={`Map of ${name}`} loading="lazy" />}
      </div>
      <div className="location-facts">
        <div className="location-card-head">
          <h3>
            <PageLink to={pathTo('location', { slug })}>{name}</PageLink>
          </h3>
          {area && area !== name && <span className="muted">{area}</span>}
        </div>
        <AddressFact lines={address} />
        {phone && <PhoneFact phone={phone} />}
        {email && <EmailFact email={email} />}
        <div className="fact">
          <Icon node={Clock} />
          <LocationStatus hours={hours} clock={clock} />
        </div>
        {hours && (
          <details className="hours-toggle">
            <summary>
              <span className="when-closed">See hours</span>
              <span className="when-open">Hide hours</span>
              <Icon node={ChevronDown} />
            </summary>
            <HoursTable hours={hours} caption={`Hours of ${name}`} zone={zone} />
          </details>
        )}
        <div className="actions">
          {order && (
            <SiteLink className="button button--order" to={{ url: order, external: isExternal(order) }}>
              Order Now
            </SiteLink>
          )}
          {directions && (
            <SiteLink className="button button--quiet" to={{ url: directions, external: true }}>
              <Icon node={Navigation} />
              Get Directions
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  );
}
