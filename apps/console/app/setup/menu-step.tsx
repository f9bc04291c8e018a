import { addingOf } from '@tablefront/restaurant/editing/form/setting';
import { addMenu } from '@tablefront/restaurant/editing/menu/edit-menu';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDocument } from '../document/document.tsx';
import { useMenuOf } from '../menu/open-menu.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { say } from '../ui/toast.ts';
import { dishCount, typedMenu } from './typed-menu.ts';

const PasteDialog = lazy(async () => ({ default: (await import('../menu/paste-dialog.tsx')).PasteDialog }));

/** The first dishes: typed, pasted from a spreadsheet, or out of a CSV. */
export function MenuStep() {
  const { brandId, store, change } = useDocument();
  const menu = useMenuOf(null);
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const typed = typedMenu(text);
  const count = dishCount(typed);
  const into = menu.menus[0];
  function take() {
    if (!typed) return;
    change(addingOf(store.get(), ['menu'], typed));
    setText('');
    say(`${count === 1 ? '1 dish is' : `${count} dishes are`} on the menu`, () => store.undo());
  }
  function paste(rows: string) {
    if (!into) change(addMenu(menu.owner, 'Menu', 'Menu').patches);
    setPasted(rows);
  }
  return (
    <div className="stack g4">
      {into && (
        <p>
          There is a menu already. <Link to={paths.menu(brandId)}>Change it under Menu</Link>
        </p>
      )}
      <Field label="Dishes, one to a line" hint="The price stands at the end. A line alone above others is a category.">
        {(parts) => (
          <textarea
            {...parts}
            className="ta"
            rows={8}
            placeholder={'Pizza\nMargherita 14.50\nMarinara 12'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="row wrap g3">
        <Button disabled={count === 0} onClick={take}>
          {count === 0 ? 'Put them on the menu' : `Put ${count === 1 ? '1 dish' : `${count} dishes`} on the menu`}
        </Button>
        <Button look="quiet" onClick={() => paste('')}>
          Paste from a spreadsheet
        </Button>
        <Button look="quiet" onClick={() => chooser.current?.click()}>
          Choose a CSV
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            void file?.text().then(paste);
          }}
        />
      </div>
      {pasted !== undefined && into && (
        <Suspense>
          <PasteDialog
            menu={menu}
            into={into}
            text={pasted}
            onClose={() => setPasted(undefined)}
            onTaken={(lines) => {
              setPasted(undefined);
              say(`${lines === 1 ? '1 line is' : `${lines} lines are`} on the menu`, () => store.undo());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
