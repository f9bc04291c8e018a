import { settingOf } from '@tablefront/restaurant/editing/form/setting';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDocument, useField } from '../document/document.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { hoursOf, usualWeek, type Week, type WeekDay, weekDays } from './week.ts';

/** A usual week, a day to a line. What is there already is changed where the week is drawn. */
export function HoursStep() {
  const open = useDocument();
  const { brandId, store } = open;
  const { value } = useField(['openingHours']);
  const [week, setWeek] = useState<Week>(usualWeek);
  const [wasSaid] = useState(value !== undefined);
  // Whoever sets up a restaurant does so in its town, or can say otherwise under Brand.
  function say(next: Week) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const inZone = store.at(['timeZone']) === undefined ? settingOf(store.get(), ['timeZone'], timeZone) : [];
    open.change([...settingOf(store.get(), ['openingHours'], hoursOf(next)), ...inZone], { typing: 'week' });
  }
  function change(day: WeekDay, hours: Week[WeekDay]) {
    const next = { ...week, [day]: hours };
    setWeek(next);
    say(next);
  }
  if (wasSaid) {
    return (
      <p>
        They are said already. <Link to={paths.hours(brandId)}>Change them under Hours</Link>
      </p>
    );
  }
  return (
    <div className="stack g4">
      <ol className="day-rows">
        {weekDays.map((day) => {
          const hours = week[day];
          return (
            <li key={day}>
              <span className="m">{day}</span>
              <label className="row small">
                <input
                  className="chk"
                  type="checkbox"
                  checked={hours !== null}
                  onChange={({ target }) => change(day, target.checked ? { open: '11:00', close: '22:00' } : null)}
                />
                Open<span className="vh"> on {day}</span>
              </label>
              {hours && (
                <span className="row">
                  {(['open', 'close'] as const).map((end) => (
                    <input
                      key={end}
                      className="in"
                      type="time"
                      aria-label={`${day}, ${end === 'open' ? 'from' : 'to'}`}
                      value={hours[end]}
                      onChange={({ target }) => target.value && change(day, { ...hours, [end]: target.value })}
                    />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {value === undefined ? (
        <div className="row">
          <Button onClick={() => say(week)}>It is just like this</Button>
        </div>
      ) : (
        <p className="small muted" role="status">
          These are your opening hours.
        </p>
      )}
    </div>
  );
}
