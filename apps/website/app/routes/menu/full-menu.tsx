import { useRef } from 'react';
import type { Loaded } from '../../site-access.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MenuIsland } from './menu-island.tsx';
import type { MenuPage, MenuPlace } from './menu-page.ts';
import { MenuSearch } from './menu-search-form.tsx';
import { useActiveCategory } from './use-active-category.ts';
import { useMenuSearch } from './use-menu-search.ts';

interface FullMenuProps {
  page: Extract<MenuPage, { kind: 'page' }>;
  title: string;
  markup?: Loaded<string>;
}

/** The menu as a page: its names, a search, chips for its categories, and the printed menu itself. */
export function FullMenu({ page, title, markup }: FullMenuProps) {
  const { outline, place, count, many } = page;
  const island = useRef<HTMLDivElement>(null);
  const search = useMenuSearch(island, page.found);
  const categories = outline.flatMap((menu) => menu.categories);
  const shown = search.found
    ? categories.filter(({ anchor }) => search.found?.categories.includes(anchor))
    : categories;
  const active = useActiveCategory(shown);
  return (
    <>
      <div className="wrap page-head">
        <Breadcrumbs page={title} />
        <div className="menu-head">
          <h1>{title}</h1>
          {place && <Place place={place} />}
          <MenuNames outline={outline} active={active} />
          <MenuSearch search={search} legend={page.legend} total={count} />
        </div>
      </div>
      <CategoryBar categories={shown} active={active} />
      <div className="wrap menu-end">
        {search.found?.count === 0 && (
          <div className="menu-nothing">
            <h2>Nothing on the menu matches</h2>
            <p>Try another word, or fewer filters.</p>
            <button type="button" className="button button--quiet" onClick={search.clear}>
              Show the whole menu
            </button>
          </div>
        )}
        <MenuIsland island={island} markup={markup} many={many} />
      </div>
    </>
  );
}

function Place({ place: { address, page, order } }: { place: MenuPlace }) {
  return (
    <div className="menu-place">
      {address && <p className="muted">{address}</p>}
      <div className="actions">
        {order && <OrderLink className="button--small" url={order} />}
        <PageLink className="link" to={page}>
          Hours and directions
        </PageLink>
      </div>
    </div>
  );
}

function MenuNames({ outline, active }: { outline: FullMenuProps['page']['outline']; active: string | undefined }) {
  const named = outline.filter(({ name }) => name !== undefined);
  if (named.length < 2) return null;
  return (
    <nav className="menu-names" aria-label="Menus">
      {named.map(({ anchor, name, categories }) => {
        const current = categories.some((category) => category.anchor === active);
        return (
          <a key={anchor} href={`#${anchor}`} aria-current={current || undefined}>
            {name}
          </a>
        );
      })}
    </nav>
  );
}
