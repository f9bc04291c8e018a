import { useId } from 'react';
import { HoursTable } from '../../hours/hours-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Navigation } from '../../ui/light-icons.ts';
import { AddressFact, EmailFact, PhoneFact } from '../../ui/place-facts.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { LocationPage } from './location-page.ts';
import { MapFrame } from './map-frame.tsx';
import { OtherHours, Services, TodaysHours } from './place-hours.tsx';

/** Where it is, when it is open, and the way there. */
export function Visit({ page }: { page: LocationPage }) {
  const id = useId();
  const { name, title, address, phone, email, hours, pickup, zone, directions, map } = page;
  const more = pickup !== undefined || (hours?.special ?? []).length > 0;
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap visit ${map ? '' : 'visit--no-map'}`}>
        <div className="visit-facts">
          <h2 id={id}>Visit us</h2>
          <div className="visit-list">
            <AddressFact lines={address} />
            {phone && <PhoneFact phone={phone} />}
            {email && <EmailFact email={email} />}
            <TodaysHours hours={hours} zone={zone} />
          </div>
          {directions && (
            <SiteLink className="button button--brand visit-directions" to={{ url: directions, external: true }}>
              <Icon node={Navigation} />
              Get Directions
            </SiteLink>
          )}
          {hours && (
            <HoursTable hours={hours} caption={`Hours of ${name}`} times={{ hours: hours.special && hours, zone }} />
          )}
          {page.serviceHours && <Services services={page.serviceHours} />}
        </div>
        {more && (
          <div className="visit-more">
            <OtherHours page={page} />
          </div>
        )}
        {map && <MapFrame src={map} title={`Map of ${title}`} />}
      </div>
    </section>
  );
}
