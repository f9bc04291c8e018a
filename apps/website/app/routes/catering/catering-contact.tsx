import { Mail, Phone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { CateringPage } from './catering-page.ts';

/** For who would rather talk. */
export function CateringContact({ phone, emails }: Pick<CateringPage, 'phone' | 'emails'>) {
  if (!phone && emails.length === 0) return null;
  return (
    <aside aria-labelledby="talk">
      <h3 id="talk">Rather talk?</h3>
      <p className="muted catering-talk">Tell a person what you have in mind, and ask what you like.</p>
      {phone && (
        <a className="button button--quiet catering-call" href={phone.url}>
          <Icon node={Phone} />
          <span className="num">{phone.text}</span>
        </a>
      )}
      <ul>
        {emails.map((email) => (
          <li key={email}>
            <a className="link" href={`mailto:${email}`}>
              <Icon node={Mail} />
              {email}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
