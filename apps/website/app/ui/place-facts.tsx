import { mailLink, telephoneLink } from '@tablefront/restaurant/links';
import { Mail } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { MapPin, Phone } from './light-icons.ts';

/** Where a place is, line by line; nothing where no line is known. `children` stand beneath, e.g. links to maps. */
export function AddressFact({ lines, children }: { lines: string[]; children?: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <div className="fact">
      <Icon node={MapPin} />
      <div>
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {children}
      </div>
    </div>
  );
}

/** A phone number to tap. */
export function PhoneFact({ phone }: { phone: string }) {
  return (
    <div className="fact">
      <Icon node={Phone} />
      <a className="tap num" href={telephoneLink(phone)}>
        {phone}
      </a>
    </div>
  );
}

/** An e-mail address to write to. */
export function EmailFact({ email }: { email: string }) {
  return (
    <div className="fact">
      <Icon node={Mail} />
      <a className="tap" href={mailLink(email)}>
        {email}
      </a>
    </div>
  );
}
