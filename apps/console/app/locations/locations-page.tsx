import type { Today } from '@tablefront/console-wire/today';
import { locationsInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus, Star, TriangleAlert } from 'lucide';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { WithDocument } from '../document/document.tsx';
import { SiteActions } from '../document/site-actions.tsx';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { type Place, placesIn } from '../hours/place-hours.ts';
import { useNow } from '../hours/use-now.ts';
import { useDraft } from '../menu/open-menu.ts';
import { paths } from '../paths.ts';
import { todayQuery } from '../today/today-query.ts';
import { Button } from '../ui/button.tsx';
import { FindField } from '../ui/find-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading } from '../ui/states.tsx';
import { useWide } from '../ui/use-wide.ts';
import { AddLocationDialog } from './add-location-dialog.tsx';
import { type Filter, isFound, isIn, type LocationRow, locationRow } from './location-rows.ts';
import { LocationsBulk } from './locations-bulk.tsx';
import { placeIds } from './place-ids.ts';
import '../styles/editing.css';
import './locations.css';

const OnlyPlace = lazy(() => import('./only-place.tsx'));

export function LocationsPage() {
  return (
    <WithDocument>
      <OpenLocations />
    </WithDocument>
  );
}

const filters: [Filter, string][] = [
  ['all', 'All'],
  ['differ', 'Differ'],
  ['warnings', 'Warnings'],
  ['soon', 'Closing soon'],
  ['changed', 'Changed'],
];

/** The average of the last four weeks, by the ids of places. */
function useStars(brandId: string): Map<string, number> {
  const { data } = useQuery(todayQuery(brandId));
  return useMemo(() => starsOf(data), [data]);
}

function starsOf(today: Today | undefined): Map<string, number> {
  const averages = (today?.feedback.places ?? []).flatMap(({ id, weeks }): [string, number][] => {
    const count = weeks.reduce((sum, week) => sum + week.count, 0);
    const sum = weeks.reduce((all, week) => all + (week.average ?? 0) * week.count, 0);
    return count > 0 ? [[id, sum / count]] : [];
  });
  return new Map(averages);
}

function OpenLocations() {
  const { id: brandId, name, role, grant } = useBrand();
  const { document, published } = useDraft();
  const navigate = useNavigate();
  const now = useNow();
  const isWide = useWide();
  const [find, setFind] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const findField = useRef<HTMLInputElement>(null);
  const stars = useStars(brandId);
  const only = grant?.locations?.map(({ id }) => id).join(' ');
  const { rows, places, ids } = useMemo(() => {
    const all = locationsInFile(document);
    const idOf = placeIds(document, all, brandId);
    const shown = placesIn(document, { brandId, brandName: name, only: only?.split(' ') ?? null });
    const byKey = new Map(shown.map((place) => [place.key, place]));
    const found = all.flatMap((location) => {
      const place = byKey.get(location.key);
      return place ? [locationRow(location, place, { document, published, now })] : [];
    });
    return { rows: found, places: shown, ids: idOf };
  }, [document, published, now, name, brandId, only]);
  const mayEdit = role === 'owner' || role === 'editor';
  useShortcuts({
    n: () => (mayEdit ? setAdding(true) : false),
    '/': () => findField.current?.focus(),
    escape: () => (selected.size > 0 ? setSelected(new Set()) : false),
  });
  const isOnlyPlace = rows.length === 0 && role === 'location' && places.length > 0;
  const shown = rows.filter((row) => isIn[filter](row) && isFound(row, find));
  const chosen = rows.filter(({ location }) => selected.has(location.key));
  const addressOf = ({ location }: LocationRow) => paths.location(brandId, location.key);
  const common = { shown, addressOf, starsOf: ({ location }: LocationRow) => stars.get(ids.get(location.key) ?? '') };
  return (
    <Page title="Locations" className="panes" actions={<SiteActions />}>
      <section className="pane menu-pane locations-pane" aria-label="Locations">
        {!isOnlyPlace && (
          <div className="menu-bar">
            <FindField
              ref={findField}
              label="Find a location"
              placeholder="Name, town or street"
              value={find}
              onChange={setFind}
            />
            <fieldset className="seg not-phone" aria-label="Show">
              {filters.map(([each, label]) => (
                <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
                  {label} {rows.filter(isIn[each]).length}
                </button>
              ))}
            </fieldset>
            {mayEdit && (
              <span className="push row">
                <Button icon={Plus} shortcut="N" onClick={() => setAdding(true)}>
                  Location
                </Button>
              </span>
            )}
          </div>
        )}
        {isOnlyPlace ? (
          <Suspense fallback={<Loading what="the place" rows={3} />}>
            <OnlyPlace />
          </Suspense>
        ) : rows.length === 0 ? (
          <Empty
            icon={Plus}
            title="No locations yet"
            actions={
              mayEdit && (
                <Button look="primary" icon={Plus} onClick={() => setAdding(true)}>
                  Add a location
                </Button>
              )
            }
          >
            A place of its own needs no location: its address and hours stand with the brand. With the second one each
            has a page, hours and perhaps prices of its own.
          </Empty>
        ) : shown.length === 0 ? (
          <p className="menu-say muted">No location is called that.</p>
        ) : isWide ? (
          <Table
            {...common}
            {...{ selected, now }}
            day={rows[0] && places[0] ? dayThere(places[0], now) : ''}
            total={shown.length}
            onSelect={setSelected}
          />
        ) : (
          <PhoneList {...common} />
        )}
        {chosen.length > 0 && isWide && (
          <LocationsBulk {...{ chosen, places, document, mayEdit }} ids={ids} onClear={() => setSelected(new Set())} />
        )}
        {adding && (
          <AddLocationDialog
            document={document}
            onClose={() => setAdding(false)}
            onAdded={(key) => {
              setAdding(false);
              void navigate(paths.location(brandId, key));
            }}
          />
        )}
      </section>
    </Page>
  );
}

