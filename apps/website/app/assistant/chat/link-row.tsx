import type { LabelledLink } from '@tablefront/backend-client/lenient-answers';
import { NamedSiteLink } from '../../ui/site-link.tsx';
import { CALLBACK_ADDRESS, CallbackLink } from './callback-form.tsx';

const LOOK = 'button button--quiet button--small';

export function LinkRow({ links }: { links: readonly LabelledLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="answer-links">
      {links.map(({ url, label }) => (
        <li key={`${url} ${label}`}>
          {url === CALLBACK_ADDRESS ? (
            <CallbackLink className={LOOK} label={label ?? 'Request a callback'} />
          ) : (
            <NamedSiteLink className={LOOK} link={{ url, name: label ?? nameOf(url) }} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** `https://www.example.com/menu` → `example.com/menu`, `tel:4165550142` → `4165550142` */
function nameOf(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|tel:|mailto:)/i, '').replace(/\/$/, '') || url;
}
