import {
  EARLIER,
  type PickupMode,
  pickupIn,
  pickupMode,
  setPickup,
  setPickupDays,
} from '@tablefront/restaurant/editing/hours/pickup-in-file';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import { dayText, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours, Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { type Place, weekOf } from './place-hours.ts';
import { WeekRow } from './week-row.tsx';

interface PickupPartProps {
  place: Place;
  /** The day that is told as an example. */
  example: Weekday;
  mayEdit: boolean;
  onChange: (patches: readonly Patch[]) => void;
}

const modes: [PickupMode['mode'], string][] = [
  ['same', 'Whenever we are open'],
  ['earlier', 'Ends earlier'],
  ['own', 'Hours of its own'],
];

/** When orders can be picked up. */
export function PickupPart({ place, example, mayEdit, onChange }: PickupPartProps) {
  const opening = weekOf(place);
  const pickup = pickupIn(place);
  const mode = pickupMode(opening, pickup);
  const week: OpeningHours | undefined = mode.mode === 'same' ? opening : pickup?.customHours;
  const begin = (wanted: PickupMode['mode']) => {
    if (wanted === mode.mode) return;
    if (wanted === 'same') onChange(setPickup(place, opening, { mode: 'same' }));
    else if (wanted === 'earlier') onChange(setPickup(place, opening, { mode: 'earlier', by: 30 }));
    else
      onChange(
        setPickup(place, opening, { mode: 'own', hours: week ?? opening ?? { week: weekdays.map(() => null) } }),
      );
  };
  const told = week?.week[example] ?? null;
  return (
    <section className="stack g3 hours-part" aria-labelledby="pickup">
      <h2 id="pickup">Pickup</h2>
      <div className="row wrap g3">
        <fieldset className="seg" aria-label="Pickup hours">
          {modes.map(([each, label]) => (
            <button
              key={each}
              type="button"
              aria-pressed={mode.mode === each}
              disabled={!mayEdit || (each !== 'same' && !opening)}
              onClick={() => begin(each)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {mode.mode === 'earlier' && (
          <span className="row small">
            <label htmlFor="pickup-by">by</label>
            <select
              id="pickup-by"
              className="sel s by-sel"
              value={mode.by}
              disabled={!mayEdit}
              onChange={(event) =>
                onChange(setPickup(place, opening, { mode: 'earlier', by: Number(event.target.value) }))
              }
            >
              {EARLIER.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      {mode.mode === 'own' ? (
        <ul className="week">
          {weekdays.map((weekday) => (
            <WeekRow
              key={weekday}
              {...{ weekday, mayEdit }}
              isPickup
              day={mode.hours.week[weekday] ?? null}
              isChanged={false}
              was={undefined}
              onUndo={() => {}}
              onSet={(day) => onChange(setPickupDays(place, new Map([[weekday, day]])))}
              onCopy={() =>
                onChange(
                  setPickupDays(
                    place,
                    new Map(weekdays.map((each) => [each, mode.hours.week[weekday] ?? { spans: [] }])),
                  ),
                )
              }
              copyLabel={`Copy pickup on ${weekdayName(weekday)} to all days`}
              copying={null}
            />
          ))}
        </ul>
      ) : (
        <p className="small muted">
          {weekdayName(example)}: {told?.spans.length ? dayText(told).replaceAll(', ', ' and ') : 'closed'}.
        </p>
      )}
    </section>
  );
}
