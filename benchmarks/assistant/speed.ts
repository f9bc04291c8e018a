/** How long answers take on menus of 500 and of 50,000 items. */
import { answerQuestion } from '../../apps/backend/src/assistant/engine/answer-question.ts';
import { readSiteConfiguration } from '../../packages/restaurant/src/site-configuration/read-site-configuration.ts';
import type { SiteConfiguration } from '../../packages/restaurant/src/site-configuration/site-configuration.ts';
import { converse } from './ask.ts';
import { questions } from './questions.ts';

const now = new Date('2026-11-20T23:30:00Z');
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const adjectives = [
  'Smoked',
  'Grilled',
  'Crispy',
  'Roasted',
  'Spicy',
  'Golden',
  'Charred',
  'Braised',
  'Pickled',
  'Fresh',
];
const foods = ['chicken', 'salmon', 'tofu', 'mushroom', 'brisket', 'noodles', 'dumplings', 'salad', 'burger', 'taco'];
const sauces = ['with sesame', 'with lemon', 'with chili', 'in butter', 'on rice'];

/** A brand of many dishes; with locations, each with hours of its own. */
function brandOf(dishes: number, places: number): SiteConfiguration {
  const kinds = adjectives.flatMap((adjective) =>
    foods.flatMap((food) => sauces.map((sauce) => ({ adjective, food, sauce }))),
  );
  const items = Array.from({ length: dishes }, (_, index) => {
    const { adjective = '', food = '', sauce = '' } = kinds[index % kinds.length] ?? {};
    const number = index < kinds.length ? '' : ` no. ${Math.floor(index / kinds.length)}`;
    return {
      name: `${adjective} ${food} ${sauce}${number}`,
      price: 8 + (index % 20) / 2,
      description: `House ${food}, ${adjective.toLowerCase()} over coals and served ${sauce}, with greens and pickles.`,
      isVegan: food === 'tofu',
      ...(index % 3 === 0 ? {} : { allergens: index % 2 === 0 ? ['wheat', 'soy'] : ['milk'] }),
    };
  });
  const categories = foods.map((name) => ({ name, items: items.filter((item) => item.name.includes(` ${name} `)) }));
  const locations = Array.from({ length: places }, (_, index) => ({
    id: index + 1,
    name: `Kitchen ${index + 1}`,
    phone: `(416) 555-${1000 + index}`,
    address: { street: `${index} Queen St W`, locality: `City ${index % 10}`, region: 'ON' },
    geo: { latitude: 43 + index / 10, longitude: -79 - index / 10 },
    timeZone: ['America/Toronto', 'America/Winnipeg', 'America/Vancouver'][index % 3],
    openingHours: days.map((day) => ({ day, open: '11:00', close: index % 3 === 0 ? '23:00' : '02:00' })),
  }));
  const read = readSiteConfiguration({
    name: 'Many Kitchens',
    hasMenu: 'page',
    menu: [{ name: 'Menu', categories }],
    locations,
  });
  if (!read.ok) throw new Error(read.error);
  return read.configuration;
}

const timeOf = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Times, in milliseconds, of the answers on a menu of 500 items, and of the first question to one of 50,000. */
export interface Speed {
  p99: number;
  first: number;
}

/** Prints how long answers take. */
export function measureSpeed(): Speed {
  const usual = brandOf(500, 40);
  const asked = [
    ...questions.map(({ ask }) => ask),
    'smokd chiken wih lemmon undr 15 dolars and opne on sundy nite near lavla?',
    `${'chikcen tcao '.repeat(70)}`,
  ];
  const { conversation } = converse(usual, ['what tacos do you have', 'and vegan ones?'], now);
  const times = asked
    .map((ask) =>
      Math.min(...[0, 1, 2, 3, 4].map(() => timeOf(() => answerQuestion(usual, ask, { now, conversation })))),
    )
    .sort((a, b) => a - b);
  const p99 = at(times, 0.99);
  console.log(
    `\nSpeed, 500 items, 40 locations, two questions before: median ${at(times, 0.5).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, slowest ${at(times, 1).toFixed(2)} ms`,
  );
  const large = brandOf(50_000, 1);
  const first = timeOf(() => answerQuestion(large, 'what burgers do you have', { now }));
  const later = asked.map((ask) => timeOf(() => answerQuestion(large, ask, { now }))).sort((a, b) => a - b);
  console.log(
    `Speed, 50,000 items: the first question ${first.toFixed(0)} ms, then median ${at(later, 0.5).toFixed(1)} ms, p99 ${at(later, 0.99).toFixed(0)} ms`,
  );
  return { p99, first };
}
