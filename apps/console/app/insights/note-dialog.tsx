import { LONGEST_NOTE } from '@tablefront/console-wire/insights';
import { type FormEvent, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { uuid } from '../ui/random.ts';
import { say } from '../ui/toast.ts';
import { Wrong } from '../ui/wrong.tsx';
import { useNoteChange } from './insights-query.ts';

interface NoteDialogProps {
  places: { id: string; name: string }[];
  /** The one that is looked at. */
  place: string | undefined;
  /** That are shown. */
  days: { first: string; last: string };
  onClose: () => void;
}

/** What happened on a day, so that whoever looks later knows why the line bends. */
export default function NoteDialog({ places, place, days, onClose }: NoteDialogProps) {
  const { id: brandId, name, detail } = useBrand();
  const [id] = useState(uuid);
  const change = useNoteChange(brandId);
  const mayAll = detail?.allLocations ?? false;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = String(given.get('text')).trim();
    const note = { text, day: String(given.get('day')), place: String(given.get('place')) || null };
    if (text === '') return;
    change.mutate(
      { id, note },
      {
        onSuccess() {
          say('The note stands on the chart.');
          onClose();
        },
      },
    );
  }
  return (
    <Dialog title="Add a note" about="It stands on the chart, for everybody who sees it." onClose={onClose}>
      <form onSubmit={submit} id="insight-note" className="in-dialog stack g4">
        <TextField
          label="What happened"
          name="text"
          maxLength={LONGEST_NOTE}
          placeholder="New team on the pass"
          required
          autoFocus
          autoComplete="off"
        />
        <div className="two">
          <TextField
            label="Day"
            name="day"
            type="date"
            required
            min={days.first}
            max={days.last}
            defaultValue={days.last}
          />
          <Field label="Where">
            {(parts) => (
              <select className="sel" name="place" defaultValue={place ?? ''} {...parts}>
                {mayAll && <option value="">{name}, everywhere</option>}
                {places.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Wrong says={change.error ? inWords(change.error) : ''} />
      </form>
      <DialogFooter onClose={onClose}>
        <Button type="submit" form="insight-note" look="primary" busy={change.isPending}>
          Add the note
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
