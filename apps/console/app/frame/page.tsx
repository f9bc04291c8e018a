import { ArrowLeft, ChevronRight } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useBrand } from './brand.ts';
import { BrandChooser } from './brand-chooser.tsx';
import { Offline } from './offline.tsx';

interface PageProps {
  title: string;
  /** What the page is one of. */
  crumb?: string;
  /** What the window is called, where that says more than the heading. */
  windowTitle?: string;
  actions?: ReactNode;
  /** On phones: where the arrow in place of the brand leads. */
  back?: string | undefined;
  /** Of `main`: panes that fill the window, or a body that scrolls. */
  className?: string;
  children: ReactNode;
}

let first = true;

/** A page of a brand: its heading, its actions, its content. Whoever came by a link finds the focus on the heading. */
export function Page({ title, crumb, windowTitle, actions, back, className, children }: PageProps) {
  const { name } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const cameBy = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, however it changes
  useEffect(() => {
    if (!first && cameBy !== 'REPLACE') heading.current?.focus({ preventScroll: true });
    first = false;
  }, []);
  return (
    <>
      <title>{`${windowTitle ?? title} · ${name} · Tablefront`}</title>
      <header className="top">
        {back ? (
          <Link className="btn q ic only-phone" to={back} aria-label="Back">
            <Icon node={ArrowLeft} className="i-l" />
          </Link>
        ) : (
          <span className="only-phone">
            <BrandChooser className="brand-tile" tileOnly />
          </span>
        )}
        {crumb && (
          <span className="crumb not-phone">
            {crumb}
            <Icon node={ChevronRight} className="i-s" />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="top-actions">{actions}</div>
      </header>
      <Offline />
      <main id="main" className={className} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
