import { compactHours } from '@tablefront/restaurant/opening-hours/hours-table';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { timesData } from '../hours/clock-data.ts';
import { PickLink } from '../picker/pick-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocateFixed, Navigation, Phone } from '../ui/light-icons.ts';
import { OrderLink } from '../ui/order-link.tsx';
import { PageLink, SiteLink } from '../ui/site-link.tsx';
import type { PlaceNow } from './place-now.ts';

/** What closes the first screen: whether it is open, where it is, and the ways there. `browser/parts/home/right-now.ts` tells the time. */
export function RightNow({ locations, children }: { locations?: number; children: ReactNode }) {
  return (
    <section className="right-now" aria-label="Right now" data-locations={locations}>
      {children}
    </section>
  );
}

/** @param order what the hero calls ordering */
export function NowAt({ place, order }: { place: PlaceNow; order?: string }) {
  const { location, address, hours, pickup, zone, directions, call, reservation } = place;
  const [street, ...rest] = address;
  const lines = location ? address.join(', ') : rest.join(', ');
  return (
    <div className="wrap now" {...timesData({ hours, zone })} data-pickup={pickup && JSON.stringify(pickup)}>
      {hours && (
        <div>
          <p className="display now-title">
            <noscript>Hours</noscript>
          </p>
          <p className="muted num now-hours">
            <noscript>{compactHours(hours)}</noscript>
          </p>
        </div>
      )}
      <div className="now-place">
        <p>
          {location ? <PageLink to={location.page}>{location.name}</PageLink> : <b>{street}</b>}
          <small className="num muted">{location?.distance}</small>
          {lines && <span className="muted">{lines}</span>}
        </p>
        {location ? (
          <PickLink className="link" pick="now">
            Change<span className="visually-hidden"> location</span>
          </PickLink>
        ) : (
          hours && (
            <a className="link" href="#hours">
              All hours
            </a>
          )
        )}
      </div>
      <div className="now-do">
        {directions && (
          <SiteLink className="button button--quiet" to={{ url: directions, external: true }}>
            <Icon node={Navigation} />
            Directions
          </SiteLink>
        )}
        {call && (
          <a className="button button--quiet now-call" href={call.url} aria-label={`Call ${call.text}`}>
            <Icon node={Phone} />
            Call
          </a>
        )}
        {reservation && (
          <SiteLink className="button button--quiet now-reserve" to={reservation} counted="Make Reservation">
            Make Reservation
          </SiteLink>
        )}
        <OrderLink className="now-order" url={place.order}>
          {order}
        </OrderLink>
      </div>
    </div>
  );
}

/** Of several locations the guest says which is theirs. */
export function WhichLocation({ count }: { count: number }) {
  return (
    <div className="wrap now now--which">
      <div>
        <p className="display now-title">Which location is yours?</p>
        <p className="muted now-hours">
          <b className="num now-count">{count} locations.</b> Remembered on this device.
        </p>
      </div>
      <div className="now-do">
        <PickLink className="button button--quiet searchbox" pick="now">
          <Icon node={Search} />
          City or postal code<span className="visually-hidden">: choose your location</span>
        </PickLink>
        <PickLink className="button button--quiet" pick="now" near>
          <Icon node={LocateFixed} />
          Near me
        </PickLink>
        <PageLink className="button button--quiet" to={pathTo('locations')}>
          See the map
        </PageLink>
      </div>
    </div>
  );
}
