import { pathTo } from '@tablefront/restaurant/site-pages';
import { PageLink } from '../../ui/site-link.tsx';
import type { LegalContact } from './legal-contact.ts';

/** Every known way to the brand; the contact page is one that there always is. */
export function ContactParticulars({ contact: { email, phone, address } }: { contact: LegalContact }) {
  return (
    <dl>
      {email && <EmailParticular email={email} />}
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd className="num">
            <a href={phone.url}>{phone.text}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>Post</dt>
          <dd>{address}</dd>
        </div>
      )}
      <div>
        <dt>On this website</dt>
        <dd>
          <PageLink to={pathTo('contact')}>Contact Us</PageLink>
        </dd>
      </div>
    </dl>
  );
}

export function EmailParticular({ email }: { email: NonNullable<LegalContact['email']> }) {
  return (
    <div>
      <dt>E-mail</dt>
      <dd>
        <a href={email.url}>{email.text}</a>
      </dd>
    </div>
  );
}
