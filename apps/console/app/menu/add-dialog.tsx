import { addCategory, addDish, addMenu } from '@tablefront/restaurant/editing/menu/edit-menu';
import { type CategoryInFile, type MenuInFile, menusInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { typedAmount } from '@tablefront/restaurant/editing/menu/price-in-file';
import { applyPatches } from '@tablefront/restaurant/editing/patches';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { rowId } from './menu-rows.ts';
import { categoriesOf } from './move.ts';
import type { OpenMenu } from './open-menu.ts';

interface AddDishDialogProps {
  menu: OpenMenu;
  into: MenuInFile | undefined;
  category: CategoryInFile | undefined;
  onClose: () => void;
  onAdded: (id: string) => void;
}

const NEW = 'new';

/** A new dish: its name, its category, perhaps its price. Everything else is said in its own page. */
export function AddDishDialog({ menu, into, category, onClose, onAdded }: AddDishDialogProps) {
  const categories = into?.categories.entries ?? [];
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [chosen, setChosen] = useState(category ? rowId(category) : categories[0] ? rowId(categories[0]) : NEW);
  const [newName, setNewName] = useState('');
  const [problem, setProblem] = useState<{ name?: string; price?: string; category?: string }>({});
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount = price.trim() === '' ? undefined : typedAmount(price, menu.currency);
    const found = {
      ...(name.trim() === '' && { name: 'A dish needs a name' }),
      ...(price.trim() !== '' && amount === undefined && { price: `“${price.trim()}” is not a price` }),
      ...(chosen === NEW && newName.trim() === '' && { category: 'A category needs a name' }),
    };
    setProblem(found);
    if (Object.keys(found).length > 0) return;
    const made = chosen === NEW ? withCategory(menu, into, newName.trim()) : undefined;
    const target = made?.category ?? categories.find((one) => rowId(one) === chosen);
    if (!target) return;
    const { patches, key } = addDish(target, { name: name.trim(), ...(amount !== undefined && { price: amount }) });
    menu.change([...(made?.patches ?? []), ...patches]);
    onAdded(JSON.stringify([...target.dishes.at, { key }]));
  };
  return (
    <Dialog title="New dish" about="It shows on the menu when you publish." onClose={onClose}>
      <form onSubmit={save} noValidate>
        <div className="in-dialog stack g4">
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={problem.name}
            autoFocus
          />
          <div className="two">
            <Field label="Category">
              {(parts) => (
                <select className="sel" value={chosen} onChange={(event) => setChosen(event.target.value)} {...parts}>
                  {categories.map((one) => (
                    <option key={one.key} value={rowId(one)}>
                      {one.name || 'Without a name'}
                    </option>
                  ))}
                  <option value={NEW}>A new category…</option>
                </select>
              )}
            </Field>
            <TextField
              label={`Price in ${menu.currency}`}
              value={price}
              inputMode="decimal"
              onChange={(event) => setPrice(event.target.value)}
              error={problem.price}
            />
          </div>
          {chosen === NEW && (
            <TextField
              label="Name of the category"
              value={newName}
              onChange={(event) => setNewName(event.target.value)}
              error={problem.category}
            />
          )}
        </div>
        <DialogFooter onClose={onClose}>
          <Button look="primary" type="submit">
            Add the dish
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** A new category, in a menu that is made where there is none. */
function withCategory(menu: OpenMenu, into: MenuInFile | undefined, name: string) {
  const begun = into ? { patches: [], menu: into } : withMenu(menu);
  if (!begun.menu) return undefined;
  const { patches, key } = addCategory(begun.menu, name);
  const all = [...begun.patches, ...patches];
  const { document } = applyPatches(menu.document, all);
  const owner = { ...menu.owner, fields: menu.owner.at.length === 0 ? document : menu.owner.fields };
  const category = categoriesOf(menusInFile(owner)).find((one) => one.key === key);
  return category && { patches: all, category };
}

function withMenu(menu: OpenMenu) {
  const { patches, key } = addMenu(menu.owner, 'Menu', 'Menu');
  const { document } = applyPatches(menu.document, patches);
  return { patches, menu: menusInFile({ at: [], fields: document }).find((one) => one.key === key) };
}

interface AddMenuDialogProps {
  menu: OpenMenu;
  onClose: () => void;
  onAdded: (key: string) => void;
}

/** A further menu: brunch, drinks. */
export function AddMenuDialog({ menu, onClose, onAdded }: AddMenuDialogProps) {
  const [name, setName] = useState('');
  const [first, setFirst] = useState('Menu');
  const hasBare = menu.menus.some(({ isBare }) => isBare);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { patches, key } = addMenu(menu.owner, name.trim(), first.trim() || 'Menu');
    menu.change(patches);
    onAdded(key);
  };
  return (
    <Dialog title="New menu" about="It shows when it has its first dish." onClose={onClose}>
      <form onSubmit={save}>
        <div className="in-dialog stack g4">
          <TextField
            label="Name"
            value={name}
            placeholder="Brunch"
            onChange={(event) => setName(event.target.value)}
            autoFocus
          />
          {hasBare && (
            <TextField
              label="Name of the menu that there is"
              hint="With two menus each needs a name."
              value={first}
              onChange={(event) => setFirst(event.target.value)}
            />
          )}
        </div>
        <DialogFooter onClose={onClose}>
          <Button look="primary" type="submit" disabled={name.trim() === ''}>
            Add the menu
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
