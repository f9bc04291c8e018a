/** Rows of a menu table as menus and overrides in the form of a configuration, whose own reader then reads and checks them. */
import { present } from '../../reading/lenient.ts';
import { amountFields, type Cells, FACTS, factFields, hoursOf } from './cells.ts';
import { type Column, DIFFERENCES } from './columns.ts';

/** A row, its cells trimmed and none of them blank, with the number of its line. */
export interface TableRow {
  line: number;
  cells: Cells;
}

/** What the rows of a place say: its fields `menu` and `menuOverrides`, and by paths within them the line that is about it. */
export interface TablePlace {
  menu: object[];
  menuOverrides: object[];
  lines: Map<string, number>;
}

export interface ReadTable {
  brand: TablePlace;
  /** By their one name. */
  locations: Map<string, TablePlace>;
  warnings: { line: number; message: string }[];
}

type Warn = (line: number, message: string) => void;
type Difference = (typeof DIFFERENCES)[number];

interface Size {
  line: number;
  name: string;
  cells: Cells;
}

/** A dish of a menu, or how a location's differs. */
interface Dish {
  line: number;
  difference?: Difference;
  id?: string;
  name?: string;
  category?: string;
  /** Its facts, from whichever of its rows has them. */
  facts: Cells;
  /** Its rows do not agree on its allergens: nobody can tell which holds. */
  disagrees?: true;
  /** What it costs and holds itself. */
  own: Cells;
  sizes: Size[];
  addOns: Size[];
}

interface Category {
  line: number;
  id?: string;
  name?: string;
  facts: Cells;
  dishes: Dish[];
}

interface Menu {
  line: number;
  number?: string;
  name?: string;
  facts: Cells;
  categories: Category[];
}

interface Place {
  menus: Menu[];
  differences: Dish[];
}

const menuFacts: readonly Column[] = ['menu_description', 'menu_hours'];
const categoryFacts: readonly Column[] = ['category_description', 'category_image'];
const ALLERGENS: readonly Column[] = ['contains', 'may_contain', 'free_of'];
const DISH_FACTS: readonly Column[] = FACTS.flatMap(({ columns }) => columns);

/**
 * A broken row is left out, with a warning.
 *
 * @param locationCalled the one name of the location that a cell names
 */
export function readMenuTable(
  rows: readonly TableRow[],
  locationCalled: (name: string) => string | undefined,
): ReadTable {
  const warnings: ReadTable['warnings'] = [];
  const warn: Warn = (line, message) => warnings.push({ line, message });
  const brand: Place = { menus: [], differences: [] };
  const locations = new Map<string, Place>();
  for (const row of rows) {
    const named = row.cells.location;
    const location = named === undefined ? undefined : locationCalled(named);
    const problem =
      named !== undefined && location === undefined
        ? `${JSON.stringify(named)} is no location of the brand`
        : problemOf(row.cells);
    if (problem !== undefined) {
      warn(row.line, `${problem}; this line is left out`);
      continue;
    }
    const place = location === undefined ? brand : (locations.get(location) ?? { menus: [], differences: [] });
    if (location !== undefined) locations.set(location, place);
    readRow(row, place, warn);
  }
  return {
    brand: written(brand),
    locations: new Map(Array.from(locations, ([name, place]) => [name, written(place)])),
    warnings,
  };
}

function problemOf(cells: Cells): string | undefined {
  const { location, category, item, variant, add_on, id } = cells;
  const difference = differenceOf(cells);
  if (variant !== undefined && add_on !== undefined) return 'a row is of a size (variant) or of an add_on, not of both';
  if (cells.difference === undefined) return item === undefined ? 'it names no dish (item)' : undefined;
  if (difference === undefined) return `${JSON.stringify(cells.difference)} is none of ${DIFFERENCES.join(', ')}`;
  if (location === undefined) return 'only a location differs from the menu';
  if (difference !== 'added') return id === undefined ? 'it has no id of a dish' : undefined;
  return item === undefined || category === undefined ? 'an added dish needs an item and a category' : undefined;
}

function differenceOf({ difference }: Cells): Difference | undefined {
  return DIFFERENCES.find((known) => known === difference?.toLowerCase());
}

function readRow(row: TableRow, place: Place, warn: Warn): void {
  const { line, cells } = row;
  const difference = differenceOf(cells);
  const dishes = difference === undefined ? categoryOf(row, menuOf(row, place, warn), warn).dishes : place.differences;
  const dish = dishOf(row, dishes, difference);
  const { variant, add_on } = cells;
  if (add_on !== undefined && dish.line === line)
    warn(line, 'the dish of this add_on has no line of its own before it');
  if (variant !== undefined) dish.sizes.push({ line, name: variant, cells });
  else if (add_on !== undefined) dish.addOns.push({ line, name: add_on, cells });
  else dish.own = cells;
  const unread = DISH_FACTS.filter((column) => column !== 'sold_out' && cells[column] !== undefined);
  if (difference === undefined || difference === 'added') addDishFacts(dish, row, warn);
  else if (unread.length > 0) warn(line, `${unread.join(', ')}: no location changes that of a dish; not read`);
  else addFacts(dish.facts, row, ['sold_out'], warn);
}

