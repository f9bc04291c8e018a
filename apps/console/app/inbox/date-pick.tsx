import { Plus, X } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { daysBefore, spanInWords } from './days.ts';

interface DatePickProps {
  from: string | undefined;
  to: string | undefined;
  onChosen: (from: string | undefined, to: string | undefined) => void;
}

const spans = [
  { says: 'Today', days: 0 },
  { says: '7 days', days: 6 },
  { says: '30 days', days: 29 },
];

/** From a day to a day, both with what came on them. */
export function DatePick({ from, to, onChosen }: DatePickProps) {
  const [open, setOpen] = useState(false);
  const on = Boolean(from || to);
  const said = spanInWords(from, to);
  function choose(first: string | undefined, last: string | undefined) {
    setOpen(false);
    onChosen(first, last);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { first, last } = Object.fromEntries(new FormData(event.currentTarget));
    const [a, b] = [String(first), String(last)].sort();
    const given = first && last;
    choose((given ? a : String(first)) || undefined, (given ? b : String(last)) || undefined);
  }
  return (
    <span className="pick-at">
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <AriaButton className={`pick ${on ? 'on' : ''}`} aria-label={on ? `Date: ${said}` : 'Date'}>
          {!on && <Icon node={Plus} />}
          {on ? said : 'Date'}
        </AriaButton>
        <Popover className="pop" placement="bottom start" offset={4}>
          <Dialog className="date-pick" aria-label="Date">
            <form className="stack g3" onSubmit={submit}>
              <div className="row g1">
                {spans.map(({ says, days }) => (
                  <Button key={says} small onClick={() => choose(daysBefore(new Date(), days), undefined)}>
                    {says}
                  </Button>
                ))}
              </div>
              <div className="two">
                <TextField label="From" name="first" type="date" defaultValue={from} />
                <TextField label="Until" name="last" type="date" defaultValue={to} />
              </div>
              <Button type="submit" look="primary" small>
                Show these days
              </Button>
            </form>
          </Dialog>
        </Popover>
      </DialogTrigger>
      {on && (
        <button
          type="button"
          className="pick-off"
          aria-label="Drop date"
          onClick={() => onChosen(undefined, undefined)}
        >
          <Icon node={X} className="i-s" />
        </button>
      )}
    </span>
  );
}
