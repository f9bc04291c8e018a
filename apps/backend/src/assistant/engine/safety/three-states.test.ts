/**
 * What a dish states of an allergen, in three states and in none: every dish against every allergen. What it contains or may
 * contain is stated wherever the dish is named; free is said only where it is stated; of the rest nothing is known.
 */
import { readFileSync } from 'node:fs';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { answerQuestion } from '../answer-question.ts';

const now = new Date('2026-11-20T23:30:00Z');

/** What guests say, what menus say, and how dishes of the demo brand name it by their own words: `bread` is wheat. */
const kinds: [guest: [en: string, fr: string, es: string], menu: string][] = [
  [['peanuts', 'arachides', 'cacahuetes'], 'peanuts'],
  [['sesame', 'sésame', 'sésamo'], 'sesame'],
  [['milk', 'lait', 'leche'], 'milk'],
  [['nuts', 'noix', 'nueces'], 'tree nuts'],
  [['lupin', 'lupin', 'altramuz'], 'lupin'],
  [['soy', 'soja', 'soja'], 'soy'],
];
const phrasings: [0 | 1 | 2, string][] = [
  [0, 'i am allergic to A, can i have the D?'],
  [0, 'is the D A free?'],
  [0, 'A allergy >> D?'],
  [1, 'je suis allergique aux A, je peux manger le D ?'],
  [2, 'soy alérgico a A, ¿puedo comer D?'],
];
const states = ['contains', 'mayContain', 'free', 'silent', 'unknown'] as const;
type State = (typeof states)[number];

interface Item {
  name: string;
  description?: string;
  allergens?: unknown;
}

/** Each dish in a state of its own for each allergen; what its own words name is another matter, so it has none. */
function stateOf(dish: number, kind: number): State {
  return states[(dish + kind) % states.length] ?? 'unknown';
}

/** What is unknown is so because the dish states nothing of what it contains: then nothing is silent either. */
function brand(): {
  configuration: ReturnType<typeof read>;
  names: string[];
  stateIn: (dish: number, kind: number) => State;
} {
  const json = JSON.parse(
    readFileSync(new URL('../../../../../../brands/trattoria-lucia/brand.json', import.meta.url), 'utf8'),
  );
  const names: string[] = [];
  const [menu] = json.menu;
  for (const { items } of menu.categories) {
    for (const item of items as Item[]) {
      const of = (state: State) =>
        kinds.flatMap(([, word], kind) => (stateOf(names.length, kind) === state ? word : []));
      const contains = of('contains');
      item.description = undefined;
      item.allergens = { ...(names.length % 2 === 0 && { contains }), mayContain: of('mayContain'), free: of('free') };
      names.push(item.name);
    }
  }
  const stateIn = (dish: number, kind: number): State => {
    const state = stateOf(dish, kind);
    if (state === 'mayContain' || state === 'free') return state;
    if (dish % 2 === 1) return 'unknown';
    return state === 'unknown' ? 'silent' : state;
  };
  return { configuration: read({ ...json, menu, locations: [], featuredItems: [] }), names, stateIn };
}

function read(json: unknown) {
  const result = readSiteConfiguration(json);
  if (!result.ok) throw new Error(result.error);
  return result.configuration;
}

function ask(configuration: ReturnType<typeof read>, question: string): Answer {
  let answered: ReturnType<typeof answerQuestion> | undefined;
  for (const turn of question.split(' >> ')) {
    answered = answerQuestion(configuration, turn, { now, conversation: answered?.conversation });
  }
  if (!answered) throw new Error(question);
  return answered.answer;
}

const FREE = /free of|sans (?:le|la|les|l’)|libres? de/;
const STATED = /\bstates? (?!that it is free)|mentionne [^.]* parmi|indica [^.]*entre/;

function fault({ response, menu_items: cards = [] }: Answer, dish: string, state: State): string | undefined {
  const sentences = response.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.includes(dish));
  if (/(?:^|\s)(?:Yes|Oui|Sí)\b[.,:!]/.test(response)) return 'says yes';
  const isFree = sentences.some((sentence) => FREE.test(sentence));
  if (state !== 'free' && isFree) return 'says free of what is not stated to be free';
  const isCard = cards.some(({ name }) => name === dish);
  if (state === 'contains' || state === 'mayContain') {
    if (isCard) return 'shows it as a card';
    if (sentences.length > 0 && !sentences.some((sentence) => STATED.test(sentence)))
      return 'does not say what is stated';
  }
  if (state === 'unknown' && isCard) return 'shows as a card what nothing is known of';
  if (state === 'free' && sentences.length > 0 && !isFree) return 'leaves out that it is stated to be free';
  return undefined;
}

test.each(phrasings)('%i %s', (language, phrasing) => {
  const { configuration, names, stateIn } = brand();
  const faults: string[] = [];
  for (const [dish, name] of names.entries()) {
    // Names that are part of others, or that name a food themselves, say more than their lists.
    if (
      names.some((other) => other !== name && other.includes(name)) ||
      /latte|burro|burrata|panna|caprino|nocciol|noci/i.test(name)
    )
      continue;
    for (const [kind, [guest]] of kinds.entries()) {
      const question = phrasing.replaceAll('D', name).replaceAll(/\bA\b/g, guest[language]);
      const answer = ask(configuration, question);
      const wrong = fault(answer, name, stateIn(dish, kind));
      if (wrong !== undefined) faults.push(`${question} [${stateIn(dish, kind)}]: ${wrong}: ${answer.response}`);
    }
  }
  expect(faults).toEqual([]);
});
