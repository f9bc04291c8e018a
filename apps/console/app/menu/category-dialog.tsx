import { setField } from '@tablefront/restaurant/editing/in-file';
import { removeEntries } from '@tablefront/restaurant/editing/menu/edit-menu';
import type { CategoryInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { type FormEvent, useState } from 'react';
import { useDocument } from '../document/document.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { say } from '../ui/toast.ts';
import type { OpenMenu } from './open-menu.ts';

interface CategoryDialogProps {
  menu: OpenMenu;
  category: CategoryInFile;
  onClose: () => void;
}

/** What a category is called and says; or it goes, with its dishes. */
export function CategoryDialog({ menu, category, onClose }: CategoryDialogProps) {
  const { store } = useDocument();
  const [name, setName] = useState(category.name);
  const [words, setWords] = useState(category.description ?? '');
  const count = category.dishes.entries.length;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    menu.change([
      ...setField(category, ['name', 'title'], name.trim()),
      ...(words.trim() === (category.description ?? '')
        ? []
        : setField(category, ['description'], words.trim() === '' ? null : words.trim())),
    ]);
    onClose();
  };
  const remove = () => {
    menu.change(removeEntries([category]));
    say(`${category.name} is gone from the draft.`, () => store.undo());
    onClose();
  };
  return (
    <Dialog title={category.name || 'Category'} onClose={onClose}>
      <form onSubmit={save}>
        <div className="in-dialog stack g4">
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={name.trim() === '' ? 'A category needs a name' : undefined}
          />
          <Field label="Description" hint="Under its name, on the menu.">
            {(parts) => (
              <textarea
                className="ta"
                rows={2}
                value={words}
                onChange={(event) => setWords(event.target.value)}
                {...parts}
              />
            )}
          </Field>
        </div>
        <DialogFooter
          onClose={onClose}
          aside={
            <Button look="danger" onClick={remove}>
              {count === 0 ? 'Remove' : `Remove with its ${count} ${count === 1 ? 'dish' : 'dishes'}`}
            </Button>
          }
        >
          <Button look="primary" type="submit">
            Save
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
