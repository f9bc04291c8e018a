import { Mail, MapPin, Navigation, Phone } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { LocationPage } from './location-page.ts';
import { MapFrame } from './map-frame.tsx';
import { OtherHours, TodaysHours, Week } from './place-hours.tsx';

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
            {address.length > 0 && (
              <div className="fact">
                <Icon node={MapPin} />
                <address>
                  {address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </div>
            )}
            {phone && (
              <div className="fact">
                <Icon node={Phone} />
                <a className="tap num" href={phone.url}>
                  {phone.text}
                </a>
              </div>
            )}
            {email && (
              <div className="fact">
                <Icon node={Mail} />
                <a className="tap" href={email.url}>
                  {email.text}
                </a>
              </div>
            )}
            <TodaysHours hours={hours} zone={zone} />
          </div>
          {directions && (
            <SiteLink className="button button--brand visit-directions" to={{ url: directions, external: true }}>
              <Icon node={Navigation} />
              Get Directions
            </SiteLink>
          )}
          {hours && <Week hours={hours} caption={`Hours of ${name}`} zone={zone} />}
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
