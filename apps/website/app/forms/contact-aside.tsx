import { mailLink } from '@tablefront/restaurant/links';
import { Mail } from 'lucide';
import { useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Phone } from '../ui/light-icons.ts';
import type { BrandContact } from './brand-contact.ts';

interface ContactAsideProps {
  title: string;
  contact: BrandContact;
  /** A sentence under the title. */
  children: string;
}

/** Beside a form: for who would rather talk. */
export function ContactAside({ title, contact: { phone, emails }, children }: ContactAsideProps) {
  const id = useId();
  if (!phone && emails.length === 0) return null;
  return (
    <aside className="contact-aside" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="muted">{children}</p>
      {phone && (
        <a className="button button--quiet" href={phone.url}>
          <Icon node={Phone} />
          <span className="num">{phone.text}</span>
        </a>
      )}
      {emails.length > 0 && (
        <ul>
          {emails.map((email) => (
            <li key={email}>
              <a className="link" href={mailLink(email)}>
                <Icon node={Mail} />
                {email}
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
