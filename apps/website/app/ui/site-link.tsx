import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface SiteLinkProps {
  to: { url: string; external: boolean };
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that leaves the site opens a new tab and says so; one within the site is a navigation. */
export function SiteLink({ to, className, onClick, children }: SiteLinkProps) {
  if (!to.external) {
    return (
      <PageLink to={to.url} className={className} onClick={onClick}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={to.url} className={className} onClick={onClick} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

declare global {
  interface Navigator {
    /** Source: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * How links within the site behave: what they lead to is fetched when the visitor means to follow them, unless the visitor
 * saves data, and the pages blend into each other where the browser can.
 */
export const withinSite = {
  prefetch: globalThis.navigator?.connection?.saveData ? 'none' : 'intent',
  discover: 'none',
  viewTransition: true,
} as const;

/** A link within the site. */
export function PageLink(props: LinkProps) {
  // Loaded anew: the policy that a page came with says which pictures may be loaded, and campaigns bring theirs.
  const anew = props.to === '/media-inquiries' && ({ prefetch: 'none', reloadDocument: true } as const);
  return <Link {...withinSite} {...anew} {...props} />;
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
