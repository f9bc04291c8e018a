import { type HolidayRegion, holidaysFrom } from '@tablefront/restaurant/editing/hours/holidays';
import type { NewSpecialDay, SpecialDay } from '@tablefront/restaurant/editing/hours/special-days';
import { dayText } from '@tablefront/restaurant/opening-hours/hours-table';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { longDay } from '../ui/when.ts';

interface HolidaysDialogProps {
  region: HolidayRegion;
  /** At the place, `YYYY-MM-DD`. */
  today: string;
  /** What is said already. */
  known: readonly SpecialDay[];
  onClose: () => void;
  onAdd: (days: readonly NewSpecialDay[]) => void;
}

/** The public holidays of the coming year: on which of them the place is closed. */
export default function HolidaysDialog({ region, today, known, onClose, onAdd }: HolidaysDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const holidays = holidaysFrom(region, today);
  const days = holidays.filter(({ date }) => chosen.has(date));
  return (
    <Dialog
      title={`Holidays of ${region.name}`}
      about="Tick those on which you are closed. Other hours are set in the calendar."
      onClose={onClose}
    >
      <div className="in-dialog tall stack g2">
        {holidays.map(({ date, name }) => {
          const day = known.find(({ from, through }) => from <= date && date <= through);
          return (
            <label key={date} className="opt-row">
              <input
                type="checkbox"
                className="chk"
                disabled={day !== undefined}
                checked={day !== undefined || chosen.has(date)}
                onChange={() => {
                  const next = new Set(chosen);
                  if (!next.delete(date)) next.add(date);
                  setChosen(next);
                }}
              />
              <span>
                {name}
                <small>
                  {longDay(new Date(`${date}T12:00:00Z`), 'UTC')} {date.slice(0, 4)}
                  {day && ` · said already: ${dayText(day.hours)}`}
                </small>
              </span>
            </label>
          );
        })}
      </div>
      <DialogFooter onClose={onClose}>
        <Button
          look="primary"
          disabled={days.length === 0}
          onClick={() => onAdd(days.map(({ date, name }) => ({ from: date, through: date, name, spans: [] })))}
        >
          Closed on {days.length === 1 ? '1 day' : `${days.length} days`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
