import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

/** The pages that there are here; the router would ask for others in vain. */
const PAGES = ['/', '/menu/toronto-queen-west', '/catering'];

interface SiteLinkProps {
  to: { url: string; external: boolean };
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site opens a new tab and says so; one within the site is a navigation. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  if (!to.external) {
    return (
      <PageLink to={to.url} className={className}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={to.url} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** A link within the site. */
export function PageLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return PAGES.includes(to) ? <Link {...props} href={to} /> : <a {...props} href={to} />;
}

interface NamedSiteLinkProps {
  link: { name: string; url: string };
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
