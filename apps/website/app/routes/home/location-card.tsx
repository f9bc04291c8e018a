import { addressLines } from '@tablefront/restaurant/addresses';
import { isExternal } from '@tablefront/restaurant/link';
import { directionsLink } from '@tablefront/restaurant/map-links';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ChevronDown, Clock } from 'lucide';
import { timesData } from '../../hours/clock-data.ts';
import { HolidayHours } from '../../hours/holiday-hours.tsx';
import { HoursTable } from '../../hours/hours-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Navigation } from '../../ui/light-icons.ts';
import { AddressFact, EmailFact, PhoneFact } from '../../ui/place-facts.tsx';
import { PageLink, SiteLink } from '../../ui/site-link.tsx';
import type { HomeLocation } from './home-page.ts';
import { LocationStatus } from './location-status.tsx';

interface LocationCardProps {
  location: HomeLocation;
  zone?: ZoneOffsets;
  /** The server's date. */
  today: string;
  selected: boolean;
}

/** One location: a tab's panel with its map on wide screens, a card of the stack elsewhere. */
export function LocationCard({ location, zone, today, selected }: LocationCardProps) {
  const { place, phone, email, hours, slug, order } = location;
  const { name } = place;
  const area = place.address.area ?? place.address.locality;
  const address = addressLines(place.address);
  const directions = directionsLink(place);
  return (
    <div className="location-card" data-selected={selected || undefined}>
      <div className="location-map" />
      <div className="location-facts" {...timesData({ hours, zone })}>
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
          <LocationStatus />
        </div>
        {hours && (
          <details className="hours-toggle">
            <summary>
              <span className="when-closed">See hours</span>
              <span className="when-open">Hide hours</span>
              <Icon node={ChevronDown} />
            </summary>
            <HoursTable hours={hours} caption={`Hours of ${name}`} />
            <HolidayHours hours={hours} today={today} />
          </details>
        )}
        <div className="actions">
          {order && (
            <SiteLink
              className="button button--order"
              to={{ url: order, external: isExternal(order) }}
              counted="Order Now"
            >
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
