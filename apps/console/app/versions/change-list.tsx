import type { Change } from '@tablefront/console-wire/drafts';
import { subjectOf } from '@tablefront/restaurant/editing/change';
import { ArrowUpDown, type IconNode, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { editedAt } from '../editor/edited-at.ts';
import { Icon } from '../ui/icon.tsx';

const icons: Record<Change['what'], IconNode> = { added: Plus, removed: Trash2, changed: Pencil, moved: ArrowUpDown };
const FEW = 30;

interface ChangeListProps {
  brandId: string;
  changes: readonly Change[];
  /** Whether each leads to where it is edited. */
  leads?: boolean;
  /** Whoever goes there leaves what lists it. */
  onLeave?: () => void;
}

/** Changes as guests would notice them. */
export function ChangeList({ brandId, changes, leads = false, onLeave }: ChangeListProps) {
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
          {leads && change.what !== 'removed' ? (
            <Show brandId={brandId} at={change.at} name={subjectOf(change)} onLeave={onLeave} />
          ) : (
            <span />
          )}
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
  const name = <b className="m">{subjectOf(change)}:</b>;
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

interface ShowProps {
  brandId: string;
  onLeave?: (() => void) | undefined;
  at: Change['at'];
  name: string;
}

export function Show({ brandId, at, name, onLeave }: ShowProps) {
  return (
    <Link className="lk small" to={editedAt(brandId, at)} onClick={onLeave} aria-label={`Show ${name}`}>
      Show
    </Link>
  );
}
