import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import type { MenuPage, MenuPlace } from './menu-page.ts';
import { MenuSearch } from './menu-search-form.tsx';

interface FullMenuProps {
  page: Extract<MenuPage, { kind: 'page' }>;
  title: string;
  markup: string;
}

/** The menu as a page: its names, a search, chips for its categories, and the printed menu itself. */
export function FullMenu({ page, title, markup }: FullMenuProps) {
  const { outline, place, count, many, found } = page;
  const categories = outline.flatMap((menu) => menu.categories);
  const active = categories[0]?.anchor;
  return (
    <>
      <div className="wrap page-head">
        <Breadcrumbs page={title} />
        <div className="menu-head">
          <h1>{title}</h1>
          {place && <Place place={place} />}
          <MenuNames outline={outline} active={active} />
          <MenuSearch found={found} legend={page.legend} total={count} />
        </div>
      </div>
      <CategoryBar categories={categories} shown={found?.categories} active={active} />
      <div className="wrap menu-end">
        {found?.count === 0 ? (
          <NothingMatches />
        ) : (
          <template id="nothing_matches">
            <NothingMatches />
          </template>
        )}
        <MenuItems markup={markup} many={many} />
      </div>
    </>
  );
}

/** Not in the page unless it is so: `browser/parts/menu.ts` takes it out of its template. */
function NothingMatches() {
  return (
    <div className="menu-nothing">
      <h2>Nothing on the menu matches</h2>
      <p>Try another word, or fewer filters.</p>
      <button type="button" className="button button--quiet">
        Show the whole menu
      </button>
    </div>
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

function MenuItems({ markup, many }: { markup: string; many: boolean }) {
  return (
    <div
      id="menu_items"
      className={many ? 'menus menus--many' : 'menus'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the menu, escaped by it
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
