import { overlapping, typedSpan, typedTime } from '@tablefront/restaurant/editing/hours/typed-time';
import { formatMinutes, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, Span, Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { Copy, Plus, X } from 'lucide';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { onAxis } from '../today/hour-bars.ts';
import { Button } from '../ui/button.tsx';
import { usual, withOneMore } from './more-hours.ts';

interface WeekRowProps {
  weekday: Weekday;
  day: DayHours | null;
  isChanged: boolean;
  /** What it was, where it was changed. */
  was: string | undefined;
  onUndo: () => void;
  onSet: (day: DayHours) => void;
  onCopy: () => void;
  /** The popover, where it is open here. */
  copying: ReactNode;
  /** Of the hours of pickup. */
  isPickup?: boolean;
  copyLabel?: string;
  mayEdit: boolean;
}

/** A day of the week: open or not, from when to when, perhaps in several parts. */
export function WeekRow({
  weekday,
  day,
  isChanged,
  was,
  onUndo,
  onSet,
  onCopy,
  copying,
  isPickup,
  copyLabel,
  mayEdit,
}: WeekRowProps) {
  const dayName = weekdayName(weekday);
  const name = isPickup ? `Pickup ${dayName.slice(0, 3)}` : dayName;
  const spans = day?.spans ?? [];
  const raw = day?.raw ?? [];
  const keepRaw = raw.length > 0 ? { raw } : {};
  const isOpen = spans.length > 0 || raw.length > 0;
  const set = (next: Span[]) => onSet({ spans: next.sort((a, b) => a.open - b.open), ...keepRaw });
  return (
    <li className={`wk ${spans.length > 1 || copying ? 'wk-on' : ''}`}>
      <span className="wk-day">
        <b className="m">{dayName}</b>
        {isChanged && (
          <span className="row g1">
            <span className="bdg a" title={was && `was ${was}`}>
              Changed
            </span>
            <button type="button" className="lk small" aria-label={`${name}: undo, was ${was}`} onClick={onUndo}>
              undo
            </button>
          </span>
        )}
      </span>
      <input
        className="sw"
        type="checkbox"
        role="switch"
        aria-checked={isOpen}
        aria-label={`Open on ${name}`}
        checked={isOpen}
        disabled={!mayEdit}
        onChange={(event) => onSet({ spans: event.target.checked ? [usual] : [] })}
      />
      <span className="wk-spans">
        {spans.map((span, at) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's hours have nothing else
            key={at}
            {...{ name, span, isChanged, mayEdit }}
            again={at > 0 ? ' again' : ''}
            canRemove={spans.length > 1}
            others={spans.filter((other) => other !== span)}
            onSet={(next) => set(spans.map((one) => (one === span ? next : one)))}
            onRemove={() => set(spans.filter((one) => one !== span))}
          />
        ))}
        {raw.map((words) => (
          <span key={words} className="bdg o">
            {words}
            {mayEdit && (
              <button
                type="button"
                className="lk"
                aria-label={`Remove “${words}”`}
                onClick={() => onSet({ spans: [...spans] })}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </span>
        ))}
        {!isOpen && <span className="muted">{day ? 'Closed' : 'Closed, nothing is said'}</span>}
        {isOpen && mayEdit && (
          <Button
            small
            look="quiet"
            icon={Plus}
            aria-label={`Add hours on ${name}`}
            onClick={() => set(withOneMore(spans))}
          />
        )}
      </span>
      <span className="hr-bar" aria-hidden="true">
        {spans.map((span) => (
          <i
            key={span.open}
            style={{ left: `${onAxis(span.open) * 100}%`, right: `${100 - onAxis(span.close) * 100}%` }}
          />
        ))}
      </span>
      <span className="wk-copy">
        {mayEdit && (
          <Button
            small
            look="quiet"
            icon={Copy}
            aria-label={copyLabel ?? `Copy ${name} to other days or places`}
            aria-expanded={copying !== null}
            onClick={onCopy}
          />
        )}
        {copying}
      </span>
    </li>
  );
}

interface SpanFieldsProps {
  name: string;
  span: Span;
  again: string;
  isChanged: boolean;
  canRemove: boolean;
  others: readonly Span[];
  mayEdit: boolean;
  onSet: (span: Span) => void;
  onRemove: () => void;
}

function SpanFields({ name, span, again, isChanged, canRemove, others, mayEdit, onSet, onRemove }: SpanFieldsProps) {
  const [open, setOpen] = useState(formatMinutes(span.open));
  const [close, setClose] = useState(formatMinutes(span.close));
  const [problem, setProblem] = useState<string>();
  const about = useId();
  useEffect(() => {
    setOpen(formatMinutes(span.open));
    setClose(formatMinutes(span.close));
    setProblem(undefined);
  }, [span.open, span.close]);
  const take = () => {
    const from = typedTime(open);
    const to = typedTime(close, from);
    const next = from === undefined || to === undefined ? undefined : typedSpan(from, to);
    if (from === undefined) setProblem(`“${open}” is no time. Type 11, 11a or 23:00.`);
    else if (to === undefined) setProblem(`“${close}” is no time. Type 11, 11a or 23:00.`);
    else if (!next) setProblem('It opens and closes at the same time.');
    else if (overlapping([...others, next])) setProblem('These hours overlap the others of the day.');
    else {
      setProblem(undefined);
      setOpen(formatMinutes(next.open));
      setClose(formatMinutes(next.close));
      if (next.open !== span.open || next.close !== span.close) onSet(next);
    }
  };
  const field = (label: string, value: string, change: (text: string) => void) => (
    <input
      className={`in s ${problem ? 'bad-in' : ''}`}
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? about : undefined}
      value={value}
      disabled={!mayEdit}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
  return (
    <span className={`span ${isChanged ? 'ch' : ''}`}>
      {field(`${name} opens${again}`, open, setOpen)}
      <span className="muted" aria-hidden="true">
        –
      </span>
      {field(`${name} closes${again}`, close, setClose)}
      {span.close > 1440 && <span className="tiny muted next">next day</span>}
      {canRemove && mayEdit && (
        <Button small look="quiet" icon={X} aria-label={`Remove these hours of ${name}`} onClick={onRemove} />
      )}
      {problem && (
        <span id={about} className="err span-err" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
