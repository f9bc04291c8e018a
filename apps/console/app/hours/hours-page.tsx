import { isObject } from '@tablefront/restaurant/editing/entry-keys';
import { hoursKeys, setDays } from '@tablefront/restaurant/editing/hours/hours-in-file';
import { pickupMode, setPickup } from '@tablefront/restaurant/editing/hours/pickup-in-file';
import { applyPatches, type Patch, valueAt } from '@tablefront/restaurant/editing/patches';
import { weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import { dayText, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { ChevronLeft, ChevronRight, Clock, DoorClosed } from 'lucide';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDocument, WithDocument } from '../document/document.tsx';
import type { ChangeOptions } from '../document/document-store.ts';
import { SiteActions } from '../document/site-actions.tsx';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { useDraft } from '../menu/open-menu.ts';
import { doQuick } from '../menu/quick.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/states.tsx';
import { say } from '../ui/toast.ts';
import { dateAt } from '../ui/when.ts';
import { CopyPop } from './copy-pop.tsx';
import { PickupPart } from './pickup-part.tsx';
import { guestsRead, hoursOfPlace, type Place, placesIn, weekOf } from './place-hours.ts';
import { ServicesPart } from './services-part.tsx';
import { SpecialDays } from './special-days-part.tsx';
import { useNow } from './use-now.ts';
import { WeekRow } from './week-row.tsx';
import '../styles/editing.css';
import './hours.css';

export function HoursPage() {
  return (
    <WithDocument>
      <OpenHours />
    </WithDocument>
  );
}

const sameDay = (one: DayHours | null | undefined, other: DayHours | null | undefined) =>
  JSON.stringify(one ?? { spans: [] }) === JSON.stringify(other ?? { spans: [] });

/** Sets days of a place; pickup that ends earlier goes with them. */
function weekPatches(place: Place, days: ReadonlyMap<Weekday, DayHours>): Patch[] {
  const patches = setDays(place, hoursKeys, days);
  const before = hoursBefore(place);
  if (before.mode !== 'earlier') return patches;
  const whole = { place: place.fields };
  const local = patches.map((patch) => ({ ...patch, at: ['place', ...patch.at.slice(place.at.length)] }) as Patch);
  const { place: fields = null } = applyPatches(whole, local).document;
  if (!isObject(fields)) return patches;
  const next = { ...place, fields };
  return [...patches, ...setPickup(next, weekOf(next), before)];
}

const hoursBefore = (place: Place) => pickupMode(weekOf(place), hoursOfPlace(place, {}, new Date(0)).pickup);

function OpenHours() {
  const { id: brandId, name, role, grant } = useBrand();
  const { store, change } = useDocument();
  const { document, published } = useDraft();
  const [query, setQuery] = useSearchParams();
  const [copying, setCopying] = useState<Weekday>();
  const now = useNow();
  const only = grant?.locations?.map(({ id }) => id).join(' ');
  const places = useMemo(
    () => placesIn(document, { brandId, brandName: name, only: only?.split(' ') ?? null }),
    [document, brandId, name, only],
  );
  const at = Math.max(
    0,
    places.findIndex(({ key }) => key === query.get('at')),
  );
  const place = places[at];
  if (!place) {
    return (
      <Page title="Hours">
        <Empty icon={Clock} title="No place of yours is here" big>
          An owner says which locations are yours.
        </Empty>
      </Page>
    );
  }
  const mayEdit = role !== 'inbox';
  const live = valueAt(published, place.at);
  const liveWeek = isObject(live) ? weekOf({ at: place.at, fields: live }) : undefined;
  const week = weekOf(place);
  const of = hoursOfPlace(place, document, now);
  const changedDay = weekdays.find((day) => !sameDay(week?.week[day], liveWeek?.week[day]));
  const go = (by: number) => {
    const next = places[(at + by + places.length) % places.length];
    if (next) setQuery({ at: next.key }, { replace: true });
    setCopying(undefined);
  };
  const set = (patches: readonly Patch[], options?: ChangeOptions) => void change(patches, options);
  const copy = (from: Weekday, days: readonly Weekday[], others: readonly Place[]) => {
    const hours = week?.week[from] ?? { spans: [] };
    const here = days.length > 0 ? weekPatches(place, new Map(days.map((day) => [day, hours]))) : [];
    const there = others.flatMap((other) => weekPatches(other, new Map([from, ...days].map((day) => [day, hours]))));
    if (change([...here, ...there]))
      say(`${weekdayName(from)} is copied. Nothing is published yet.`, () => store.undo());
    setCopying(undefined);
  };
  // At once, for guests: it is no part of the draft, which takes it over.
  const closeToday = () => {
    const today = dateAt(new Date(), place.timeZone);
    void doQuick(brandId, { do: 'closed', places: [place.id], from: today, through: today, name: null });
  };
  return (
    <Page title="Hours" className="panes" actions={<SiteActions />}>
      <section className="pane hours-pane" aria-label={`Hours of ${place.name}`}>
        <div className="row wrap hours-top">
          <label className="vh" htmlFor="hours-place">
            Location
          </label>
          <select
            id="hours-place"
            className="sel"
            value={place.key}
            onChange={(event) => setQuery({ at: event.target.value }, { replace: true })}
          >
            {places.map(({ key, name: called }) => (
              <option key={key} value={key}>
                {called}
              </option>
            ))}
          </select>
          {places.length > 1 && (
            <span className="row g1 not-phone">
              <Button small look="quiet" icon={ChevronLeft} aria-label="Previous location" onClick={() => go(-1)} />
              <span className="small muted">
                {at + 1} of {places.length}
              </span>
              <Button small look="quiet" icon={ChevronRight} aria-label="Next location" onClick={() => go(1)} />
            </span>
          )}
          {mayEdit && place.id !== '' && (
            <Button className="push" icon={DoorClosed} onClick={closeToday}>
              Closed today
            </Button>
          )}
        </div>
        <section aria-labelledby="week">
          <div className="row week-head">
            <h2 id="week">The week</h2>
            <span className="small muted push">
              {place.zoneName ? `Times of ${place.zoneName}. ` : ''}Type 11, 11a or 23:00.
            </span>
          </div>
          <ul className="week" key={place.key}>
            {weekdays.map((weekday) => {
              const before = liveWeek?.week[weekday] ?? null;
              return (
                <WeekRow
                  key={weekday}
                  {...{ weekday, mayEdit }}
                  day={week?.week[weekday] ?? null}
                  isChanged={!sameDay(week?.week[weekday], before)}
                  was={dayText(before)}
                  onUndo={() => set(weekPatches(place, new Map([[weekday, before ?? { spans: [] }]])))}
                  onSet={(day) => set(weekPatches(place, new Map([[weekday, day]])))}
                  onCopy={() => setCopying(copying === weekday ? undefined : weekday)}
                  copying={
                    copying === weekday ? (
                      <CopyPop
                        {...{ weekday }}
                        places={places.filter((other) => other !== place)}
                        onClose={() => setCopying(undefined)}
                        onCopy={(days, others) => copy(weekday, days, others)}
                      />
                    ) : null
                  }
                />
              );
            })}
          </ul>
        </section>
        <PickupPart {...{ place, mayEdit }} example={changedDay ?? of.clock.weekday} onChange={set} />
        <ServicesPart {...{ place, mayEdit }} isManager={role === 'location'} onChange={set} />
      </section>
      <aside className="pane hours-side stack g6" aria-label="Special days, and what guests will read">
        <GuestsRead {...{ place }} of={of} changed={changedDay} />
        <SpecialDays key={place.key} {...{ place, document, mayEdit }} today={of.clock.date} onChange={set} />
      </aside>
    </Page>
  );
}

function GuestsRead({
  place,
  of,
  changed,
}: {
  place: Place;
  of: ReturnType<typeof hoursOfPlace>;
  changed: Weekday | undefined;
}) {
  const reads = guestsRead(of, place, changed);
  return (
    <section className="stack g3" aria-labelledby="guests-read">
      <h2 id="guests-read">What guests will read</h2>
      <ul className="reads">
        {reads.map(({ when, text, look }) => (
          <li key={when}>
            <small className="muted">{when}</small>
            <p className={look === '' ? '' : `m ${look}`}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
