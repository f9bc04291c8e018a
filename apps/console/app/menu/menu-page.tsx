import { removeEntries, setHidden } from '@tablefront/restaurant/editing/menu/edit-menu';
import type { CategoryInFile, DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { ClipboardPaste, Plus, UtensilsCrossed } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useDocument, WithDocument } from '../document/document.tsx';
import { SiteActions } from '../document/site-actions.tsx';
import { editedAt } from '../editor/edited-at.ts';
import { stepsIn } from '../editor/steps-in.ts';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FindField } from '../ui/find-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Empty } from '../ui/states.tsx';
import { say } from '../ui/toast.ts';
import { useWide } from '../ui/use-wide.ts';
import { AddDishDialog, AddMenuDialog } from './add-dialog.tsx';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import { AllergensDialog, DietsDialog, LocationsDialog, MoveDialog, PriceDialog } from './bulk-dialogs.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { DishDrawer } from './dish-drawer.tsx';
import { menuLine, menuRows, rowId } from './menu-rows.ts';
import { type MenuHandle, MenuTable } from './menu-table.tsx';
import { MenuWarnings } from './menu-warnings.tsx';
import { categoriesOf } from './move.ts';
import { countsOf, useMenuOf } from './open-menu.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import { isDishRow } from './use-grid.ts';
import '../styles/editing.css';
import './menu.css';

export function MenuPage() {
  return (
    <WithDocument>
      <OpenMenuPage />
    </WithDocument>
  );
}

/** So many dishes are seen on a phone without looking for one. */
const FEW = 15;

type Shown =
  | { what: BulkAction; dishes: readonly DishInFile[] }
  | { what: 'add'; category: CategoryInFile | undefined }
  | { what: 'add-menu' }
  | { what: 'paste'; text: string }
  | { what: 'category'; id: string };

