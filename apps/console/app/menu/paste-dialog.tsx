import { setHidden } from '@tablefront/restaurant/editing/menu/edit-menu';
import { dishesOf, type MenuInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import {
  changesOf,
  type PastedColumn,
  type PastedLine,
  type PastedTable,
  pastedColumns,
  pastedTable,
  plainCategory,
  readPasted,
  takePasted,
} from '@tablefront/restaurant/editing/menu/pasted-menu';
import { formatPrice } from '@tablefront/restaurant/prices';
import { Check, CircleAlert, CircleQuestionMark, type IconNode, Minus, Plus } from 'lucide';
import Papa from 'papaparse';
import { useEffect, useMemo, useRef, useState } from 'react';
import { modKey } from '../frame/sidebar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OpenMenu } from './open-menu.ts';

const columnNames: Record<PastedColumn, string> = {
  item: 'Name',
  price: 'Price',
  category: 'Category',
  description: 'Description',
  contains: 'Contains',
  may_contain: 'May contain',
  free_of: 'Free of',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  gluten_free: 'Gluten-free',
  halal: 'Halal',
  spicy: 'Spicy',
  diets: 'Diets',
  tags: 'Tags',
  calories: 'Calories',
};

/** What becomes of a line: taken as it is read, as the dish that it may be, as a new one, or not at all. */
type Choice = 'take' | 'same' | 'new' | 'keep' | undefined;

interface PasteDialogProps {
  menu: OpenMenu;
  /** The menu that is shown: what is new comes into it. */
  into: MenuInFile;
  /** What was pasted; empty: there is a place to paste into. */
  text: string;
  onClose: () => void;
  onTaken: (count: number) => void;
}

/** Lines of cells, as spreadsheets copy them: parted by tabs, or as CSV. */
const cellsOf = (text: string): string[][] =>
  Papa.parse<string[]>(text.trim(), { delimiter: text.includes('\t') ? '\t' : '', newline: '\n' }).data;

/** A table from a spreadsheet: what each column is, what each line comes to, and what of it is taken. */
export function PasteDialog({ menu, into, text, onClose, onTaken }: PasteDialogProps) {
  const [pasted, setPasted] = useState(text);
  const { currency, language, says } = menu;
  const known = useMemo(() => new Set(into.categories.entries.map(({ name }) => plainCategory(name))), [into]);
  const first = useMemo(
    () => pastedTable(cellsOf(pasted.replace(/\r\n?/g, '\n')), currency, known),
    [pasted, currency, known],
  );
  const [columns, setColumns] = useState<PastedTable['columns']>();
  const table = useMemo(() => ({ ...first, columns: columns ?? first.columns }), [first, columns]);
  const open = useMemo(() => ({ menu: into, says, currency }), [into, says, currency]);
  const lines = useMemo(() => readPasted(table, open), [table, open]);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [hidesOthers, setHidesOthers] = useState(false);
  const choiceOf = (line: PastedLine, at: number): Choice =>
    choices.has(at) ? choices.get(at) : line.kind === 'found' || line.kind === 'new' ? 'take' : undefined;
  const taken = lines.flatMap((line, at) => {
    const choice = choiceOf(line, at);
    if (choice === undefined || choice === 'keep') return [];
    return [{ line, dish: choice === 'new' || line.kind === 'new' ? undefined : line.dish }];
  });
  const listed = new Set(lines.flatMap(({ dish }) => dish ?? []));
  const others = dishesOf([into]).filter((dish) => !listed.has(dish) && !says(dish.fields).hidden);
  const count = taken.length + (hidesOthers ? others.length : 0);
  const take = () => {
    if (count === 0) return;
    menu.change([...takePasted(taken, open), ...(hidesOthers ? setHidden(others, true) : [])]);
    onTaken(count);
  };
  const takeNow = useRef(take);
  takeNow.current = take;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      takeNow.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const isEmpty = table.rows.length === 0;
  const width = table.columns.length;
  const about = `${counted(table.rows.length, 'line')}, ${counted(width, 'column')}. Check what each column is; nothing changes until you say so.`;
  return (
    <Dialog
      title="Paste from a spreadsheet"
      about={isEmpty ? 'Copy rows in your spreadsheet, names and prices at the least.' : about}
      wide
      onClose={onClose}
    >
      <div className="paste">
        <div className="in-dialog scroll-x tall">
          {isEmpty ? (
            <textarea
              className="ta"
              rows={8}
              aria-label="Rows from a spreadsheet"
              placeholder={'Ember double\t17\tBurgers'}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          ) : (
            <table className="tbl sheet">
              <thead>
                <tr className="map">
                  {table.columns.map((column, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing else
                    <th key={at} scope="col">
                      <select
                        className="sel s"
                        aria-label={`Column ${at + 1} is`}
                        value={column ?? ''}
                        onChange={(event) => {
                          const next = (event.target.value || undefined) as PastedColumn | undefined;
                          setColumns(
                            table.columns.map((each, index) =>
                              index === at ? next : each === next ? undefined : each,
                            ),
                          );
                          setChoices(new Map());
                        }}
                      >
                        <option value="">Not read</option>
                        {pastedColumns.map((each) => (
                          <option key={each} value={each}>
                            {columnNames[each]}
                          </option>
                        ))}
                      </select>
                    </th>
                  ))}
                  <th scope="col">What we make of it</th>
                  <th scope="col">Change</th>
                  <th scope="col">
                    <span className="vh">Choose</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move
                  <tr key={at}>
                    {table.columns.map((column, cell) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as their columns
                      <td key={cell} className={`mono ${column === 'price' && line.kind === 'unread' ? 'bad' : ''}`}>
                        {table.rows[at]?.[cell]}
                      </td>
                    ))}
                    <Made {...{ line, menu }} />
                    <td className="small ink2">
                      {changeWords(line, choiceOf(line, at), { menu, currency, language })}
                    </td>
                    <td className="n">
                      <Choose
                        line={line}
                        choice={choiceOf(line, at)}
                        kept={line.dish ? says(line.dish.fields).price : undefined}
                        menu={menu}
                        onChoose={(choice) => setChoices(new Map(choices).set(at, choice))}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
        <DialogFooter
          onClose={onClose}
          aside={
            !isEmpty &&
            others.length > 0 && (
              <label className="opt-row small">
                <input
                  type="checkbox"
                  className="chk"
                  checked={hidesOthers}
                  onChange={(event) => setHidesOthers(event.target.checked)}
                />
                <span>Hide the {counted(others.length, 'dish', 'dishes')} that are not in the list</span>
              </label>
            )
          }
        >
          <Button look="primary" shortcut={`${modKey()}↵`} disabled={count === 0} onClick={take}>
            Take {counted(count, 'change')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const made: Record<PastedLine['kind'], [string, string, IconNode]> = {
  found: ['Found', 'good', Check],
  alike: ['Found', 'good', Check],
  new: ['New', 'acc', Plus],
  'same?': ['Same dish?', 'warn', CircleQuestionMark],
  unread: ['Not read', 'bad', CircleAlert],
  nameless: ['No name', 'muted', Minus],
};

function Made({ line, menu }: { line: PastedLine; menu: OpenMenu }) {
  const [words, look, icon] = made[line.kind];
  const name = line.dish ? menu.says(line.dish.fields).name : line.kind === 'unread' ? line.cells.item : '';
  return (
    <td>
      <span className={`row ${look}`}>
        <Icon node={icon} />
        <span>
          <b className="m">{words}</b> <span className="ink2">{line.kind === 'same?' ? `${name}?` : name}</span>
        </span>
      </span>
    </td>
  );
}

interface Words {
  menu: OpenMenu;
  currency: string;
  language: string;
}

function changeWords(line: PastedLine, choice: Choice, { menu, currency, language }: Words): string {
  const { kind, dish, amount, cells } = line;
  if (kind === 'nameless') return 'left out';
  if (kind === 'unread' && choice !== 'new') return `“${cells.price}” is not a price`;
  if (kind === 'alike') return 'nothing';
  if (!dish || choice === 'new') return `in ${line.category?.name ?? `${cells.category ?? 'Menu'}, a new category`}`;
  const before = menu.says(dish.fields).price;
  const count = changesOf(line, dish, currency, menu.says).length;
  const isPriced = amount !== undefined && amount !== before;
  const shown = (price: number | undefined) => (price === undefined ? 'none' : formatPrice(price, currency, language));
  const others = count - (isPriced ? 1 : 0);
  return (
    [
      ...(isPriced ? [`price ${shown(before)} to ${shown(amount)}`] : []),
      ...(others > 0 ? [counted(others, 'other field')] : []),
    ].join(', ') || 'nothing'
  );
}

interface ChooseProps {
  line: PastedLine;
  choice: Choice;
  kept: number | undefined;
  menu: OpenMenu;
  onChoose: (choice: Choice) => void;
}

function Choose({ line, choice, kept, menu, onChoose }: ChooseProps) {
  const name = line.cells.item ?? '';
  if (line.kind === 'nameless' || line.kind === 'alike') return null;
  if (line.kind === 'same?') {
    return (
      <span className="row g1 choose">
        <Button
          small
          aria-pressed={choice === 'same'}
          aria-label={`Yes, ${name} is the same`}
          onClick={() => onChoose(choice === 'same' ? undefined : 'same')}
        >
          Yes
        </Button>
        <Button
          small
          aria-pressed={choice === 'new'}
          aria-label={`New dish: ${name}`}
          onClick={() => onChoose(choice === 'new' ? undefined : 'new')}
        >
          New dish
        </Button>
      </span>
    );
  }
  if (line.kind === 'unread' && line.dish) {
    const words = kept === undefined ? 'Keep it' : `Keep ${formatPrice(kept, menu.currency, menu.language)}`;
    return (
      <Button small aria-pressed={choice === 'keep'} onClick={() => onChoose('keep')}>
        {words}
      </Button>
    );
  }
  if (line.kind === 'unread') {
    return (
      <Button small aria-pressed={choice === 'new'} onClick={() => onChoose(choice === 'new' ? undefined : 'new')}>
        Without a price
      </Button>
    );
  }
  return (
    <input
      type="checkbox"
      className="chk"
      aria-label={`Take ${name}`}
      checked={choice === 'take'}
      onChange={(event) => onChoose(event.target.checked ? 'take' : undefined)}
    />
  );
}