const dayThere = ({ timeZone }: Place, now: Date) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', ...(timeZone && { timeZone }) }).format(now);

interface ListProps {
  shown: readonly LocationRow[];
  addressOf: (row: LocationRow) => string;
  starsOf: (row: LocationRow) => number | undefined;
}

const LOW = 4;

function Stars({ average }: { average: number | undefined }) {
  if (average === undefined) return <span className="muted">–</span>;
  return (
    <span className={`stars ${average < LOW ? 'bad' : ''}`}>
      <Icon node={Star} label="stars" /> {average.toFixed(1)}
    </span>
  );
}

interface TableProps extends ListProps {
  selected: ReadonlySet<string>;
  day: string;
  total: number;
  onSelect: (keys: ReadonlySet<string>) => void;
}

function Table({ shown, addressOf, starsOf, selected, day, total, onSelect }: TableProps) {
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect(next);
  };
  return (
    <table className="tbl loc-tbl">
      <thead>
        <tr>
          <th scope="col" className="c-chk">
            <input
              className={`chk ${selected.size > 0 && selected.size < total ? 'mixed' : ''}`}
              type="checkbox"
              aria-label="Select all locations"
              checked={selected.size >= total}
              onChange={() =>
                onSelect(selected.size >= total ? new Set() : new Set(shown.map(({ location }) => location.key)))
              }
            />
          </th>
          <th scope="col">Location</th>
          <th scope="col">Now</th>
          <th scope="col">{day}</th>
          <th scope="col">Menu</th>
          <th scope="col">Differs from the brand</th>
          <th scope="col">Warnings</th>
          <th scope="col" className="n">
            30 days
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => {
          const { location, city, now, look, today, menu, differs, warnings, state } = row;
          return (
            <tr key={location.key} className={selected.has(location.key) ? 'on' : ''}>
              <td>
                <input
                  className="chk"
                  type="checkbox"
                  aria-label={`Select ${location.name}${city ? `, ${city}` : ''}`}
                  checked={selected.has(location.key)}
                  onChange={() => toggle(location.key)}
                />
              </td>
              <th scope="row">
                <Link to={addressOf(row)} className="m nowrap">
                  {location.name}
                </Link>{' '}
                {state && <span className="bdg a">{state}</span>}
                <small className="muted small cell-line">{city}</small>
              </th>
              <td>
                <span className={`st ${look}`}>{now}</span>
              </td>
              <td className="nowrap">{today}</td>
              <td>{menu}</td>
              <td className="small">
                {differs.length === 0 ? (
                  <span className="muted">Nothing</span>
                ) : (
                  <span className="row wrap g1">
                    {differs.map((words) => (
                      <span key={words} className="bdg o">
                        {words}
                      </span>
                    ))}
                  </span>
                )}
              </td>
              <td className="small">
                {warnings.length === 0 ? <span className="muted">None</span> : <Warnings words={warnings} />}
              </td>
              <td className="n">
                <Stars average={starsOf(row)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Warnings({ words }: { words: readonly string[] }) {
  return words.map((one) => (
    <span key={one} className="wrn">
      <Icon node={TriangleAlert} className="i-s" />
      {one}
    </span>
  ));
}

function PhoneList({ shown, addressOf, starsOf }: ListProps) {
  return (
    <ul className="card list loc-list">
      {shown.map((row) => (
        <li key={row.location.key}>
          <Link className="grow hit" to={addressOf(row)}>
            <span className="row">
              <b className="m">{row.location.name}</b>
              <span className="muted small">{row.city}</span>
              {row.state && <span className="bdg a">{row.state}</span>}
            </span>
            <span className="small ink2">
              <span className={`st ${row.look}`}>{row.now}</span>
            </span>
            {row.warnings.length > 0 && <Warnings words={row.warnings} />}
          </Link>
          {starsOf(row) !== undefined && <Stars average={starsOf(row)} />}
          <Icon node={ChevronRight} className="muted" />
        </li>
      ))}
    </ul>
  );
}
