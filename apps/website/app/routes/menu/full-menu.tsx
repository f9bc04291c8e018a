import type { Mark } from '@tablefront/restaurant/menu/marks';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { useShownPage } from '../../rendering/shown-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import { Diet } from './diet.tsx';
import type { FoundOnMenu, MenuPage, MenuPlace } from './menu-page.ts';
import { MenuTools } from './menu-tools.tsx';

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
        </div>
      </div>
      <MenuTools legend={page.legend} total={count}>
        <CategoryBar categories={categories} shown={found?.categories} active={active} />
      </MenuTools>
      <div className="wrap menu-end">
        <Found found={found} total={count} />
        {found?.count === 0 ? (
          <NothingMatches />
        ) : (
          <template id="nothing_matches">
            <NothingMatches />
          </template>
        )}
        <MenuItems markup={markup} many={many} tabbed={outline.length > 1} />
        <Legend marks={page.legend} />
      </div>
    </>
  );
}

/** How much of the menu a search leaves, and the way back. */
function Found({ found, total }: { found: FoundOnMenu | undefined; total: number }) {
  const { pathname } = useShownPage();
  return (
    <div className="menu-found">
      <p role="status">{found && (found.count === 0 ? 'No items match' : `${found.count} of ${total} items`)}</p>
      <a className="link menu-clear" href={safeLink(pathname)}>
        Clear
      </a>
    </div>
  );
}

/** What the marks of the items mean. */
function Legend({ marks }: { marks: Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="legend" aria-label="Marks">
      {marks.map(({ key, sign, name }) => (
        <li key={key}>
          <Diet sign={sign} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
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

function MenuItems({ markup, many, tabbed }: { markup: string; many: boolean; tabbed: boolean }) {
  return (
    <div
      id="menu_items"
      className={`menus ${many ? 'menus--many' : ''} ${tabbed ? 'menus--tabbed' : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the menu, escaped by it
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
