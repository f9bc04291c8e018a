import { renameDish } from '@tablefront/restaurant/editing/menu/edit-menu';
import { type DishInFile, dishesOf } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { useState } from 'react';
import type { OpenMenu } from './open-menu.ts';

interface NameCellProps {
  menu: OpenMenu;
  dish: DishInFile;
  name: string;
  onDone: (go: 'down' | 'stay') => void;
}

/** The name of a dish in edit; an empty one is not taken. */
export function NameCell({ menu, dish, name, onDone }: NameCellProps) {
  const [typed, setTyped] = useState(name);
  const take = () => {
    const text = typed.trim();
    if (text !== '' && text !== name) menu.change(renameDish(dish, text, menu.locations, dishesOf(menu.menus)));
  };
  return (
    <span className="cell-edit name-edit grow">
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell that was chosen is edited
        autoFocus
        aria-label={name === '' ? 'Name of the new dish' : `Name of ${name}`}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone('stay');
          else if (event.key === 'Enter') {
            take();
            onDone('down');
          } else return;
          event.stopPropagation();
        }}
        onBlur={() => {
          take();
          onDone('stay');
        }}
      />
    </span>
  );
}
