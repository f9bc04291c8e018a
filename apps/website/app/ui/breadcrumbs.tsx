import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { breadcrumbStructuredData } from '@tablefront/restaurant/structured-data/breadcrumbs';
import { useShownPage } from '../rendering/shown-page.ts';
import { StyleSheet } from '../rendering/style-sheet.tsx';
import { useShell } from '../shell/shell-context.ts';
import { JsonLd } from './json-ld.tsx';
import styles from './page-head.css?inline';
import { PageLink } from './site-link.tsx';

interface BreadcrumbsProps {
  page: string;
  /** The page between this one and the home page: this one is then called as the operator calls it. */
  parent?: { name: string; path: Link };
}

/** Home > parent > page, for people and (as a BreadcrumbList) for search engines. */
export function Breadcrumbs({ page, parent }: BreadcrumbsProps) {
  const { pathname } = useShownPage();
  const { origin, text } = useShell();
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <PageHeadStyles />
      <ol>
        <li>
          <PageLink to={pathTo('home')}>Home</PageLink>
        </li>
        {parent && (
          <li>
            <PageLink to={parent.path}>{parent.name}</PageLink>
          </li>
        )}
        <li aria-current="page">{parent ? <span {...text}>{page}</span> : page}</li>
      </ol>
      <JsonLd
        value={breadcrumbStructuredData([
          { name: 'Home', url: `${origin}/` },
          ...(parent ? [{ name: parent.name, url: origin + parent.path }] : []),
          { name: page, url: `${origin}${pathname}` },
        ])}
      />
    </nav>
  );
}

/** For the head of an inner page, which the home page and the screens have not. */
export function PageHeadStyles() {
  return <StyleSheet name="page-head" precedence="critical" css={styles} />;
}
