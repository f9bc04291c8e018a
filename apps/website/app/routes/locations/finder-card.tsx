import { fullAddress } from '@tablefront/restaurant/addresses';
import { distanceText } from '@tablefront/restaurant/distance';
import { telephoneLink } from '@tablefront/restaurant/links';
import { mapQuery } from '@tablefront/restaurant/map-links';
import { compactHours } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { type CardData, cardAttributes } from './card-data.ts';
import type { FinderLocation } from './locations-page.ts';

/** The specification's limits of the badges. */
const SERVICES = 3;
const FEATURES = 2;

interface FinderCardProps {
  location: FinderLocation;
  /** Its places in the configuration's order and in the list. */
  index: number;
  place: number;
  /** The filters hide it. */
  hidden: boolean;
  selected: boolean;
  /** There is a map of all, whose script can find places by their id. */
  onMap: boolean;
}

/**
 * A location in the list. There may be hundreds: icons are the style sheet's. What depends on the clock, on the visitor's
 * position and on the width of the window is the script's, see `browser/parts/finder.ts`.
 */
export function FinderCard(props: FinderCardProps) {
  const { location, place, hidden, selected } = props;
  const { slug, phone, hours, pickup, serviceHours, services, features, distance, order } = location;
  const page = pathTo('location', { slug });
  return (
    <li hidden={hidden}>
      <article
        className="finder-card"
        data-slug={slug}
        data-selected={selected || undefined}
        {...cardAttributes(dataOf(props), place)}
      >
        <div className="finder-card-head">
          <span className="finder-number num">{hidden ? '' : place + 1}</span>
          <h2>
            <a href={page}>{location.place.name}</a>
          </h2>
          {distance !== undefined && <span className="badge badge--line num">{distanceText(distance)}</span>}
          {hours && <span className="badge badge--closed finder-badge-room" />}
        </div>
        <Rating location={location} />
        <AddressLine location={location} />
        <p className="finder-status small">
          <WithoutClock hours={hours} />
        </p>
        {phone && (
          <p className="finder-phone">
            <a className="tap num" href={telephoneLink(phone)}>
              {phone}
            </a>
          </p>
        )}
        {pickup && (
          <p className="finder-pickup small">
            <WithoutClock hours={pickup.hours} pickup />
          </p>
        )}
        {serviceHours.length > 0 && (
          <p className="finder-badges small">
            {serviceHours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
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
              data-nav="Order Online"
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
}

function dataOf({ location, index, onMap }: FinderCardProps): CardData {
  const { place, times, offers, distance } = location;
  const { coordinates, city } = place;
  const placeId = onMap ? place.placeId : undefined;
  const query = mapQuery(place) ?? '';
  const map = query === addressOf(place).join('') ? undefined : query;
  return { ...times, index, offers, distance, coordinates, placeId, city, map };
}

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

function AddressLine({ location: { place } }: { location: FinderLocation }) {
  const [known, country] = addressOf(place);
  if (known + country === '') return null;
  return (
    <address>
      {known}
      {country && <span className="finder-country">{country}</span>}
    </address>
  );
}

/** What only the narrow layout's rows say stands apart: the country. */
function addressOf({ name, address }: FinderLocation['place']): [known: string, country: string] {
  const { country = '', area = '' } = address;
  const known = fullAddress(address, { country: false }) || (area === name ? '' : area);
  return [known, known && country ? `, ${country}` : country];
}

/** Nobody knows without JavaScript what time it is where the visitor is: the week's hours say it too. */
function WithoutClock({ hours, pickup = false }: { hours?: OpeningHours; pickup?: boolean }) {
  const week = compactHours(hours);
  const restaurant = week ?? 'Hours not available';
  return <noscript>{!pickup ? restaurant : week ? `Pickup: ${week}` : 'Pickup hours not available'}</noscript>;
}