function OpenMenuPage() {
  const { id: brandId, name: brandName, grant } = useBrand();
  const { store } = useDocument();
  const { dish: named } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const isWide = useWide();
  const menu = useMenuOf(query.get('at'));
  const [find, setFind] = useState('');
  const [onlyUnsaid, setOnlyUnsaid] = useState(false);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Shown>();
  const [part, setPart] = useState<string>();
  // State, not a ref: the table is told when it is there.
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const findField = useRef<HTMLInputElement>(null);

  const { menus, says } = menu;
  const chosen = menus.find(({ key }) => key === query.get('menu')) ?? menus[0];
  const rows = useMemo(
    () => menuRows(menus, says, { menu: chosen?.key, find, onlyUnsaid, folded }),
    [menus, says, chosen?.key, find, onlyUnsaid, folded],
  );
  const dishRows = useMemo(() => allDishes(menu.menus), [menu.menus]);
  const open = named === undefined ? undefined : dishAt(dishRows, named);
  const openId = open && rowId(open);
  const table = useRef<MenuHandle>(undefined);

  const keep = (more: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(more))
      if (value === null) next.delete(key);
      else next.set(key, value);
    return next;
  };
  const search = query.toString() && `?${query}`;
  const addressOf = (id: string) => `${paths.menu(brandId)}/${encodeURIComponent(id)}${search}`;
  const openDish = (id: string, at?: string) => {
    setPart(at);
    void navigate(addressOf(id), { replace: openId !== undefined });
  };
  const close = () => {
    void navigate(`${paths.menu(brandId)}${search}`);
    if (openId) requestAnimationFrame(() => table.current?.goTo(openId, 2));
  };
  const dishesOfIds = (ids: Iterable<string>) => [...ids].flatMap((id) => dishRows.get(id) ?? []);
  const remove = (dishes: readonly DishInFile[]) => {
    if (!menu.mayEdit || dishes.length === 0 || !menu.change(removeEntries(dishes))) return;
    const words = dishes.length === 1 && dishes[0] ? says(dishes[0].fields).name : `${dishes.length} dishes`;
    say(`${words} ${dishes.length === 1 ? 'is' : 'are'} gone from the draft.`, () => store.undo());
    setSelected(new Set());
    if (open && dishes.includes(open)) close();
  };
  const areHidden = (dishes: readonly DishInFile[]) => dishes.every(({ fields }) => says(fields).hidden);
  const act = (what: BulkAction, dishes: readonly DishInFile[]) => {
    if (what === 'remove') remove(dishes);
    else if (what === 'hide') change(setHidden(dishes, !areHidden(dishes)));
    else setShown({ what, dishes });
  };
  const change = (patches: readonly Patch[]) => {
    if (menu.change(patches)) say('Changed. Nothing is published yet.', () => store.undo());
    setShown(undefined);
  };

  const categoryHere = () => {
    const row = rows.find(({ id }) => id === table.current?.activeId());
    return row && row.kind !== 'menu' ? row.category : undefined;
  };
  useShortcuts({
    n: () => (menu.mayEdit ? setShown({ what: 'add', category: categoryHere() }) : false),
    '/': () => (findField.current ? findField.current.focus() : false),
    escape: () => (open && !shown ? close() : false),
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const target = event.target as Element | null;
      if (!menu.mayEdit || shown || target?.closest('input:not([type=checkbox]), textarea, [role=dialog]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      setShown({ what: 'paste', text });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [menu.mayEdit, shown]);

  const counts = useMemo(() => countsOf(menu), [menu]);
  const title = chosen?.name ?? 'Menu';
  const step = (by: -1 | 1) => {
    const list = rows.filter(isDishRow);
    const next = list[list.findIndex(({ id }) => id === openId) + by];
    if (next) openDish(next.id);
  };
  const drawer = open && (
    <DishDrawer
      menu={menu}
      dish={open}
      part={part}
      onClose={close}
      onStep={step}
      onMove={() => setShown({ what: 'move', dishes: [open] })}
      onRemove={() => remove([open])}
      onSoldOut={() => setShown({ what: 'sold-out', dishes: [open] })}
    />
  );
  const isEmpty = counts.dishes === 0 && find === '';
  return (
    <Page
      title="Menu"
      actions={<SiteActions />}
      className={`panes ${open && isWide ? 'with-drawer' : ''}`}
      back={open && !isWide ? `${paths.menu(brandId)}${search}` : undefined}
    >
      {(isWide || !open) && (
        <section ref={setPane} className="pane menu-pane" aria-label={title}>
          <div className="menu-bar">
            <fieldset className="seg" aria-label="Menu">
              {menus.map((one) => (
                <button
                  key={one.key}
                  type="button"
                  aria-pressed={one === chosen}
                  onClick={() => setQuery(keep({ menu: one.key }), { replace: true })}
                >
                  {one.name ?? 'Menu'}
                </button>
              ))}
              {menu.mayEdit && !menu.isDifference && (
                <button type="button" aria-label="Add a menu" onClick={() => setShown({ what: 'add-menu' })}>
                  <Icon node={Plus} />
                </button>
              )}
            </fieldset>
            {menu.places.length > 0 && (
              <select
                className="sel s not-phone place-sel"
                aria-label="Location"
                value={menu.place?.key ?? ''}
                onChange={(event) => {
                  setSelected(new Set());
                  setQuery(keep({ at: event.target.value || null, menu: null }), { replace: true });
                }}
              >
                {!grant?.locations && <option value="">All locations</option>}
                {menu.places.map(({ key, distinctName, hasOwnMenu }) => (
                  <option key={key} value={key}>
                    {distinctName}
                    {hasOwnMenu ? ' (own card)' : ''}
                  </option>
                ))}
              </select>
            )}
            {!open && (
              <FindField
                ref={findField}
                label="Find a dish"
                value={find}
                className={counts.dishes > FEW ? '' : 'not-phone'}
                onChange={setFind}
              />
            )}
            {menu.mayEdit && (
              <span className="push row">
                <Button
                  className="not-phone"
                  icon={ClipboardPaste}
                  aria-label="Paste from a spreadsheet"
                  onClick={() => setShown({ what: 'paste', text: '' })}
                >
                  Paste
                </Button>
                <Button icon={Plus} shortcut="N" onClick={() => setShown({ what: 'add', category: categoryHere() })}>
                  Dish
                </Button>
              </span>
            )}
          </div>
          {!isEmpty && (
            <p className="menu-say small muted not-phone">
              {menuLine(counts.dishes, counts.categories, counts.added)}{' '}
              {counts.unsaid > 0 && (
                <>
                  {counts.unsaid} {counts.unsaid === 1 ? 'does' : 'do'} not say what is in{' '}
                  {counts.unsaid === 1 ? 'it' : 'them'}:{' '}
                  <button type="button" className="lk" onClick={() => setOnlyUnsaid(!onlyUnsaid)}>
                    {onlyUnsaid ? 'show all' : 'show only those'}
                  </button>
                </>
              )}
            </p>
          )}
          <MenuWarnings at={menu.owner.at} onGo={(at) => void navigate(editedAt(brandId, at))} />
          <p id="spoken" className="vh" role="status" />
          {isEmpty ? (
            <Empty
              icon={UtensilsCrossed}
              title={`${brandName} has no dishes here yet`}
              actions={
                menu.mayEdit && (
                  <>
                    <Button look="primary" icon={Plus} onClick={() => setShown({ what: 'add', category: undefined })}>
                      Add the first dish
                    </Button>
                    {chosen && (
                      <Button icon={ClipboardPaste} onClick={() => setShown({ what: 'paste', text: '' })}>
                        Paste from a spreadsheet
                      </Button>
                    )}
                  </>
                )
              }
            >
              Here stand your dishes with their prices, and what is in them.
            </Empty>
          ) : rows.length === 0 ? (
            <p className="menu-say muted">
              No dish is called that. Guests find a dish by its name and its description, too.
            </p>
          ) : isWide ? (
            <MenuTable
              {...{ menu, rows, title, selected, folded, pane, openId }}
              handle={table}
              onSelect={setSelected}
              onFold={(id) => setFolded((before) => toggled(before, id))}
              open={openDish}
              openCategory={(category) => setShown({ what: 'category', id: rowId(category) })}
              addTo={(category) => setShown({ what: 'add', category })}
              remove={(ids) => remove(dishesOfIds(ids))}
            />
          ) : (
            <PhoneMenu {...{ menu, rows, addressOf }} />
          )}
          {selected.size > 0 && isWide && (
            <BulkBar
              count={selected.size}
              mayEdit={menu.mayEdit}
              isHidden={areHidden(dishesOfIds(selected))}
              hasLocations={menu.locations.length > 0 && menu.owner.at.length === 0}
              onAction={(action) => act(action, dishesOfIds(selected))}
              onClear={() => setSelected(new Set())}
            />
          )}
        </section>
      )}
      {drawer}
      {shown && (
        <Dialogs
          {...{ menu, shown, change }}
          into={chosen}
          onClose={() => setShown(undefined)}
          onOpen={openDish}
          onMenu={(key) => setQuery(keep({ menu: key }), { replace: true })}
        />
      )}
    </Page>
  );
}

interface DialogsProps {
  menu: ReturnType<typeof useMenuOf>;
  shown: Shown;
  into: ReturnType<typeof useMenuOf>['menus'][number] | undefined;
  change: (patches: readonly Patch[]) => void;
  onClose: () => void;
  onOpen: (id: string) => void;
  onMenu: (key: string) => void;
}

function Dialogs({ menu, shown, into, change, onClose, onOpen, onMenu }: DialogsProps) {
  const { store } = useDocument();
  const common = { menu, onClose, onDone: change };
  switch (shown.what) {
    case 'add':
      return (
        <AddDishDialog
          {...{ menu, into, onClose }}
          category={shown.category}
          onAdded={(id) => {
            onClose();
            onOpen(id);
          }}
        />
      );
    case 'add-menu':
      return (
        <AddMenuDialog
          {...{ menu, onClose }}
          onAdded={(key) => {
            onClose();
            onMenu(key);
          }}
        />
      );
    case 'paste':
      return into ? (
        <PasteDialog
          {...{ menu, into, onClose }}
          text={shown.text}
          onTaken={(count) => {
            onClose();
            say(`${count} ${count === 1 ? 'change is' : 'changes are'} in the draft. Nothing is published yet.`, () =>
              store.undo(),
            );
          }}
        />
      ) : null;
    case 'category': {
      const category = categoriesOf(menu.menus).find((one) => rowId(one) === shown.id);
      return category ? <CategoryDialog {...{ menu, onClose, category }} /> : null;
    }
    case 'price':
      return <PriceDialog {...common} dishes={shown.dishes} />;
    case 'diets':
      return <DietsDialog {...common} dishes={shown.dishes} />;
    case 'allergens':
      return <AllergensDialog {...common} dishes={shown.dishes} />;
    case 'locations':
      return <LocationsDialog {...common} dishes={shown.dishes} />;
    case 'move':
      return <MoveDialog {...common} dishes={shown.dishes} />;
    case 'sold-out':
      return <SoldOutDialog {...{ menu, onClose }} dishes={shown.dishes} />;
    default:
      return null;
  }
}

function allDishes(menus: ReturnType<typeof useMenuOf>['menus']): Map<string, DishInFile> {
  const all = menus.flatMap(({ categories }) => categories.entries.flatMap(({ dishes }) => dishes.entries));
  return new Map(all.map((dish) => [rowId(dish), dish]));
}

/** The dish that an address names: by its place in the draft, by something within it, or by what locations and the palette call it. */
function dishAt(dishes: ReadonlyMap<string, DishInFile>, named: string): DishInFile | undefined {
  for (let steps = stepsIn(named) ?? []; steps.length > 0; steps = steps.slice(0, -1)) {
    const dish = dishes.get(JSON.stringify(steps));
    if (dish) return dish;
  }
  return [...dishes.values()].find(({ id }) => id === named);
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
