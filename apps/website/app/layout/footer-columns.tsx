import type { Link } from '@tablefront/restaurant/link';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { timesData } from '../hours/clock-data.ts';
import { HolidayHours } from '../hours/holiday-hours.tsx';
import { HoursTable } from '../hours/hours-table.tsx';
import type { Footer as FooterContent } from '../shell/shell.ts';
import { useShell } from '../shell/shell-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Phone } from '../ui/light-icons.ts';
import { PageLink, SiteLink } from '../ui/site-link.tsx';
import { Facebook, Instagram } from './brand-icons.tsx';
import { Logo } from './header.tsx';

/** All that the footer says; `footer.tsx` writes it once for each of its contents. */
export function FooterColumns() {
  const { name, footer, consentRequired } = useShell();
  return (
    <div className="wrap">
      <div className={`footer-grid${footer.locations.length > 0 ? ' footer-grid--many' : ''}`}>
        <div>
          <Logo />
          <Contact footer={footer} />
          <Social profiles={footer.social} />
        </div>
        {footer.locations.length > 0 && <Locations footer={footer} />}
        {footer.hours && <Hours hours={footer.hours} footer={footer} />}
        <div className="footer-links">
          <div>
            <h2>{name}</h2>
            <ul>
              <FooterLink to={pathTo('feedback')}>Feedback</FooterLink>
              <FooterLink to={pathTo('mediaInquiries')}>Media Inquiries</FooterLink>
              {footer.franchise && <FooterLink to={pathTo('franchise')}>Own A Franchise</FooterLink>}
            </ul>
          </div>
          <Areas areas={footer.areas} />
        </div>
      </div>
      <div className="footer-legal">
        <p>
          © {footer.year} {name}. <Credit provider={footer.orderingProvider} />
        </p>
        <ul>
          <FooterLink to={pathTo('terms')}>Terms and Conditions</FooterLink>
          <FooterLink to={pathTo('privacy')}>Privacy Policy</FooterLink>
          <FooterLink to={pathTo('accessibility')}>Accessibility Statement</FooterLink>
          {consentRequired && (
            <li>
              <CookieSettings />
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function FooterLink({ to, children }: { to: Link; children: string }) {
  return (
    <li>
      <PageLink className="tap" to={to}>
        {children}
      </PageLink>
    </li>
  );
}

function Contact({ footer }: { footer: FooterContent }) {
  return (
    <>
      {footer.address.length > 0 && (
        <address>
          {footer.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {footer.phone && (
        <a className="tap num" href={footer.phone.url}>
          <Icon node={Phone} />
          {footer.phone.text}
        </a>
      )}
    </>
  );
}

function Hours({ hours, footer: { zone, today, notes = [] } }: { hours: OpeningHours; footer: FooterContent }) {
  return (
    <div id="hours">
      <h2>Hours</h2>
      <div {...timesData({ hours: hours.special && hours, zone })}>
        <HoursTable hours={hours} caption="Hours" />
        <HolidayHours hours={hours} today={today} />
      </div>
      {notes.map((note) => (
        <p className="small footer-pickup" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Social({ profiles }: { profiles: FooterContent['social'] }) {
  if (profiles.length === 0) return null;
  return (
    <>
      <h2 className="footer-next">Follow Us</h2>
      <div className="social">
        {profiles.map(({ name, url }) => (
          <a key={url} href={url} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
            {name === 'Facebook' ? <Icon node={Facebook} /> : <Icon node={Instagram} />}
          </a>
        ))}
      </div>
    </>
  );
}

function Locations({ footer: { locations, locationCount } }: { footer: FooterContent }) {
  return (
    <div>
      <h2>Our Locations</h2>
      <ul className="footer-locations">
        {locations.map(({ name, area, menu }) => (
          <li key={`${name} ${menu.url}`}>
            <span>
              {name}
              {area && <span className="small">{area}</span>}
            </span>
            <SiteLink className="tap" to={menu}>
              View Menu<span className="visually-hidden">: {name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {locationCount > locations.length && (
        <PageLink className="tap footer-all" to={pathTo('locations')}>
          All {locationCount} locations
        </PageLink>
      )}
    </div>
  );
}

function Areas({ areas }: { areas: FooterContent['areas'] }) {
  if (areas.names.length === 0) return null;
  return (
    <div>
      <h2>We Deliver To</h2>
      <p>
        {areas.names.join(', ')}
        {areas.more && ' …'}
      </p>
    </div>
  );
}

/** The third-party ordering platform that the Order Online links lead to. */
function Credit({ provider }: { provider: FooterContent['orderingProvider'] }) {
  if (!provider) return null;
  return (
    <>
      Online ordering by{' '}
      {provider.url ? (
        <a className="tap credit" href={provider.url} target="_blank" rel="noopener">
          {provider.name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        provider.name
      )}
    </>
  );
}
