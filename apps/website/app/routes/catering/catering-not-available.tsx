import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from '../../ui/light-icons.ts';
import { PageLink } from '../../ui/site-link.tsx';
import type { CateringPage } from './catering-page.ts';

/** The brand takes no requests here; perhaps it does on the phone. */
export function CateringNotAvailable({ phone }: Pick<CateringPage, 'phone'>) {
  return (
    <section className="wrap catering-none" aria-labelledby="none">
      <h2 id="none">Catering Not Available</h2>
      <p className="muted">
        {phone
          ? 'Requests cannot be sent from this page. Give us a call, and we tell you what we can do.'
          : 'Requests cannot be sent from this page. The contact page shows how to reach us.'}
      </p>
      {phone ? (
        <a className="button button--quiet" href={phone.url}>
          <Icon node={Phone} />
          <span className="num">{phone.text}</span>
        </a>
      ) : (
        <PageLink className="button button--quiet" to={pathTo('contact')}>
          Contact Us
          <Icon node={ArrowRight} />
        </PageLink>
      )}
    </section>
  );
}
