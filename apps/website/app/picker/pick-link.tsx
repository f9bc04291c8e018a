import { pathTo } from '@tablefront/restaurant/site-pages';
import type { ReactNode } from 'react';

/** What a location is chosen for: its place in the finder, its menu, what is said of it on this page, or ordering from it. */
const purposes = ['finder', 'menu', 'now', 'order'] as const;
export type PickedFor = (typeof purposes)[number];

export function isPickedFor(text: string): text is PickedFor {
  return purposes.some((purpose) => purpose === text);
}

interface PickLinkProps {
  pick: PickedFor;
  className?: string;
  /** The nearest first: asks where the guest is. */
  near?: boolean;
  children: ReactNode;
}

/** Opens the location picker over the page; a link to a page of all locations until its code is there, and without JavaScript. */
export function PickLink({ pick, className, near, children }: PickLinkProps) {
  return (
    <a
      className={className}
      href={pathTo(pick === 'menu' ? 'menu' : 'locations')}
      data-island="pick"
      data-press=""
      data-pick={pick}
      data-near={near && ''}
    >
      {children}
    </a>
  );
}
