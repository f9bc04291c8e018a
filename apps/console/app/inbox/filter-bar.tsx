import { type InboxQuery, submissionStates } from '@tablefront/console-wire/inbox';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { Plus, X } from 'lucide';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, type MenuChoice } from '../ui/menu.tsx';
import { filtersOn } from './address.ts';
import { DatePick } from './date-pick.tsx';
import { useInboxAbout } from './inbox-queries.ts';
import { kindNames, stateNames } from './kinds.ts';

interface FilterBarProps {
  brandId: string;
  query: InboxQuery;
}

/** What of the inbox is shown. Each choice is a step of the address: it can be shared, and Back takes it back. */
export function FilterBar({ brandId, query }: FilterBarProps) {
  const about = useInboxAbout(brandId).data;
  const navigate = useNavigate();
  const set = (change: Partial<Record<keyof InboxQuery, unknown>>) =>
    void navigate(paths.inbox(brandId, withoutEmpty({ ...query, ...change })));

  const places = about?.places ?? [];
  const people = about?.people ?? [];
  const tags = about?.tags ?? [];
  return (
    <div className="filters">
      <Pick
        name="Kind"
        choices={submissionKinds.map((id) => ({ id, label: kindNames[id] }))}
        chosen={query.kind}
        onChosen={(kind) => set({ kind })}
      />
      {places.length > 1 && (
        <Pick
          name="Location"
          choices={places.map(({ id, name }) => ({ id, label: name }))}
          chosen={query.location}
          onChosen={(location) => set({ location })}
        />
      )}
      <Pick
        name="Rating"
        choices={[1, 2, 3, 4, 5].map((rating) => ({ id: String(rating), label: `${rating} of 5` }))}
        chosen={query.rating?.map(String)}
        onChosen={(ratings) => set({ rating: ratings.map(Number).sort() })}
      />
      <DatePick from={query.from} to={query.to} onChosen={(from, to) => set({ from, to })} />
      {query.box !== 'done' && (
        <Pick
          name="Status"
          choices={submissionStates
            .filter((state) => state !== 'done' || query.box === 'spam' || query.box === 'all')
            .map((id) => ({ id, label: stateNames[id] }))}
          chosen={query.state}
          onChosen={(state) => set({ state })}
        />
      )}
      {people.length > 1 && query.box !== 'mine' && (
        <Pick
          name="Assigned"
          choices={[{ id: 'nobody', label: 'Nobody' }, ...people.map(({ id, name }) => ({ id, label: name }))]}
          chosen={query.assigned ? [query.assigned] : undefined}
          single
          onChosen={([assigned]) => set({ assigned })}
        />
      )}
      {tags.length > 0 && (
        <Pick
          name="Tag"
          choices={tags.map((tag) => ({ id: tag, label: tag }))}
          chosen={query.tag ? [query.tag] : undefined}
          single
          onChosen={([tag]) => set({ tag })}
        />
      )}
      <button
        type="button"
        className={`pick ${query.order ? 'on' : ''}`}
        aria-pressed={query.order === 'oldest'}
        onClick={() => set({ order: query.order ? undefined : 'oldest' })}
      >
        Oldest first
      </button>
      {filtersOn(query).length > 1 && (
        <Button
          look="quiet"
          small
          onClick={() => void navigate(paths.inbox(brandId, query.box ? { box: query.box } : {}))}
        >
          Drop all
        </Button>
      )}
    </div>
  );
}

interface PickProps {
  name: string;
  choices: readonly MenuChoice[];
  chosen: readonly string[] | undefined;
  single?: boolean;
  onChosen: (ids: string[]) => void;
}

/** A filter as a pill: dashed while it is off; on, it says what it leaves. */
function Pick({ name, choices, chosen = [], single, onChosen }: PickProps) {
  const names = choices.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  const [first = chosen[0]] = names;
  const on = chosen.length > 0;
  const says = names.length > 1 ? `${name}: ${names.length}` : first;
  return (
    <span className="pick-at">
      <Menu
        className={`pick ${on ? 'on' : ''}`}
        label={on ? `${name}: ${names.join(', ') || first}` : name}
        choices={choices}
        chosen={chosen}
        several={!single}
        onChoose={() => undefined}
        onChosen={onChosen}
      >
        {!on && <Icon node={Plus} />}
        {on ? says : name}
      </Menu>
      {on && (
        <button
          type="button"
          className="pick-off"
          aria-label={`Drop ${name.toLowerCase()}`}
          onClick={() => onChosen([])}
        >
          <Icon node={X} className="i-s" />
        </button>
      )}
    </span>
  );
}

function withoutEmpty(query: Partial<Record<keyof InboxQuery, unknown>>): InboxQuery {
  const filled = Object.entries(query).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return Object.fromEntries(filled) as InboxQuery;
}
