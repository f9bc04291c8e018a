import { weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import { compactRows, dayText, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Place, weekOf } from './place-hours.ts';

interface CopyPopProps {
  weekday: Weekday;
  /** Others whose hours may be changed. */
  places: readonly Place[];
  onClose: () => void;
  onCopy: (days: readonly Weekday[], places: readonly Place[]) => void;
}

const FEW = 4;

/** Copies the hours of a day to other days, and to other places: there to the same day and those days. */
export function CopyPop({ weekday, places, onClose, onCopy }: CopyPopProps) {
  const [days, setDays] = useState<ReadonlySet<Weekday>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
  }, []);
  const shown = all ? places : places.slice(0, FEW);
  const count = days.size + chosen.size;
  const name = weekdayName(weekday);
  return (
    <div
      ref={box}
      className="pop copy-pop"
      role="dialog"
      aria-label={`Copy ${name} to`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className="b pop-title">Copy {name} to</p>
      <fieldset className="day-chips" aria-label="Days">
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={days.has(day)}
            aria-label={weekdayName(day)}
            disabled={day === weekday}
            onClick={() => {
              const next = new Set(days);
              if (!next.delete(day)) next.add(day);
              setDays(next);
            }}
          >
            {weekdayName(day).charAt(0)}
          </button>
        ))}
      </fieldset>
      {places.length > 0 && (
        <>
          <p className="section-title pop-title">Also at</p>
          <div className="pop-places">
            {shown.map((place) => (
              <label key={place.key} className="mi">
                <input
                  type="checkbox"
                  className="chk"
                  checked={chosen.has(place.key)}
                  onChange={() => {
                    const next = new Set(chosen);
                    if (!next.delete(place.key)) next.add(place.key);
                    setChosen(next);
                  }}
                />
                <span className="grow">
                  {place.name}
                  <small className="muted small cell-line">{nowWords(place, weekday)} now</small>
                </span>
              </label>
            ))}
          </div>
          {places.length > shown.length && (
            <button type="button" className="lk small pop-title" onClick={() => setAll(true)}>
              and {places.length - shown.length} more
            </button>
          )}
        </>
      )}
      <div className="row pop-foot">
        <Button
          small
          look="primary"
          disabled={count === 0}
          onClick={() =>
            onCopy(
              [...days],
              places.filter(({ key }) => chosen.has(key)),
            )
          }
        >
          Copy to {count}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const nowWords = (place: Place, weekday: Weekday) => {
  const week = weekOf(place);
  return week && compactRows(week) ? dayText(week.week[weekday] ?? null) : 'Nothing is said';
};
