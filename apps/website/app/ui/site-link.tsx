import type { Link } from '@tablefront/restaurant/link';
import type { ComponentProps, ReactNode } from 'react';

interface SiteLinkProps {
  to: { url: Link; external: boolean };
  className?: string;
  /** The name under which analytics count it; without it they do not. */
  counted?: string;
  children: ReactNode;
}

/** A link that leaves the site opens a new tab and says so; one within the site is a navigation. */
export function SiteLink({ to, className, counted, children }: SiteLinkProps) {
  if (!to.external) {
    return (
      <PageLink to={to.url} className={className} data-nav={counted}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={to.url} className={className} target="_blank" rel="noopener" data-nav={counted}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** A link within the site. */
export function PageLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: Link; 'data-nav'?: string }) {
  return <a {...props} href={to} />;
}

interface NamedSiteLinkProps {
  link: { name: string; url: Link };
  className?: string;
  /** After the name, e.g. an icon. */
  children?: ReactNode;
}

/** A link that the operator wrote: a page of the site, another site, a phone number, a mail address. */
export function NamedSiteLink({ link: { name, url }, className, children }: NamedSiteLinkProps) {
  if (!url.startsWith('/') && !/^https?:/i.test(url)) {
    return (
      <a href={url} className={className}>
        {name}
        {children}
      </a>
    );
  }
  return (
    <SiteLink to={{ url, external: !url.startsWith('/') }} className={className}>
      {name}
      {children}
    </SiteLink>
  );
}
