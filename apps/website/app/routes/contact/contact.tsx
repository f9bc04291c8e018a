import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { contactStructuredData } from '@tablefront/restaurant/structured-data/contact';
import { ArrowRight, ChefHat, type IconNode, MessageSquareHeart, Newspaper } from 'lucide';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import contactStyles from './contact.css?inline';
import { contactPageOf } from './contact-page.ts';
import { HeadOffice } from './head-office.tsx';

export const styles = contactStyles;

export function loader({ configuration, access }: PageVisit) {
  return {
    page: contactPageOf(configuration, access),
    structuredData: contactStructuredData(configuration, 'contact', access),
  };
}

/** The column at the right edge stays free: the assistant opens there. */
export default function Contact({ loaderData }: PageProps<typeof loader>) {
  const page = loaderData.page;
  const { name } = useShell();
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`How to reach ${name}: feedback, media inquiries, careers, and the head office by post, phone and e-mail.`}
      />
      <div className="wrap contact">
        <ul className="contact-rows">
          <Row to={pathTo('feedback')} icon={MessageSquareHeart} title="Feedback">
            How was it? What you write goes straight to the management.
          </Row>
          <Row to={pathTo('mediaInquiries')} icon={Newspaper} title="Media Inquiries">
            Stories, interviews and working together on content.
          </Row>
          <Row to={pathTo('careers')} icon={ChefHat} title="Careers">
            {openingsText(page.openings)}
          </Row>
        </ul>
        <HeadOffice page={page} />
      </div>
      <StructuredDataScripts nodes={loaderData.structuredData} />
    </>
  );
}

interface RowProps {
  to: Link;
  icon: IconNode;
  title: string;
  children: string;
}

function Row({ to, icon, title, children }: RowProps) {
  return (
    <li>
      <PageLink className="contact-row" to={to}>
        <span className="disc">
          <Icon node={icon} />
        </span>
        <span className="contact-row-text">
          <b>{title}</b>
          <span className="muted">{children}</span>
        </span>
        <Icon node={ArrowRight} />
      </PageLink>
    </li>
  );
}

function openingsText(openings: number): string {
  if (openings === 0) return 'Come and work with us.';
  return openings === 1
    ? 'One position is open. Come and work with us.'
    : `${openings} positions are open. Come and work with us.`;
}