function menuOf(row: TableRow, { menus }: Place, warn: Warn): Menu {
  const { menu: name, menu_number: number } = row.cells;
  let menu = menus.find((one) => (number === undefined ? one.name === name : one.number === number));
  if (!menu) {
    menu = { line: row.line, ...present({ name, number }), facts: {}, categories: [] };
    menus.push(menu);
  }
  addFacts(menu.facts, row, menuFacts, warn);
  return menu;
}

function categoryOf(row: TableRow, { categories }: Menu, warn: Warn): Category {
  const { category: name, category_id: id } = row.cells;
  let category = categories.find((one) => (id === undefined ? one.name === name : one.id === id));
  if (!category) {
    category = { line: row.line, ...present({ name, id }), facts: {}, dishes: [] };
    categories.push(category);
  }
  addFacts(category.facts, row, categoryFacts, warn);
  return category;
}

/** A row of a size or an addition goes on with the dish of its id, or with that of the row before; any other begins a dish. */
function dishOf({ line, cells }: TableRow, dishes: Dish[], difference: Difference | undefined): Dish {
  const { id, item: name, category, variant, add_on } = cells;
  const last = dishes.at(-1);
  const known = id === undefined ? last : dishes.findLast((dish) => dish.id === id);
  const goesOn = variant !== undefined || add_on !== undefined;
  if (goesOn && known && known.id === id && (id !== undefined || known.name === name)) {
    if (known.difference === difference) return known;
  }
  const dish: Dish = {
    line,
    ...present({ difference, id, name, category }),
    facts: {},
    own: {},
    sizes: [],
    addOns: [],
  };
  dishes.push(dish);
  return dish;
}

function addDishFacts(dish: Dish, row: TableRow, warn: Warn): void {
  const said = (column: Column) => row.cells[column];
  const other = ALLERGENS.filter((column) => said(column) && dish.facts[column] && said(column) !== dish.facts[column]);
  for (const column of other) {
    warn(row.line, `${column} is not as in the first line of the same; the dish states no allergens`);
    dish.disagrees = true;
  }
  addFacts(
    dish.facts,
    row,
    DISH_FACTS.filter((column) => !other.includes(column)),
    warn,
  );
}

/** What several rows say of one thing, the first of them says. */
function addFacts(facts: Cells, { line, cells }: TableRow, columns: readonly Column[], warn: Warn): void {
  for (const column of columns) {
    const said = cells[column];
    if (said === undefined) continue;
    facts[column] ??= said;
    if (facts[column] !== said) warn(line, `${column} is not as in the first line of the same; not read`);
  }
}

function written({ menus, differences }: Place): TablePlace {
  const lines = new Map<string, number>();
  return {
    menu: menus.map((menu, at) => writtenMenu(menu, `menu[${at}]`, lines)),
    menuOverrides: differences.map((dish, at) => writtenDifference(dish, `menuOverrides[${at}]`, lines)),
    lines,
  };
}

function writtenMenu({ line, name, facts, categories }: Menu, path: string, lines: Map<string, number>): object {
  lines.set(path, line);
  return {
    ...present({
      name,
      description: facts.menu_description,
      hours: facts.menu_hours === undefined ? undefined : hoursOf(facts.menu_hours),
    }),
    categories: categories.map((category, at) => writtenCategory(category, `${path}.categories[${at}]`, lines)),
  };
}

function writtenCategory(category: Category, path: string, lines: Map<string, number>): object {
  const { line, id, name, facts, dishes } = category;
  lines.set(path, line);
  return {
    ...present({ id, name, description: facts.category_description, image: facts.category_image }),
    items: dishes.map((dish, at) => writtenDish(dish, `${path}.items[${at}]`, lines)),
  };
}

function writtenDish(dish: Dish, path: string, lines: Map<string, number>) {
  const { line, id, name, own, disagrees, sizes, addOns } = dish;
  const facts = { ...dish.facts };
  if (disagrees) for (const column of ALLERGENS) delete facts[column];
  lines.set(path, line);
  const listed = (key: string, list: readonly Size[]) => {
    if (list.length === 0) return {};
    for (const [at, size] of list.entries()) lines.set(`${path}.${key}[${at}]`, size.line);
    return { [key]: list.map((size) => ({ name: size.name, ...amountFields(size.cells) })) };
  };
  return {
    ...present({ id, name }),
    ...amountFields(own),
    ...factFields(facts),
    ...listed('variants', sizes),
    ...listed('addOns', addOns),
  };
}

function writtenDifference(dish: Dish, path: string, lines: Map<string, number>): object {
  const { difference, id, category } = dish;
  if (difference === 'added') return { category, ...writtenDish(dish, path, lines) };
  const { name: _name, ...fields } = dish;
  if (difference === 'changed') return writtenDish({ ...fields, addOns: [] }, path, lines);
  lines.set(path, dish.line);
  return { id, hidden: true };
}
