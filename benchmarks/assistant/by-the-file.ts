/**
 * Everyday questions about dishes, made from the brands' files themselves and held against them by a reader that shares nothing with the
 * engine: what a dish costs, in a size, with an add-on, so many of it, two of them together; what stands under a heading, which of it is
 * vegetarian, what of it is cheapest. In one turn or asked on.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationOf, converse } from './ask.ts';
import { makePick } from './otherwise.ts';
import { configurationFile, type EvaluatedBrand, evaluatedBrands } from './question.ts';

/** A dish as a file writes it. */
interface Item {
  name: string;
  heading: string;
  price?: number;
  variants?: { name: string; price?: number }[];
  addOns?: { name: string; price?: number }[];
  isVegetarian?: boolean;
  isVegan?: boolean;
  soldOut?: boolean;
  available?: object;
}

interface Asked {
  kind: string;
  brand: EvaluatedBrand;
  turns: string[];
  /** Amounts and names that the answer must hold. */
  wanted: (number | string)[];
}

/** How many questions of each kind a brand is asked. */
const EACH = 2;
const bars: Readonly<Record<string, number>> = {
  price: 99,
  size: 99,
  'size, asked on': 98,
  'add-on': 95,
  'add-on, asked on': 93,
  sum: 94,
  'sum, asked on': 96,
  'so many, asked on': 97,
  'the first one': 97,
  heading: 95,
  'vegetarian, asked on': 94,
  'cheapest, asked on': 94,
};

/** All dishes under the headings of a value of a file, whatever they stand in. */
function itemsIn(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { name, items } = value as { name?: string; items?: Omit<Item, 'heading'>[] };
  const own = Array.isArray(items) && name ? items.map((item) => ({ ...item, heading: name })) : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => (key === 'items' ? [] : itemsIn(inner)))];
}

const plain = (text: string) => text.toLowerCase().replace(/[’']/g, '');
const isPriced = <Part extends { price?: number }>(one: Part): one is Part & { price: number } =>
  typeof one.price === 'number';

/** The questions on one brand; those of its dishes whose name no other has, and which are to be had. */
function questionsOn(brand: EvaluatedBrand, pick: ReturnType<typeof makePick>): Asked[] {
  const { menu } = JSON.parse(readFileSync(join(import.meta.dirname, '../..', configurationFile(brand)), 'utf8'));
  const all = itemsIn(menu);
  const there = all.filter(({ soldOut, available }) => !soldOut && !available);
  const alone = there.filter(
    ({ name }) => !/\d/.test(name) && all.filter((other) => plain(other.name) === plain(name)).length === 1,
  );
  const simple = alone.filter(({ variants }) => !variants).filter(isPriced);
  const ask = (kind: string, turns: string[], wanted: Asked['wanted']): Asked => ({ kind, brand, turns, wanted });
  const ofOne = (): Asked[] => {
    const [one, other] = [pick(simple), pick(simple)];
    if (!one || !other || one === other) return [];
    const [name, another] = [plain(one.name), plain(other.name)];
    const asked = `how much is the ${name}`;
    return [
      ask('price', [pick([asked, `${name} price`, `whats the ${name} cost`])], [one.price]),
      ask('sum', [`how much for two ${name} and a ${another}`], [2 * one.price + other.price]),
      ask('sum, asked on', [asked, `and a ${another}`, 'total?'], [one.price + other.price]),
      ask('so many, asked on', [asked, pick(['and 3 of them', 'make it 3', 'what about three'])], [3 * one.price]),
      ask('the first one', [`do you have ${name}`, `and ${another}`, 'how much is the first one'], [one.price]),
    ];
  };
  const inSize = (): Asked[] => {
    const one = pick(alone.filter(({ variants = [] }) => variants.length > 1 && variants.every(isPriced)));
    const size = one && pick((one.variants ?? []).filter(isPriced));
    if (!size) return [];
    return [
      ask('size', [`how much is a ${plain(size.name)} ${plain(one.name)}`], [size.price]),
      ask('size, asked on', [`how much is the ${plain(one.name)}`, `and the ${plain(size.name)}`], [size.price]),
    ];
  };
  const withMore = (): Asked[] => {
    // `With swap mash for chips` nobody says.
    const isAsked = (more: { name: string; price?: number }) =>
      isPriced(more) && !/^(?:swap|extra)\b|\binstead\b/i.test(more.name);
    const one = pick(simple.filter(({ addOns = [] }) => addOns.some(isAsked)));
    const more = one && pick((one.addOns ?? []).filter(isPriced).filter(isAsked));
    if (!more) return [];
    const [name, added] = [plain(one.name), plain(more.name)];
    return [
      ask('add-on', [`how much is the ${name} with ${added}`], [one.price + more.price]),
      ask('add-on, asked on', [name, pick([`with ${added}`, `add ${added}`]), 'how much'], [one.price + more.price]),
    ];
  };
  const ofHeading = (): Asked[] => {
    const heading = pick([...new Set(all.map((item) => item.heading))]) ?? '';
    const under = there.filter((item) => item.heading === heading);
    if (under.length < 2 || under.length > 8 || /\d/.test(heading)) return [];
    const asked = `what ${plain(heading)} do you have`;
    const marked = under.filter(({ isVegetarian, isVegan }) => isVegetarian || isVegan);
    const priced = under.filter(({ variants }) => !variants).filter(isPriced);
    const least = Math.min(...priced.map(({ price }) => price));
    return [
      ask(
        'heading',
        [pick([asked, `show me your ${plain(heading)}`])],
        under.map(({ name }) => name),
      ),
      ...(marked.length > 0
        ? [
            ask(
              'vegetarian, asked on',
              [asked, 'which are vegetarian'],
              marked.map(({ name }) => name),
            ),
          ]
        : []),
      ...(priced.length === under.length ? [ask('cheapest, asked on', [asked, 'cheapest'], [least])] : []),
    ];
  };
  return Array.from({ length: EACH }).flatMap(() => [...ofOne(), ...inSize(), ...withMore(), ...ofHeading()]);
}

/** Whether an answer holds an amount, as sites write it, or a name. */
function holds(answer: string, wanted: number | string): boolean {
  if (typeof wanted === 'string') return answer.includes(wanted);
  const written = wanted.toFixed(2);
  return [written, written.replace('.', ',')].some((amount) => answer.includes(amount));
}

/** Whether enough of each kind is answered as the files say. @param verbose prints what is not */
export function askByTheFile(verbose: boolean): boolean {
  const pick = makePick();
  const asked = evaluatedBrands.flatMap((brand) => questionsOn(brand, pick));
  console.log(`\n${asked.length} questions made from the brands' files:`);
  const reached = [...Map.groupBy(asked, ({ kind }) => kind)].map(([kind, some]) => {
    const wrong = some.filter(({ brand, turns, wanted }) => {
      const { answer } = converse(configurationOf(brand), turns);
      const told = [answer.response, ...(answer.menu_items ?? []).map(({ name }) => name)].join('\n');
      return !wanted.every((one) => holds(told, one));
    });
    const percent = (1 - wrong.length / some.length) * 100;
    console.log(
      `  ${kind.padEnd(24)} ${some.length - wrong.length} of ${some.length} as written (${percent.toFixed(1)} %)`,
    );
    if (verbose)
      for (const { brand, turns, wanted } of wrong)
        console.log(`    by the file ${brand}: ${turns.join(' >> ')} | ${wanted.join(', ')}`);
    return percent >= (bars[kind] ?? 100);
  });
  return !reached.includes(false);
}
