import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/site-link.tsx';

/** The brand asks nothing, and so takes no inquiries here. */
export function NoFranchise({ name }: { name: string }) {
  return (
    <section className="wrap no-franchise" aria-labelledby="none">
      {/* No search engine needs this page. */}
      <meta name="robots" content="noindex" />
      <h2 id="none">No Franchises at the Moment</h2>
      <p className="muted">
        {name} is not taking franchise inquiries on this page right now. If you have something to propose, the contact
        page shows how to reach us.
      </p>
      <PageLink className="button button--quiet" to={pathTo('contact')}>
        Contact Us
        <Icon node={ArrowRight} />
      </PageLink>
    </section>
  );
}
