/**
 * What is said is held against the configuration's own text, by a reader that shares nothing with the engine: whether a place
 * is open at a time, in many wordings and three languages, what is cheapest under a heading, and what an order comes to.
 */
import { readFileSync } from 'node:fs';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';

/** A Friday afternoon in Toronto. */
const now = new Date('2026-11-20T17:00:00Z');
const brands = ['trattoria-lucia', 'maple-and-ember'] as const;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const jours = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const dias = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

interface Written {
  name: string;
  openingHours?: { day: string; open?: string; close?: string; isClosed?: boolean }[];
}

const filesOf = (brand: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../brands/${brand}/brand.json`, import.meta.url), 'utf8'));

function askerOf(brand: string): (question: string) => string {
  const read = readSiteConfiguration(filesOf(brand));
  if (!read.ok) throw new Error(read.error);
  return (question) => answerQuestion(read.configuration, question, { now }).answer.response;
}

const minutes = (time = '') => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);

/** The spans of a weekday, in minutes; beyond midnight they go on. */
const spansOn = ({ openingHours = [] }: Written, day: number) =>
  openingHours.flatMap((entry) => {
    if (entry.day !== days[day] || entry.isClosed || !entry.open) return [];
    const [open, close] = [minutes(entry.open), minutes(entry.close)];
    return [{ open, close: close > open ? close : close + 1440 }];
  });

function isOpen(place: Written, day: number, at: number): boolean {
  const within = (some: ReturnType<typeof spansOn>, time: number) =>
    some.some(({ open, close }) => open <= time && time < close);
  return within(spansOn(place, day), at) || within(spansOn(place, (day + 6) % 7), at + 1440);
}

const clock = (at: number, parted: string) =>
  `${Math.floor(at / 60)}${parted}${at % 60 === 0 && parted === 'h' ? '' : String(at % 60).padStart(2, '0')}`;
const twelve = (at: number) => {
  const hour = Math.floor(at / 60);
  return `${hour % 12 || 12}${at % 60 ? `:${at % 60}` : ''}${hour < 12 ? 'am' : 'pm'}`;
};

const wordings: ((day: number, at: number, place: string) => string)[] = [
  (day, at, place) => `are you open ${days[day]} at ${twelve(at)} at ${place}`,
  (day, at, place) => `${days[day]?.slice(0, 3).toLowerCase()} ${twelve(at)} u open at ${place}`,
  (day, at, place) => `can we come to ${place} ${days[day]?.toLowerCase()} ${twelve(at)}`,
  (day, at, place) => `vous êtes ouverts ${jours[day]} à ${clock(at, 'h')} à ${place} ?`,
  (day, at, place) => `est ce que c'est ouvert à ${place} ${jours[day]} ${clock(at, 'h')}`,
  (day, at, place) => `¿están abiertos el ${dias[day]} a las ${twelve(at)} en ${place}?`,
];
/** From Saturday on: none of them is today, and none of a holiday. */
const coming = [6, 0, 1, 2, 3];

describe.each(brands)('%s', (brand) => {
  const ask = askerOf(brand);
  const written = filesOf(brand);
  const isPlain = ({ openingHours = [] }: Written) => new Set(openingHours.map(({ day }) => day)).size === 7;
  const places: Written[] = written.locations.filter(isPlain).slice(0, 3);

  test.each(wordings.map((wording, index) => [index, wording] as const))(
    'is open when it says so: %i',
    (_, wording) => {
      const wrong = places.flatMap((place) =>
        coming.flatMap((day) => {
          const edges = spansOn(place, day).flatMap(({ open, close }) => [
            open - 30,
            open,
            close - 30,
            close,
            close + 30,
          ]);
          return (
            [...new Set([720, 930, ...edges])]
              // Figures up to ten may be meant of the evening.
              .filter((at) => at >= 660 && at < 1440)
              .flatMap((at) => {
                const question = wording(day, at, place.name);
                const response = ask(question);
                const said =
                  /^(?:Yes|Oui|Sí)[.,]/.test(response) || !/^(?:No|Non)[.,]|closed|fermé|cerrado/.test(response);
                return said === isOpen(place, day, at) ? [] : [`${question}: ${response}`];
              })
          );
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('trattoria-lucia', () => {
  const ask = askerOf('trattoria-lucia');
  const parts: { name: string; items: { name: string; price?: number; variants?: { price: number }[] }[] }[] = filesOf(
    'trattoria-lucia',
  ).menu.flatMap((menu: { categories: unknown }) => menu.categories);

  test('the cheapest of a part of the menu stands in it', () => {
    const wrong = parts.flatMap(({ name, items }) => {
      const prices = items.flatMap(({ price = [], variants = [] }) => [price, variants.map((one) => one.price)].flat());
      const response = ask(`whats the cheapest thing in ${name}`);
      const isThere = items.some((item) => response.split('(')[0]?.includes(item.name));
      return isThere && response.includes(Math.min(...prices).toFixed(2)) ? [] : [`${name}: ${response}`];
    });
    expect(wrong).toEqual([]);
  });
});
