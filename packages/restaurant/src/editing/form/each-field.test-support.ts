/** What a program does to each field that the console offers, as the field's control does it. */
import type { Weekday } from '../../opening-hours/opening-hours.ts';
import type { FormField, FormKind } from '../../site-configuration/schema/form-kinds.ts';
import { formKinds } from '../../site-configuration/schema/forms.ts';
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, keyOf } from '../entry-keys.ts';
import { hoursKeys, setDays } from '../hours/hours-in-file.ts';
import { EARLIER, setPickup } from '../hours/pickup-in-file.ts';
import { setSpecialDay } from '../hours/special-days.ts';
import { type EntryInFile, keyInFile, setField } from '../in-file.ts';
import { addDish, addSize, moveEntry, removeEntries, renameDish, setMark } from '../menu/edit-menu.ts';
import { allDifferences, changeDifference, currencyInFile, locationsInFile } from '../menu/locations-in-file.ts';
import { dishesOf, menusInFile } from '../menu/menus-in-file.ts';
import { setPrice, setPriceInWords } from '../menu/price-in-file.ts';
import { type Patch, type Step, valueAt } from '../patches.ts';
import { changeOf, placeOf } from './field-in-file.ts';
import { addingOf, newEntry } from './setting.ts';
import { textOf, typedValue } from './typed-value.ts';

export interface FieldEdit {
  /** `Location.phone, a text` */
  what: string;
  /** All that may differ afterwards. */
  places: Step[][];
  /** What stands at the first of the places then; absent: whatever. */
  to?: JsonValue | undefined;
  patches: Patch[];
}

/** Edited elsewhere than in a form. */
const ELSEWHERE = new Set(['menu', 'menuOverrides', 'openingHours', 'specialOpeningHoursSpecification', 'pickupHours']);
const never = new Set(['$schema']);

/** An edit of each field in each shape in which the document has it: another value, none, another order. @param document with keys */
export function fieldEdits(document: JsonObject): FieldEdit[] {
  const forms = new Map(formKinds().map((kind) => [kind.name, kind]));
  const edits: FieldEdit[] = [];
  const seen = new Set<string>();
  const take = (edit: FieldEdit) => {
    if (edit.patches.length === 0 || seen.has(edit.what)) return;
    seen.add(edit.what);
    edits.push(edit);
  };

  function ofObject(at: Step[], kind: FormKind) {
    const shape = shapeOf(valueAt(document, at));
    for (const field of kind.fields) {
      if (ELSEWHERE.has(field.key) || never.has(field.key)) continue;
      const place = placeOf(document, at, kind, field);
      const value = valueAt(document, place);
      const of = forms.get(field.of ?? '');
      if (field.control === 'object' && of) ofObject(place, of);
      else if (field.control === 'list' && of) ofList({ at, kind, field, of, place, value });
      else {
        const what = `${kind.name}.${field.key} in ${shape}, ${String(place.at(-1))}: ${shapeOf(value)}`;
        for (const to of otherValues(field, value)) {
          const end = to === undefined ? ' taken away' : '';
          take({ what: what + end, places: [place], to, patches: changeOf(document, at, kind, field, to) });
        }
        if (field.control === 'hours') take({ what, places: [place], patches: weekEdit(document, place) });
      }
    }
  }

  function ofList({ at, kind, field, of, place, value }: ListOfObjects) {
    const what = `${kind.name}.${field.key}, ${String(place.at(-1))}: ${shapeOf(value)}`;
    const places = [place];
    if (typeof value === 'string' || (Array.isArray(value) && value.length > 0 && !value.some(isObject))) {
      const to = typedValue(`${textOf(value, 'sentences')}\nOne more`, 'sentences', value);
      take({ what: `${what}, a line more`, places, to, patches: changeOf(document, at, kind, field, to) });
      return;
    }
    if (isObject(value)) return;
    const entries = Array.isArray(value) ? value.filter(isObject) : [];
    take({ what: `${what}, one more`, places, patches: addingOf(document, place, newEntry({ name: 'New' })) });
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (key === undefined) continue;
      const own = [...place, { key }];
      if (index === 0) take({ what: `${what}, one less`, places, patches: [{ do: 'remove', at: own, was: entry }] });
      if (index === 1) {
        const before = keyOf(entries[0]) ?? '';
        take({ what: `${what}, moved`, places, patches: [{ do: 'move', at: own, before }] });
      }
      ofObject(own, of);
    }
  }

  const [top, location] = [forms.get('SiteConfiguration'), forms.get('Location')];
  if (!top || !location) throw new Error('There are no forms');
  ofObject([], top);
  const locations = locationsInFile(document);
  for (const { at } of locations) ofObject(at, location);
  const brand = { at: [], fields: document };
  for (const place of [brand, ...locations]) for (const edit of hoursEdits(place, brand)) take(edit);
  for (const owner of [brand, ...locations]) for (const edit of menuEdits(owner, document)) take(edit);
  return edits;
}

