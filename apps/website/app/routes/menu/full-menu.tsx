import type { Mark } from '@tablefront/restaurant/menu/marks';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { usePrintedPart } from '../../rendering/printed-part.ts';
import { useShownPage } from '../../rendering/shown-page.ts';
import { StyleSheet } from '../../rendering/style-sheet.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { CategoryBar } from './category-bar.tsx';
import { Diet } from './diet.tsx';
import manyStyles from './many-items.css?inline';
import { MenuFoot, Notices, ShowAllergens } from './menu-foot.tsx';
import hoursStyles from './menu-hours.css?inline';
import type { FoundOnMenu, MenuPage, MenuPlace } from './menu-page.ts';
import placeStyles from './menu-place.css?inline';
import { MenuTools } from './menu-tools.tsx';
import { unknownText } from './unknown-text.ts';
import { writeWeek } from './week-text.ts';

interface FullMenuProps {
  page: Extract<MenuPage, { kind: 'page' }>;
  title: string;
  markup: Buffer;
}

/** The menu as a page: its names, a search, chips for its categories, and the printed menu itself. */
export function FullMenu({ page, title, markup }: FullMenuProps) {
  const { outline, place, count, many, found, signs, notes } = page;
  const categories = outline.flatMap((menu) => menu.categories);
  const active = categories[0]?.anchor;
  return (
    <>
      <div className="wrap page-head">
        <Breadcrumbs page={title} />
        <div className="menu-head">
          <h1>{title}</h1>
          {place && <Place place={place} />}
          <div className="menu-views">
            <MenuNames outline={outline} active={active} zone={notes.zone} />
            {signs.statesAllergens && <ShowAllergens />}
          </div>
        </div>
      </div>
      <MenuTools legend={page.legend} avoid={signs.avoid} phone={notes.phone} total={count}>
        <CategoryBar categories={categories} shown={found?.categories} active={active} />
      </MenuTools>
      <div className="wrap menu-end">
        <Notices notices={notes.notices} />
        <Found found={found} total={count} />
        {found?.count === 0 && <NothingMatches />}
        <MenuItems markup={markup} many={many} tabbed={outline.length > 1} />
        <Legend marks={page.legend} />
        <MenuFoot signs={signs} notes={notes} />
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
      <p className="menu-unknown">{found && unknownText(found.unknown)}</p>
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

/** Not in the page unless it is so: `browser/menu-search.ts` writes it too. */
function NothingMatches() {
  return (
    <div className="menu-nothing">
      <h2>Nothing on the menu matches</h2>
      <p className="muted">Try another word, or fewer filters.</p>
      <button type="button" className="button button--quiet">
        Show the whole menu
      </button>
    </div>
  );
}

function Place({ place: { address, page, order } }: { place: MenuPlace }) {
  return (
    <div className="menu-place">
      <StyleSheet name="menu-place" precedence="page" css={placeStyles} />
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

interface MenuNamesProps {
  outline: FullMenuProps['page']['outline'];
  active: string | undefined;
  zone: ZoneOffsets | undefined;
}

/** Where a menu says when it is served, `browser/parts/menu.ts` writes 'Now' in the room of that. */
function MenuNames({ outline, active, zone }: MenuNamesProps) {
  const named = outline.filter(({ name }) => name !== undefined);
  if (named.length < 2) return null;
  return (
    <nav className="menu-names" aria-label="Menus" data-zone={zone && JSON.stringify(zone)}>
      {named.some(({ hours }) => hours) && <StyleSheet name="menu-hours" precedence="page" css={hoursStyles} />}
      {named.map(({ anchor, name, categories, hours, when }) => {
        const current = categories.some((category) => category.anchor === active);
        return (
          <a key={anchor} href={`#${anchor}`} aria-current={current || undefined} data-week={hours && writeWeek(hours)}>
            {name}
            {hours && (
              <span className="when">
                <span className="badge badge--open">Now</span>
                <span>{when}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}

function MenuItems({ markup, many, tabbed }: { markup: Buffer; many: boolean; tabbed: boolean }) {
  const html = usePrintedPart(markup);
  return (
    <>
      {many && <StyleSheet name="many-items" precedence="page" css={manyStyles} />}
      <div
        id="menu_items"
        className={`menus${many ? ' menus--many' : ''}${tabbed ? ' menus--tabbed' : ''}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the menu, escaped by it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
