import type { Change } from '@tablefront/console-wire/drafts';
import { ArrowUpDown, type IconNode, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { sectionOf } from '../editor/sections.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';

const icons: Record<Change['what'], IconNode> = { added: Plus, removed: Trash2, changed: Pencil, moved: ArrowUpDown };
const FEW = 30;

interface ChangeListProps {
  brandId: string;
  changes: readonly Change[];
  /** Whether each leads to where it is edited. */
  leads?: boolean;
}

/** Changes as guests would notice them. */
export function ChangeList({ brandId, changes, leads = false }: ChangeListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, FEW);
  return (
    <ul className="diff">
      {shown.map((change) => (
        <li key={`${change.what} ${JSON.stringify(change.at)}`}>
          <Icon node={icons[change.what]} />
          <div>
            <p>
              <ChangeInWords change={change} />
            </p>
            {change.shownOn.length > 0 && <p className="where">{change.shownOn.join(', ')}</p>}
          </div>
          {leads ? <Show brandId={brandId} at={change.at} name={subject(change)} /> : <span />}
        </li>
      ))}
      {shown.length < changes.length && (
        <li>
          <span />
          <button type="button" className="lk" onClick={() => setAll(true)}>
            {changes.length - shown.length} more
          </button>
          <span />
        </li>
      )}
    </ul>
  );
}

function ChangeInWords({ change }: { change: Change }) {
  const { what, before, after } = change;
  const name = <b className="m">{subject(change)}:</b>;
  if (what === 'moved') return <>{name} in another place</>;
  if (what === 'added') {
    return (
      <>
        {name} <ins>new{after === null ? '' : `, ${after}`}</ins>
      </>
    );
  }
  if (what === 'removed') {
    return (
      <>
        {name} <del>{before ?? 'gone'}</del>
        {before !== null && ' gone'}
      </>
    );
  }
  return (
    <>
      {name} {before !== null && <del>{before}</del>} {after === null ? 'taken out' : <ins>{after}</ins>}
    </>
  );
}

/** `The Ember double, price`; of a location’s own also where. */
function subject({ where, field }: Change): string {
  const [first, ...rest] = where;
  const thing = rest.length > 0 ? rest.slice(-2).join(', ') : (first ?? '');
  if (field === null) return thing;
  return thing === '' ? field : `${thing}, ${field.charAt(0).toLowerCase()}${field.slice(1)}`;
}

/** Where something is edited; undefined for what has no place of its own. */
function editorPath(brandId: string, at: Change['at']): string | undefined {
  const has = (name: string) => at.some((step) => step === name);
  if (at[0] === 'menu') return paths.menu(brandId);
  if (has('openingHours') || has('specialOpeningHoursSpecification') || has('pickupHours')) return paths.hours(brandId);
  if (at[0] === 'locations') return paths.locations(brandId);
  const section = sectionOf(at);
  return section && `${paths.pages(brandId, section.id)}?at=${encodeURIComponent(JSON.stringify(at))}`;
}

export function Show({ brandId, at, name }: { brandId: string; at: Change['at']; name: string }) {
  const to = editorPath(brandId, at);
  if (to === undefined) return <span />;
  return (
    <Link className="lk small" to={to} aria-label={`Show ${name}`}>
      Show
    </Link>
  );
}
