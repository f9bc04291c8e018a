import { pathTo } from '@tablefront/restaurant/site-pages';
import { breadcrumbStructuredData } from '@tablefront/restaurant/structured-data/breadcrumbs';
import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';
import { JsonLd } from './json-ld.tsx';
import { PageLink } from './site-link.tsx';

/** Home > page, for people and (as a BreadcrumbList) for search engines. */
export function Breadcrumbs({ page }: { page: string }) {
  const { pathname } = useShownPage();
  const { origin } = useShell();
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <PageLink to={pathTo('home')}>Home</PageLink>
        </li>
        <li aria-current="page">{page}</li>
      </ol>
      <JsonLd
        value={breadcrumbStructuredData([
          { name: 'Home', url: `${origin}/` },
          { name: page, url: `${origin}${pathname}` },
        ])}
      />
    </nav>
  );
}
