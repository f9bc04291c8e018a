import Link from 'next/link';
import type { ComponentProps } from 'react';

/** The pages that there are here; the router would ask for others in vain. */
const PAGES = ['/', '/menu/toronto-queen-west', '/catering'];

export function RouterLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return PAGES.includes(href) ? <Link {...props} href={href} /> : <a {...props} href={href} />;
}
