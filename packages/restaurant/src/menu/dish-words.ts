/** What a dish costs, how much is in it, and when it is to be had, in words. */
import { formatDay } from '../dates.ts';
import { MINUTES_PER_DAY, weekdays } from '../opening-hours/calendar.ts';
import { compactHours, groupDays } from '../opening-hours/hours-table.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { shownPrice } from '../prices.ts';
import type { Availability, Calories, DishVariant, MenuItem } from '../site-configuration/site-configuration.ts';

/** Of prices (ISO 4217), and of what the operator writes (BCP 47). */
export interface Money {
  currency: string;
  language: string;
}

/** Whether a dish has sizes of several prices, of which its own is the lowest. */
export function costsFrom({ price, variants = [] }: Pick<MenuItem, 'price' | 'variants'>): boolean {
  return price !== undefined && variants.some((variant) => variant.price !== price);
}

/** A size or an addition as one text: `Large $14.00`, `Large $14.00 (540 Cal)`. */
export function variantText({ name, calories, ...priced }: DishVariant, { currency, language }: Money): string {
  const price = shownPrice(priced, currency, language);
  const energy = calories && `(${caloriesText(calories, currency)})`;
  return [name, price, energy].filter((text) => text !== undefined).join(' ');
}

/** The dollars of the United States and Canada, where energy is counted in Calories on menus; elsewhere in kcal. */
const CALORIES = new Set(['USD', 'CAD']);

/** `540 Cal`, `540–720 kcal`. */
export function caloriesText({ from, to }: Calories, currency: string): string {
  const amount = to === undefined ? String(from) : `${from}–${to}`;
  return `${amount} ${CALORIES.has(currency) ? 'Cal' : 'kcal'}`;
}

/** The calories of a dish as a whole: its own, else those of its smallest to its largest size. */
export function caloriesOfDish({
  calories,
  variants = [],
}: Pick<MenuItem, 'calories' | 'variants'>): Calories | undefined {
  if (calories) return calories;
  const all = variants.flatMap((variant) => (variant.calories ? Object.values(variant.calories) : []));
  if (all.length === 0 || variants.some((variant) => !variant.calories)) return undefined;
  const [from, to] = [Math.min(...all), Math.max(...all)];
  return from === to ? { from } : { from, to };
}

/**
 * The sentence that goes with calories on a menu, as the law of the currency's country words it: 21 CFR 101.11 in the United
 * States, Ontario Regulation 50/16 in Canada, the Calorie Labelling Regulations 2021 in England.
 */
export function calorieStatement(currency: string): string {
  if (currency === 'USD') {
    return '2,000 calories a day is used for general nutrition advice, but calorie needs vary.';
  }
  if (currency === 'CAD') {
    return 'Adults and youth (ages 13 and older) need an average of 2,000 calories a day, and children (ages 4 to 12) need an average of 1,500 calories a day. However, individual needs vary.';
  }
  return 'Adults need around 2,000 kcal a day.';
}

/** What the signs for salt and sugar mean; in the United States as New York City words it (Rules of the City, title 24, 81.49 and 81.51). */
export function warningTexts(currency: string): { highSodium: string; highSugar: string } {
  if (currency !== 'USD') {
    return {
      highSodium: 'has more salt than is advised for a day.',
      highSugar: 'has more sugar than is advised for a day.',
    };
  }
  return {
    highSodium:
      'Warning: indicates that the sodium (salt) content of this item is higher than the total daily recommended limit (2,300 mg). High sodium intake can increase blood pressure and risk of heart disease and stroke.',
    highSugar:
      'Warning: indicates that the added sugar content of this item is higher than the total daily recommended limit of added sugar for a 2,000 calorie diet (50g). Eating too many added sugars can contribute to type 2 diabetes and weight gain.',
  };
}

/** When a dish is to be had: `Mon – Fri 11:00 AM – 3:00 PM`, `Sat – Sun, from 1 May 2027 to 30 September 2027`. */
export function availabilityText({ hours, from, through }: Availability, language: string): string {
  const day = (date: string) => formatDay(date, language);
  const dates =
    from !== undefined && through !== undefined
      ? `from ${day(from)} to ${day(through)}`
      : from !== undefined
        ? `from ${day(from)}`
        : through !== undefined && `until ${day(through)}`;
  return [hoursInShort(hours), dates].filter(Boolean).join(', ');
}

/** The week on one line, as `compactHours` has it: the same time on every day without the days, and whole days without a time. */
export function hoursInShort(hours: OpeningHours | undefined): string | undefined {
  if (!hours) return undefined;
  const whole = hours.week.every((day) => !day || (day.spans.length === 1 && isWhole(day.spans[0])) || isClosed(day));
  return whole ? openDays(hours) : compactHours(hours)?.replace(/^Mon – Sun (?=[^;]*$)/, '');
}

/** The same for where there is little room: of hours that differ by day the days alone, of others full hours without minutes. */
export function hoursInLittle(hours: OpeningHours | undefined): string | undefined {
  const short = hoursInShort(hours);
  if (!hours || short === undefined || !short.includes(';')) return short?.replaceAll(':00', '');
  return openDays(hours);
}

function openDays({ week }: OpeningHours): string {
  return groupDays(weekdays.map((day) => (isClosed(week[day]) ? undefined : '')))
    .map((days) => days.trim())
    .join(', ');
}

function isWhole(span: { open: number; close: number } | undefined): boolean {
  return span !== undefined && span.open <= 0 && span.close >= MINUTES_PER_DAY;
}

function isClosed(day: OpeningHours['week'][number] | undefined): boolean {
  return !day || (day.spans.length === 0 && !day.raw);
}