interface ListOfObjects {
  at: Step[];
  kind: FormKind;
  field: FormField;
  of: FormKind;
  place: Step[];
  value: JsonValue | undefined;
}

/** Another value as the control makes it, and none where there is one. */
function otherValues(field: FormField, value: JsonValue | undefined): (JsonValue | undefined)[] {
  if (field.control === 'hours') return [];
  const other = otherValue(field, value);
  return value === undefined || value === null ? [other] : [other, undefined];
}

function otherValue(field: FormField, value: JsonValue | undefined): JsonValue | undefined {
  const { control, choices, least } = field;
  if (control === 'yes') return value !== true && value !== 'yes' && value !== 1;
  if (control === 'choice') return choices?.find((choice) => choice !== value);
  if (control === 'color') return '#123456';
  if (control === 'picture') return '/pictures/0b0e7c3a-0000-4000-8000-000000000000.webp';
  if (control === 'labels' && typeof value !== 'string') return [...(Array.isArray(value) ? value : []), 'One more'];
  const text = textOf(value, control);
  // Shown as JSON.
  if (control === 'other' || text === undefined) return isObject(value) ? { ...value, more: [1] } : ['As written'];
  const texts: Partial<Record<FormField['control'], string>> = {
    ...{ number: String((least ?? 1) + (text === String((least ?? 1) + 1) ? 2 : 1)), price: '13.75' },
    ...{
      date: '2028-02-29',
      email: 'new@tuck.example',
      phone: '+1 416 555 0199',
      link: 'https://new.example/x?a=1&b=2',
    },
    ...{ prose: `${text}\n\nA further “paragraph”.`, sentences: `${text}\nOne more`.trim() },
  };
  return typedValue(texts[control] ?? `${text} é`, control, value);
}

const TUESDAY: Weekday = 1;
const nineToFive = { open: 9 * 60, close: 17 * 60 };
const tuesday = new Map([[TUESDAY, { spans: [nineToFive] }]]);

function weekEdit(document: JsonObject, place: Step[]): Patch[] {
  const [at, key] = [place.slice(0, -1), place.at(-1)];
  const fields = valueAt(document, at);
  return typeof key === 'string' && isObject(fields) ? setDays({ at, fields }, [key], tuesday) : [];
}

function hoursEdits(place: EntryInFile, brand: EntryInFile): FieldEdit[] {
  const { at, fields } = place;
  const week = keyInFile(fields, hoursKeys);
  const special = 'specialOpeningHoursSpecification';
  const day = { from: '2027-12-24', through: '2027-12-26', name: 'Holidays', spans: [nineToFive] };
  const whose = at.length > 0 ? 'of a location' : 'of the brand';
  return [
    {
      what: `${week} ${whose}: ${shapeOf(fields[week])}`,
      places: [[...at, week]],
      patches: setDays(place, hoursKeys, tuesday),
    },
    {
      what: `${special} ${whose}: ${shapeOf(fields[special])}`,
      places: [[...at, special]],
      patches: setSpecialDay(place, brand, undefined, day),
    },
    {
      what: `pickupHours ${whose}: ${shapeOf(fields.pickupHours)}`,
      places: [[...at, 'pickupHours']],
      patches: setPickup(place, { week: Array(7).fill({ spans: [nineToFive] }) }, { mode: 'earlier', by: EARLIER[1] }),
    },
  ];
}

