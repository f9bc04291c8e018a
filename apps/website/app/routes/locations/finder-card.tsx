import { fullAddress } from '@tablefront/restaurant/addresses';
import { distanceText } from '@tablefront/restaurant/distance';
import { isExternal, telephoneLink } from '@tablefront/restaurant/links';
import { compactHours } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { memo } from 'react';
import type { FinderLocation } from './locations-page.ts';

/** The specification's limits of the badges. */
const SERVICES = 3;
const FEATURES = 2;

interface FinderCardProps {
  location: FinderLocation;
  number: number;
  selected: boolean;
  /** The wide layout, where a card selects its location; elsewhere, and without JavaScript, it leads to its page. */
  wide: boolean;
  /** Kilometres. */
  distance?: number;
  badge?: 'Open' | 'Closed';
  /** Undefined until the clock is known. */
  status?: string;
  pickup?: string;
}

/**
 * A location in the list. There may be hundreds: icons are the style sheet's, and links are plain, since one listener
 * on the list turns their clicks into navigations (see use-card-clicks.ts).
 */
export const FinderCard = memo(function FinderCard(props: FinderCardProps) {
  const { location, number, selected, wide, distance, badge, status, pickup } = props;
  const { slug, place, phone, hours, services, features, order } = location;
  const page = `/location/${slug}`;
  return (
    <li>
      <article className="finder-card" data-slug={slug} data-selected={selected || undefined}>
        <div className="finder-card-head">
          <span className="finder-number num">{number}</span>
          <h2>
            {wide ? (
              <button type="button" aria-pressed={selected}>
                {place.name}
              </button>
            ) : (
              <a href={page}>{place.name}</a>
            )}
          </h2>
          {distance !== undefined && <span className="badge badge--line num">{distanceText(distance)}</span>}
          {badge && <span className={`badge badge--${badge.toLowerCase()}`}>{badge}</span>}
          {status === undefined && hours && <span className="badge badge--closed finder-badge-room" />}
        </div>
        <Rating location={location} />
        <AddressLine location={location} />
        <p className="finder-status small">{status ?? <WithoutClock hours={hours} />}</p>
        {phone && (
          <p className="finder-phone">
            <a className="tap num" href={telephoneLink(phone)}>
              {phone}
            </a>
          </p>
        )}
        {location.pickup && (
          <p className="finder-pickup small">{pickup ?? <WithoutClock hours={location.pickup.hours} pickup />}</p>
        )}
        {services.length + features.length > 0 && (
          <p className="finder-badges">
            {services.slice(0, SERVICES).map((service) => (
              <span className="badge" key={service}>
                {service}
              </span>
            ))}
            {features.slice(0, FEATURES).map((feature) => (
              <span className="badge badge--line" key={feature}>
                {feature}
              </span>
            ))}
          </p>
        )}
        <div className="actions">
          {phone && (
            <a className="button button--quiet button--small finder-call" href={telephoneLink(phone)}>
              Call
            </a>
          )}
          {order && (
            <a
              className="button button--order button--small"
              href={order}
              target="_blank"
              rel="noopener"
              data-order={isExternal(order) ? 'external' : 'internal'}
            >
              Order Online
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
          <a className="button button--quiet button--small finder-view" href={page}>
            View Location
          </a>
        </div>
      </article>
    </li>
  );
});

function Rating({ location: { rating, reviewCount } }: { location: FinderLocation }) {
  if (rating === undefined) return null;
  return (
    <p className="finder-rating small num">
      <span className="visually-hidden">Rated </span>
      <b>{rating}</b>
      {reviewCount !== undefined && ` (${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'})`}
    </p>
  );
}

/** The narrow layout's rows say the country too. */
function AddressLine({ location: { place } }: { location: FinderLocation }) {
  const { country, area } = place.address;
  const known = fullAddress(place.address, { country: false }) || (area === place.name ? '' : (area ?? ''));
  if (known === '' && country === undefined) return null;
  return (
    <address>
      {known}
      {country && <span className="finder-country">{known === '' ? country : `, ${country}`}</span>}
    </address>
  );
}

/** Nobody knows without JavaScript what time it is where the visitor is: the week's hours say it too. */
function WithoutClock({ hours, pickup = false }: { hours?: OpeningHours; pickup?: boolean }) {
  return (
    <noscript>
      <WeekInBrief hours={hours} pickup={pickup} />
    </noscript>
  );
}

/** Rendered by the server only: a browser that runs this never looks into a noscript. */
function WeekInBrief({ hours, pickup }: { hours?: OpeningHours; pickup: boolean }) {
  const week = compactHours(hours);
  if (pickup) return week === undefined ? 'Pickup hours not available' : `Pickup: ${week}`;
  return week ?? 'Hours not available';
}
