import { type FormEvent, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { useQuick } from './use-quick.ts';

/** A line above every page of the site: at once, for as long as it is wanted. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [through, setThrough] = useState('');
  const quick = useQuick(onClose);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (quick.isPending || text.trim() === '') return;
    quick.mutate({ do: 'announce', text: text.trim(), link: link.trim() || null, through: through || null });
  };
  return (
    <Dialog title="Announce" about="A line above every page, at once: this is not part of the draft." onClose={onClose}>
      <form className="quick-form" onSubmit={send}>
        <div className="in-dialog stack g4 tall">
          <TextField
            label="What guests read"
            hint={`One sentence. ${text.length} of 200 characters.`}
            value={text}
            maxLength={200}
            required
            onChange={({ target }) => setText(target.value)}
          />
          <TextField
            label="Where it leads"
            isOptional
            hint="A page such as /offers, or a link."
            value={link}
            maxLength={2000}
            onChange={({ target }) => setLink(target.value)}
          />
          <TextField
            label="Last day"
            isOptional
            hint="Without it, it stands until you take it down."
            type="date"
            value={through}
            onChange={({ target }) => setThrough(target.value)}
          />
          <Wrong says={quick.error ? inWords(quick.error) : ''} />
        </div>
        <DialogFooter
          onClose={onClose}
          aside={
            <Button look="quiet" busy={quick.isPending} onClick={() => quick.mutate({ do: 'no-announcement' })}>
              Take down what stands there
            </Button>
          }
        >
          <Button look="primary" type="submit" busy={quick.isPending} disabled={text.trim() === ''}>
            Announce
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
