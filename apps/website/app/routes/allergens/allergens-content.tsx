import type { AllergenState } from '@tablefront/restaurant/allergens';
import type { AllergenRow, AllergenTable } from '@tablefront/restaurant/menu/allergen-table';
import { MARKS, marksOf } from '@tablefront/restaurant/menu/marks';
import { pageName } from '@tablefront/restaurant/site-pages';
import { Printer } from 'lucide';
import { useShell } from '../../shell/shell-context.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import type { AllergensAnswer, AllergensPage } from './allergens-page.ts';

type Shown = Exclude<AllergensAnswer, { kind: 'moved' }>;

/** Every dish and every allergen that occurs, as a table for screen and paper. */
export function AllergensContent({ page }: { page: Shown }) {
  return page.kind === 'table' ? <WholeTable page={page} /> : <NothingStated menu={page.menu} />;
}

function WholeTable({ page: { table, place, address, phone, date, menu } }: { page: AllergensPage }) {
  const { name } = useShell();
  const title = pageName('allergens');
  const borne = new Set(table.groups.flatMap(({ rows }) => rows.flatMap(({ item }) => marksOf(item))));
  const legend = MARKS.filter((mark) => borne.has(mark));
  const whose = place === undefined ? name : `${name}, ${place}`;
  return (
    <>
      <PageMeta
        title={place === undefined ? title : `${title}, ${place}`}
        description={`What the dishes of ${whose} contain, may contain and are stated to be free of.`}
      />
      <div className="wrap page-head">
        <Breadcrumbs page={title} parent={{ name: 'Menu', path: menu }} />
        <h1>{title}</h1>
        <p className="allergens-of">
          {whose}
          {address && `, ${address}`}
        </p>
        <p>
          As the kitchen states them, menu of {date}. ‘Not stated’ does not mean free of it. Allergy? Tell us before you
          order{phone ? ': ' : '.'}
          {phone && (
            <a className="link" href={phone.url}>
              {phone.text}
            </a>
          )}
        </p>
        <div className="actions">
          <button type="button" className="button button--quiet" data-print="">
            <Icon node={Printer} />
            Print
          </button>
          <PageLink className="link" to={menu}>
            Back to the menu
          </PageLink>
        </div>
      </div>
      <div className="wrap allergens-page">
        <ul className="keys" aria-label="Signs">
          {(['contains', 'may-contain', 'free', 'silent'] as const).map((state) => (
            <li key={state}>
              <span className={`state ${state}`} aria-hidden="true" />
              {words[state]}
            </li>
          ))}
          {legend.map(({ key, sign, name: diet }) => (
            <li key={key}>
              <span className="diet" aria-hidden="true">
                {sign}
              </span>
              {diet.toLowerCase()}
            </li>
          ))}
        </ul>
        <Matrix table={table} />
      </div>
    </>
  );
}

const words: Record<AllergenState, string> = {
  contains: 'contains',
  'may-contain': 'may contain',
  free: 'stated to be free of it',
  silent: 'not stated',
  unknown: 'not stated',
};

function Matrix({ table: { columns, groups } }: { table: AllergenTable }) {
  const { text } = useShell();
  return (
    // Wider than a phone: it scrolls within itself, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section className="matrix-wrap" aria-label="Allergens of every dish" tabIndex={0}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Dish</th>
            {columns.map(({ key, name }) => (
              <th scope="col" key={key}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ menu, category, rows }) => (
          <tbody key={`${menu} ${category} ${rows[0]?.item.id}`}>
            {category !== '' && (
              <tr className="group">
                <th scope="rowgroup" colSpan={columns.length + 1} {...text}>
                  {menu === undefined ? category : `${menu}: ${category}`}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.item.id} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Row({ row: { item, states }, columns }: { row: AllergenRow; columns: AllergenTable['columns'] }) {
  const { text } = useShell();
  return (
    <tr>
      <th scope="row">
        <span {...text}>{item.name}</span>
        {marksOf(item).map(({ key, sign, name }) => (
          <span className="diet" role="img" title={name} aria-label={name} key={key}>
            {sign}
          </span>
        ))}
      </th>
      {states ? (
        columns.map(({ key }, index) => <Cell key={key} state={states[index] ?? 'unknown'} />)
      ) : (
        <td className="ask" colSpan={columns.length}>
          Not stated: ask us
        </td>
      )}
    </tr>
  );
}

function Cell({ state }: { state: AllergenState }) {
  return (
    <td>
      <span className={`state ${state}`} role="img" aria-label={words[state]} />
    </td>
  );
}

function NothingStated({ menu }: { menu: Shown['menu'] }) {
  return (
    <div className="wrap page-head">
      <PageMeta title="No Allergens Stated" noindex />
      <h1>No Allergens Stated</h1>
      <p className="lead">This menu does not say what its dishes contain. Please ask us before you order.</p>
      <div className="actions">
        <PageLink className="button button--brand" to={menu}>
          View Menu
        </PageLink>
      </div>
    </div>
  );
}
