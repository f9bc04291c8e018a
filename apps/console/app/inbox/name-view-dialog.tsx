import { type FormEvent, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';

interface NameViewDialogProps {
  onClose: () => void;
  onNamed: (name: string) => Promise<void>;
}

/** What the filters that are on shall be called. */
export default function NameViewDialog({ onClose, onNamed }: NameViewDialogProps) {
  const [wrong, setWrong] = useState('');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) onNamed(name).catch((error: unknown) => setWrong(inWords(error)));
  }
  return (
    <Dialog title="Keep these filters as a view" onClose={onClose}>
      <form onSubmit={submit} id="name-view" className="in-dialog stack g4">
        <TextField label="Name" name="name" maxLength={60} placeholder="Complaints of the west" required autoFocus />
        <Wrong says={wrong} />
      </form>
      <DialogFooter onClose={onClose}>
        <Button type="submit" form="name-view" look="primary">
          Keep the view
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
