import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { AddressFact, EmailFact, PhoneFact } from '../../ui/place-facts.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import type { ContactPage } from './contact-page.ts';

/** Address, phone and e-mail of the head office, as far as they are known, then where else to find the brand. */
export function HeadOffice({ page }: { page: ContactPage }) {
  const { address, phone, email, map, directions, social, severalLocations } = page;
  const known = address.length > 0 || phone !== undefined || email !== undefined;
  return (
    <>
      {known && (
        <Part title="Head Office">
          <AddressFact lines={address}>
            <p className="contact-links">
              {map && <OutsideLink to={map}>See on the map</OutsideLink>}
              {directions && <OutsideLink to={directions}>Get Directions</OutsideLink>}
            </p>
          </AddressFact>
          {phone && <PhoneFact phone={phone} />}
          {email && <EmailFact email={email} />}
        </Part>
      )}
      {severalLocations && (
        <p>
          <PageLink className="link" to={pathTo('locations')}>
            See all locations
            <Icon node={ArrowRight} />
          </PageLink>
        </p>
      )}
      {social.length > 0 && (
        <Part title="Follow Us">
          <ul className="contact-links">
            {social.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink to={url}>{name}</OutsideLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="contact-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function OutsideLink({ to, children }: { to: Link; children: string }) {
  return (
    <a className="link" href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
