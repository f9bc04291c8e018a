import { StyleSheet } from '../../rendering/style-sheet.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { PageLink } from '../../ui/site-link.tsx';
import type { MenuNotes, MenuSigns } from './around-menu.ts';
import { Warning } from './dish-details.tsx';
import styles from './warning-signs.css?inline';

/** Shows the allergens of each dish under it; the style sheet does it alone. */
export function ShowAllergens() {
  return (
    <label className="show-allergens">
      <span>Allergens &amp; diets</span>
      <input id="show_allergens" type="checkbox" autoComplete="off" />
    </label>
  );
}

/** What the operator has to say where prices are: fees, food that is served raw. */
export function Notices({ notices }: { notices: string[] }) {
  const { text } = useShell();
  if (notices.length === 0) return null;
  return (
    <ul className="menu-notices" {...text}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}

/** What the signs mean, what goes with calories, and how to ask about allergens. */
export function MenuFoot({ signs, notes }: { signs: MenuSigns; notes: MenuNotes }) {
  const { highSodium, highSugar } = signs;
  const { calories, table, warning } = notes;
  if (!highSodium && !highSugar && calories === undefined && table === undefined) return null;
  return (
    <div className="menu-foot">
      {table && <AskUs {...notes} table={table} />}
      {calories && <p>{calories}</p>}
      {(highSodium || highSugar) && <WarningSigns />}
      {highSodium && (
        <p>
          <Warning of="salt" /> {warning.highSodium}
        </p>
      )}
      {highSugar && (
        <p>
          <Warning of="sugar" /> {warning.highSugar}
        </p>
      )}
    </div>
  );
}

function AskUs({ table, phone }: { table: NonNullable<MenuNotes['table']> } & Pick<MenuNotes, 'phone'>) {
  return (
    <p>
      Allergens are as the kitchen states them: ‘not stated’ does not mean free of it. Tell us of an allergy before you
      order{phone ? ': ' : '. '}
      {phone && (
        <>
          <a className="link" href={phone.url}>
            {phone.text}
          </a>
          {'. '}
        </>
      )}
      <PageLink className="link" to={table}>
        All allergens in one table
      </PageLink>
    </p>
  );
}

/** Drawn once; dishes use them. */
function WarningSigns() {
  return (
    <>
      <StyleSheet name="warning-signs" precedence="page" css={styles} />
      <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
        <symbol id="salt_sign" viewBox="0 0 24 24">
          <path d="M12 1.5 23.5 22H.5z" />
          <path className="glyph" d="M10 9h4l1.2 9H8.8zM10.3 8a1.7 1.7 0 0 1 3.4 0z" />
        </symbol>
        <symbol id="sugar_sign" viewBox="0 0 24 24">
          <path d="M12 1.5 23.5 22H.5z" />
          <path className="glyph" d="M9.3 11.5a2.7 3.4 0 1 1 5.4 0q0 2-2 2.6V19h-1.4v-4.9q-2-.6-2-2.6z" />
        </symbol>
      </svg>
    </>
  );
}
