import { type JsonObject, KEY_FIELD } from '@tablefront/restaurant/editing/entry-keys';
import { addEntry, listInFile, newKey } from '@tablefront/restaurant/editing/in-file';
import { locationsInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { dashed } from '@tablefront/restaurant/slugs';
import { type FormEvent, useState } from 'react';
import { useDocument } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

interface AddLocationDialogProps {
  document: JsonObject;
  onClose: () => void;
  onAdded: (key: string) => void;
}

/** A new location: its name and where it is. Everything else is said in its own page. */
export function AddLocationDialog({ document, onClose, onAdded }: AddLocationDialogProps) {
  const { role } = useBrand();
  const { change } = useDocument();
  const [name, setName] = useState('');
  const [street, setStreet] = useState('');
  const [city, setCity] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('A location needs a name');
    const address = {
      ...(street.trim() !== '' && { streetAddress: street.trim() }),
      ...(city.trim() !== '' && { addressLocality: city.trim() }),
    };
    const key = newKey();
    const entry = {
      [KEY_FIELD]: key,
      // Ids are for owners; without one it is known by its place in the list.
      ...(role === 'owner' && { id: freeId(document, `${name} ${city}`) }),
      name: name.trim(),
      ...(Object.keys(address).length > 0 && { address }),
    };
    change(addEntry(listInFile({ at: [], fields: document }, ['locations']), entry));
    onAdded(key);
  };
  return (
    <Dialog title="New location" about="It shows on the site when you publish." onClose={onClose}>
      <form onSubmit={save} noValidate>
        <div className="in-dialog stack g4">
          <TextField
            label="Name"
            hint="As people call it: Queen West."
            value={name}
            error={problem}
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
          <div className="two">
            <TextField label="Street and number" value={street} onChange={(event) => setStreet(event.target.value)} />
            <TextField label="City" value={city} onChange={(event) => setCity(event.target.value)} />
          </div>
        </div>
        <DialogFooter onClose={onClose}>
          <Button look="primary" type="submit">
            Add the location
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function freeId(document: JsonObject, wanted: string): string {
  const taken = new Set(locationsInFile(document).flatMap(({ id, restaurantId }) => [id, restaurantId]));
  const base = dashed(wanted) || 'location';
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
