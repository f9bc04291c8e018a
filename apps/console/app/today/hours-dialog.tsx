import type { QuickAction } from '@tablefront/console-wire/drafts';
import type { Today } from '@tablefront/console-wire/today';
import { Plus, Trash2 } from 'lucide';
import { type FormEvent, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { dateAt } from '../ui/when.ts';
import { Wrong } from '../ui/wrong.tsx';
import { useQuick } from './use-quick.ts';

type Kind = 'closed' | 'hours' | 'ordinary-hours';

const kinds: { kind: Kind; name: string; about: string }[] = [
  { kind: 'closed', name: 'Closed', about: 'The whole day, or the rest of it.' },
  { kind: 'hours', name: 'Other hours', about: 'A holiday, a private party, a late night.' },
  { kind: 'ordinary-hours', name: 'The usual hours again', about: 'Takes back what was said of these days.' },
];

/** Closed today, the hours of a holiday, and the way back: at once, at some places or at all. */
export function HoursDialog({ today, onClose }: { today: Today; onClose: () => void }) {
  const { detail } = useBrand();
  const places = detail?.locations ?? today.places;
  const all = detail?.allLocations ?? false;
  const day = dateAt(new Date(today.now), places[0]?.timeZone ?? today.brand.timeZone);
  const [kind, setKind] = useState<Kind>('closed');
  const [from, setFrom] = useState(day);
  const [through, setThrough] = useState(day);
  const [name, setName] = useState('');
  const [spans, setSpans] = useState([{ id: 0, open: '11:00', close: '17:00' }]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(places.length === 1 ? places.map(({ id }) => id) : []),
  );
  const quick = useQuick(onClose);
  const last = [from, through].toSorted().at(-1) ?? from;
  const isAll = chosen.size === places.length;
  const where = isAll && all ? null : [...chosen];
  const action = (): QuickAction => {
    const days = { places: where, from, through: last };
    if (kind === 'ordinary-hours') return { do: kind, ...days };
    const called = { ...days, name: name.trim() === '' ? null : name.trim() };
    if (kind === 'closed') return { do: kind, ...called };
    return { do: kind, ...called, spans: spans.map(({ open, close }) => ({ open, close })) };
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!quick.isPending && chosen.size > 0) quick.mutate(action());
  };
  return (
    <Dialog title="Hours of certain days" about="At once, for guests: this is not part of the draft." onClose={onClose}>
      <form className="quick-form" onSubmit={send}>
        <div className="in-dialog stack g4 tall">
          <fieldset className="stack g3">
            <legend className="vh">What holds</legend>
            {kinds.map((one) => (
              <label key={one.kind} className="opt-row">
                <input
                  className="rad"
                  type="radio"
                  name="kind"
                  checked={kind === one.kind}
                  onChange={() => setKind(one.kind)}
                />
                <span>
                  {one.name}
                  <small>{one.about}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="quick-days">
            <TextField
              label="First day"
              type="date"
              value={from}
              min={day}
              required
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              label="Last day"
              type="date"
              value={last}
              min={from}
              required
              onChange={({ target }) => setThrough(target.value)}
            />
          </div>
          {kind === 'hours' && <Spans spans={spans} onChange={setSpans} />}
          {kind !== 'ordinary-hours' && (
            <TextField
              label="What guests read"
              isOptional
              hint="Such as Christmas Eve."
              value={name}
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
          )}
          {places.length > 1 && (
            <fieldset className="stack g2">
              <legend className="lab-1">Where</legend>
              <label className="opt-row">
                <input
                  type="checkbox"
                  className="chk"
                  checked={isAll}
                  onChange={() => setChosen(new Set(isAll ? [] : places.map(({ id }) => id)))}
                />
                <span>All {places.length}</span>
              </label>
              {places.map((place) => (
                <label key={place.id} className="opt-row">
                  <input
                    type="checkbox"
                    className="chk"
                    checked={chosen.has(place.id)}
                    onChange={() => {
                      const next = new Set(chosen);
                      if (!next.delete(place.id)) next.add(place.id);
                      setChosen(next);
                    }}
                  />
                  <span>{place.name}</span>
                </label>
              ))}
            </fieldset>
          )}
          <Wrong says={quick.error ? inWords(quick.error) : ''} />
        </div>
        <DialogFooter onClose={onClose}>
          <Button look="primary" type="submit" busy={quick.isPending} disabled={chosen.size === 0}>
            {says(kind, from, through, day)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

interface SpanTyped {
  id: number;
  open: string;
  close: string;
}

const MOST_SPANS = 4;

function Spans({ spans, onChange }: { spans: SpanTyped[]; onChange: (spans: SpanTyped[]) => void }) {
  const set = (id: number, part: Partial<SpanTyped>) =>
    onChange(spans.map((span) => (span.id === id ? { ...span, ...part } : span)));
  return (
    <div className="stack g2">
      {spans.map(({ id, open, close }) => (
        <div key={id} className="row">
          <input
            className="in"
            type="time"
            aria-label="Opens"
            value={open}
            required
            onChange={({ target }) => set(id, { open: target.value })}
          />
          –
          <input
            className="in"
            type="time"
            aria-label="Closes"
            value={close}
            required
            onChange={({ target }) => set(id, { close: target.value })}
          />
          {close !== '' && close <= open && <span className="small muted">next day</span>}
          {spans.length > 1 && (
            <Button
              look="quiet"
              icon={Trash2}
              aria-label={`Remove ${open} to ${close}`}
              onClick={() => onChange(spans.filter((span) => span.id !== id))}
            />
          )}
        </div>
      ))}
      {spans.length < MOST_SPANS && (
        <span>
          <Button
            look="quiet"
            small
            icon={Plus}
            onClick={() =>
              onChange([...spans, { id: Math.max(...spans.map(({ id }) => id)) + 1, open: '17:00', close: '22:00' }])
            }
          >
            Open twice
          </Button>
        </span>
      )}
    </div>
  );
}

function says(kind: Kind, from: string, through: string, day: string): string {
  const isToday = from === day && through <= day;
  if (kind === 'closed') return isToday ? 'Close today' : 'Close on these days';
  return kind === 'hours' ? 'Say these hours' : 'Back to the usual hours';
}
