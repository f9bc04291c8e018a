import type { AnsweredContact } from '@tablefront/backend-client/assistant-answer';
import { mailLink, telephoneLink } from '@tablefront/restaurant/links';
import { messagingLink } from '@tablefront/restaurant/messaging-link';
import { Mail, MessageCircle } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from '../../ui/light-icons.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Ways to reach the restaurant: call, message, write. */
export function ContactCard({ contact: { phone, whatsapp, email } }: { contact: AnsweredContact }) {
  const messaging = whatsapp === undefined ? undefined : messagingLink(whatsapp);
  return (
    <div className="answer answer--contact">
      {phone && (
        <a className="tap num" href={telephoneLink(phone)}>
          <Icon node={Phone} />
          {phone}
        </a>
      )}
      {messaging && (
        <SiteLink className="tap num" to={{ url: messaging, external: true }}>
          <Icon node={MessageCircle} />
          WhatsApp {whatsapp}
        </SiteLink>
      )}
      {email && (
        <a className="tap" href={mailLink(email)}>
          <Icon node={Mail} />
          {email}
        </a>
      )}
    </div>
  );
}
