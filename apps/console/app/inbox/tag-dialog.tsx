import { type FormEvent, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useInboxAbout } from './inbox-queries.ts';

interface TagDialogProps {
  brandId: string;
  onTag: (tag: string) => void;
  onClose: () => void;
}

/** A word to find messages by; those that are used already are offered. */
export default function TagDialog({ brandId, onTag, onClose }: TagDialogProps) {
  const known = useInboxAbout(brandId).data?.tags ?? [];
  const list = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get('tag')).trim().toLowerCase();
    if (tag) onTag(tag);
  }
  return (
    <Dialog title="Add a tag" onClose={onClose}>
      <form id="tag" className="in-dialog" onSubmit={submit}>
        <TextField label="Tag" name="tag" list={list} maxLength={40} autoComplete="off" required autoFocus />
        <datalist id={list}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
      <DialogFooter onClose={onClose}>
        <Button type="submit" form="tag" look="primary">
          Add the tag
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
