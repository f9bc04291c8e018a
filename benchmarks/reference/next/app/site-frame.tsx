'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** The site's outermost element, whose class says whether it is the home page that is shown. */
export function SiteFrame({ animated, children }: { animated: boolean; children: ReactNode }) {
  const home = usePathname() === '/';
  return <div className={`site ${home ? 'home' : ''} ${animated ? 'animated' : ''}`}>{children}</div>;
}
