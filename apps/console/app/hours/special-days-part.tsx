import { type JsonObject, withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { holidayRegionOf } from '@tablefront/restaurant/editing/hours/holidays';
import {
  addSpecialDays,
  type SpecialDay,
  setSpecialDay,
  specialDaysOf,
} from '@tablefront/restaurant/editing/hours/special-days';
import { overlapping, typedSpan, typedTime } from '@tablefront/restaurant/editing/hours/typed-time';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { dateOfDay, dayNumber, weekdayOfDay, weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import { monthNames } from '@tablefront/restaurant/opening-hours/holiday-hours';
import { dayText, formatMinutes, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { addressOf } from '@tablefront/restaurant/site-configuration/read-place';
import { CalendarDays, ChevronLeft, ChevronRight, Pencil, Plus, X } from 'lucide';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import type { Place } from './place-hours.ts';

const HolidaysDialog = lazy(() => import('./holidays-dialog.tsx'));

const DAYS = weekdays.map(weekdayName);

interface PartProps {
  place: Place;
  document: JsonObject;
  /** There, `YYYY-MM-DD`. */
  today: string;
  mayEdit: boolean;
  onChange: (patches: readonly Patch[]) => void;
}

/** Holidays and other dates with hours of their own: in a calendar, and as a list. */
export function SpecialDays({ place, document, today, mayEdit, onChange }: PartProps) {
  const brand = { at: [], fields: document };
  const days = specialDaysOf(place, brand);
  const coming = days.filter(({ through }) => through >= today);
  const [month, setMonth] = useState(
    (coming[0]?.from ?? today) < today ? today.slice(0, 7) : (coming[0]?.from ?? today).slice(0, 7),
  );
  const [edited, setEdited] = useState<{ day?: SpecialDay; date: string }>();
  const [showsHolidays, setHolidays] = useState(false);
  const address = addressIn(place.fields) ?? addressIn(document);
  const region = address && holidayRegionOf(address);
  const step = (by: number) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const at = new Date(Date.UTC(year, number - 1 + by, 1));
    return at.toISOString().slice(0, 7);
  };
  const nameOf = (which: string) => monthNames[Number(which.slice(5)) - 1] ?? '';
  return (
    <section className="stack g3" aria-labelledby="special-days">
      <div className="row">
        <h2 id="special-days">Special days</h2>
        <span className="push row g1">
          <Button
            small
            look="quiet"
            icon={ChevronLeft}
            aria-label={nameOf(step(-1))}
            onClick={() => setMonth(step(-1))}
          />
          <span className="small m" aria-live="polite">
            {nameOf(month)} {month.slice(0, 4)}
          </span>
          <Button
            small
            look="quiet"
            icon={ChevronRight}
            aria-label={nameOf(step(1))}
            onClick={() => setMonth(step(1))}
          />
        </span>
      </div>
      <table className="cal">
        <caption className="vh">
          {nameOf(month)} {month.slice(0, 4)}
        </caption>
        <thead>
          <tr>
            {DAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const day = days.find(({ from, through }) => from <= date && date <= through);
                const isOut = !date.startsWith(month);
                const look = day ? (day.hours.spans.length > 0 || day.hours.raw ? 's' : 'c') : '';
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={`${isOut ? 'out' : ''} ${look}`}
                      aria-current={date === today ? 'date' : undefined}
                      disabled={!mayEdit && !day}
                      onClick={() => setEdited({ date, ...(day && { day }) })}
                    >
                      {Number(date.slice(8))}
                      <span className="vh"> {nameOf(date.slice(0, 7))}</span>
                      {day && <small>{shortText(day)}</small>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {coming.length > 0 && (
        <ul className="card list tight">
          {coming.map((day) => (
            <li key={`${day.from}/${day.through}`}>
              <b className="m date-col">{dateWords(day)}</b>
              <span className="grow">
                {day.name ?? 'Without a name'}
                <small className="muted small cell-line">
                  {dayText(day.hours)}
                  {!day.isOwn && ', from the brand'}
                </small>
              </span>
              {mayEdit && (
                <Button
                  small
                  look="quiet"
                  icon={Pencil}
                  aria-label={`Edit ${day.name ?? dateWords(day)}`}
                  onClick={() => setEdited({ date: day.from, day })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <span className="row wrap">
          <Button small icon={Plus} onClick={() => setEdited({ date: today })}>
            Special day
          </Button>
          {region && (
            <Button small icon={CalendarDays} onClick={() => setHolidays(true)}>
              Holidays of {region.name}
            </Button>
          )}
        </span>
      )}
      {showsHolidays && region && (
        <Suspense>
          <HolidaysDialog
            {...{ region, today }}
            known={days}
            onClose={() => setHolidays(false)}
            onAdd={(closed) => {
              onChange(addSpecialDays(document, place.at, closed));
              setHolidays(false);
            }}
          />
        </Suspense>
      )}
      {edited && (
        <SpecialDayDialog
          day={edited.day}
          date={edited.date}
          mayEdit={mayEdit}
          onClose={() => setEdited(undefined)}
          onSave={(day) => {
            onChange(setSpecialDay(place, brand, edited.day, day));
            if (day) setMonth(day.from.slice(0, 7));
            setEdited(undefined);
          }}
        />
      )}
    </section>
  );
}

/** Where a place is, as far as it says in which province or state; undefined: it does not. */
function addressIn(fields: JsonObject) {
  const { region, country } = addressOf({ fields: withoutKeys(fields), path: '', warn() {} });
  return region === undefined && country === undefined ? undefined : { region, country };
}

/** The weeks that a month touches, Monday first. */
function weeksOf(month: string): string[][] {
  const first = dayNumber(`${month}-01`);
  const start = first - weekdayOfDay(first);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => dateOfDay(start + week * 7 + at)),
  ).filter((week) => week.some((date) => date.startsWith(month)));
}

const hourText = (minutes: number) =>
  `${Math.floor((minutes % 1440) / 60) % 12 || 12}${minutes % 60 ? `:${minutes % 60}` : ''}`;

function shortText({ hours: { spans, raw } }: SpecialDay): string {
  const [first] = spans;
  if (!first) return raw ? '…' : 'Closed';
  if (first.open === 0 && first.close === 1440) return '24 h';
  return `${hourText(first.open)}–${hourText(spans.at(-1)?.close ?? first.close)}`;
}

const shortDate = (date: string) => `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}`;
const dateWords = ({ from, through }: Pick<SpecialDay, 'from' | 'through'>) =>
  from === through ? shortDate(from) : `${shortDate(from)} – ${shortDate(through)}`;

interface DialogProps {
  day: SpecialDay | undefined;
  date: string;
  mayEdit: boolean;
  onClose: () => void;
  onSave: (day: { from: string; through: string; name: string; spans: Span[] } | null) => void;
}

function SpecialDayDialog({ day, date, mayEdit, onClose, onSave }: DialogProps) {
  const [name, setName] = useState(day?.name ?? '');
  const [from, setFrom] = useState(day?.from ?? date);
  const [through, setThrough] = useState(day?.through ?? date);
  const [isOpen, setOpen] = useState(day !== undefined && day.hours.spans.length > 0);
  const [times, setTimes] = useState(() =>
    (day?.hours.spans ?? []).map(({ open, close }) => [formatMinutes(open), formatMinutes(close)] as [string, string]),
  );
  const [problem, setProblem] = useState<string>();
  const rows = times.length > 0 ? times : ([['11:00 AM', '5:00 PM']] as [string, string][]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{4}-\d\d-\d\d$/.test(from) || !/^\d{4}-\d\d-\d\d$/.test(through))
      return setProblem('Both days are needed.');
    if (through < from) return setProblem('It ends before it begins.');
    const spans = isOpen ? rows.map(([open, close]) => spanOf(open, close)) : [];
    const wrong = spans.indexOf(undefined);
    if (wrong >= 0) return setProblem(`“${rows[wrong]?.join(' – ')}” are no hours. Type 11, 11a or 23:00.`);
    const read = spans.filter((span) => span !== undefined);
    if (overlapping(read)) return setProblem('These hours overlap.');
    onSave({ from, through, name, spans: read.sort((a, b) => a.open - b.open) });
  };
  const setTime = (at: number, which: 0 | 1, text: string) =>
    setTimes(
      rows.map((row, index) =>
        index === at ? ((which === 0 ? [text, row[1]] : [row[0], text]) as [string, string]) : row,
      ),
    );
  return (
    <Dialog
      title={day ? (day.name ?? 'Special day') : 'Special day'}
      about="In the place of the week’s hours on these dates."
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <div className="in-dialog stack g4">
          <TextField
            label="Name"
            hint="Guests read it: Christmas, private party."
            value={name}
            disabled={!mayEdit}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="two">
            <TextField
              label="First day"
              type="date"
              value={from}
              disabled={!mayEdit}
              onChange={(event) => {
                setFrom(event.target.value);
                if (through < event.target.value || through === from) setThrough(event.target.value);
              }}
            />
            <TextField
              label="Last day"
              type="date"
              value={through}
              disabled={!mayEdit}
              onChange={(event) => setThrough(event.target.value)}
            />
          </div>
          <fieldset className="seg" aria-label="On these days">
            <button type="button" aria-pressed={!isOpen} disabled={!mayEdit} onClick={() => setOpen(false)}>
              Closed
            </button>
            <button type="button" aria-pressed={isOpen} disabled={!mayEdit} onClick={() => setOpen(true)}>
              Open at other hours
            </button>
          </fieldset>
          {isOpen &&
            rows.map(([open, close], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours have nothing else
              <span key={at} className="span">
                <input
                  className="in s"
                  aria-label={at === 0 ? 'Opens' : 'Opens again'}
                  value={open}
                  disabled={!mayEdit}
                  onChange={(event) => setTime(at, 0, event.target.value)}
                />
                <span className="muted" aria-hidden="true">
                  –
                </span>
                <input
                  className="in s"
                  aria-label={at === 0 ? 'Closes' : 'Closes again'}
                  value={close}
                  disabled={!mayEdit}
                  onChange={(event) => setTime(at, 1, event.target.value)}
                />
                {mayEdit && rows.length > 1 && (
                  <Button
                    small
                    look="quiet"
                    icon={X}
                    aria-label={`Remove ${open} – ${close}`}
                    onClick={() => setTimes(rows.filter((_, index) => index !== at))}
                  />
                )}
                {mayEdit && at === rows.length - 1 && (
                  <Button
                    small
                    look="quiet"
                    icon={Plus}
                    aria-label="Add hours"
                    onClick={() => setTimes([...rows, ['6:00 PM', '10:00 PM']])}
                  />
                )}
              </span>
            ))}
          {day?.isOfWeekdays && (
            <p className="small muted">
              It holds on some weekdays within these dates only. Saving it makes it hold on all of them.
            </p>
          )}
          <Wrong says={problem} />
        </div>
        <DialogFooter
          onClose={onClose}
          aside={
            day?.isOwn &&
            mayEdit && (
              <Button look="danger" onClick={() => onSave(null)}>
                Remove
              </Button>
            )
          }
        >
          {mayEdit && (
            <Button look="primary" type="submit">
              Save
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function spanOf(open: string, close: string): Span | undefined {
  const from = typedTime(open);
  const to = typedTime(close, from);
  return from === undefined || to === undefined ? undefined : typedSpan(from, to);
}