function menuEdits(owner: EntryInFile, document: JsonObject): FieldEdit[] {
  const { currency } = currencyInFile(document);
  const locations = locationsInFile(document);
  const menus = menusInFile(owner);
  const all = dishesOf(menus);
  const edits: FieldEdit[] = [];
  for (const { dishes, ...category } of menus.flatMap(({ categories }) => categories.entries)) {
    const name = keyInFile(category.fields, ['name', 'title']);
    edits.push(
      {
        what: `${name} of a category`,
        places: [[...category.at, name]],
        to: 'Renamed',
        patches: setField(category, ['name', 'title'], 'Renamed'),
      },
      {
        what: `a dish more, ${placeWords(dishes.at)}`,
        places: [dishes.at],
        patches: addDish({ ...category, dishes }, { name: 'New', price: 4 }).patches,
      },
    );
    for (const dish of dishes.entries) {
      const set = (key: string, to: JsonValue): FieldEdit => ({
        what: `${key} of a dish: ${shapeOf(dish.fields[key])}`,
        places: [[...dish.at, key]],
        to,
        patches: setField(dish, [key], to),
      });
      const title = keyInFile(dish.fields, ['name', 'title']);
      const called = renameDish(dish, 'Renamed dish', locations, all);
      const follows = called.slice(1).map(({ at }) => at.slice(0, 1 + at.indexOf('menuOverrides')));
      const priced = [
        [...dish.at, 'price'],
        [...dish.at, 'priceText'],
      ];
      edits.push(
        { what: `${title} of a dish, ${follows.length}`, places: [[...dish.at, title], ...follows], patches: called },
        ...[set('description', 'Said anew.'), set('image', '/pictures/new.webp'), set('calories', 540)],
        ...[
          set('tags', ['New']),
          set('available', 'Mo-Fr 11:00-15:00'),
          set('orderingLink', 'https://order.example/1'),
        ],
        {
          what: `price of a dish: ${shapeOf(dish.fields.price)}`,
          places: priced,
          patches: setPrice(dish, 17.25, currency),
        },
        { what: 'price of a dish in words', places: priced, patches: setPriceInWords(dish, 'market') },
        {
          what: `a diet of a dish: ${shapeOf(dish.fields.isVegan)}`,
          places: [
            [...dish.at, 'isVegan'],
            [...dish.at, 'diets'],
          ],
          patches: setMark(dish, 'isVegan', dish.fields.isVegan !== true),
        },
        {
          what: `a size: ${shapeOf(dish.fields.variants)}`,
          places: [
            [...dish.at, 'variants'],
            [...dish.at, 'sizes'],
          ],
          patches: addSize(dish, 'Large'),
        },
        { what: `a dish less, ${placeWords(dishes.at)}`, places: [dishes.at], patches: removeEntries([dish]) },
        {
          what: `a dish moved, ${placeWords(dishes.at)}`,
          places: [dishes.at],
          patches: moveEntry(dish, dishes, dishes.entries[0]?.key),
        },
      );
    }
  }
  const [first] = all;
  if (first && owner.at.length === 0) {
    for (const location of locations.filter(({ hasOwnMenu }) => !hasOwnMenu)) {
      edits.push({
        what: `what is different at a location: ${shapeOf(location.fields.menuOverrides)}, ${allDifferences(location).length > 0}`,
        places: [[...location.at, 'menuOverrides']],
        patches: changeDifference(location, first.id, { price: 19.5 }),
      });
    }
  }
  return edits;
}

const placeWords = (at: readonly Step[]) => at.filter((step) => typeof step === 'string').join('.');

function shapeOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${shapeOf(value[0])}`;
  if (isObject(value)) return Object.hasOwn(value, KEY_FIELD) ? 'an entry' : 'an object';
  return `a ${typeof value}`;
}
