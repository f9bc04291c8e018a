/** How long answers take on a menu of 500 items with 40 locations. */
import { answerQuestion } from '../../apps/backend/src/assistant/engine/answer-question.ts';
import { readSiteConfiguration } from '../../packages/restaurant/src/site-configuration/read-site-configuration.ts';
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

/** Prints the median and the slowest answer, in milliseconds; answers the slowest after the first of each kind. */
export function measureSpeed(): number {
  const items = adjectives.flatMap((adjective) =>
    foods.flatMap((food, foodIndex) =>
      sauces.map((sauce, index) => ({
        name: `${adjective} ${food} ${sauce}`,
        price: 8 + foodIndex + index / 2,
        description: `House ${food}, ${adjective.toLowerCase()} over coals and served ${sauce}, with greens and pickles.`,
        isVegan: food === 'tofu',
        allergens: index % 2 === 0 ? ['wheat', 'soy'] : [],
      })),
    ),
  );
  const menu = [
    {
      name: 'Menu',
      categories: foods.map((name, index) => ({ name, items: items.filter((_, at) => at % foods.length === index) })),
    },
  ];
  const locations = Array.from({ length: 40 }, (_, index) => ({
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
    menu,
    locations,
    telephone: '(416) 555-0100',
  });
  if (!read.ok) throw new Error(read.error);

  const start = performance.now();
  answerQuestion(read.configuration, 'hello', { now });
  const first = performance.now() - start;
  const asked = [
    ...questions.map(({ ask }) => ask),
    'smokd chiken wih lemmon undr 15 dolars and opne on sundy nite near lavla?',
    `${'chikcen tcao '.repeat(70)}`,
  ];
  const { conversation } = converse(read.configuration, ['what tacos do you have', 'and vegan ones?'], now);
  for (const ask of asked) answerQuestion(read.configuration, ask, { now });
  const times = asked.map((ask) => {
    const runs = [0, 1, 2, 3, 4].map(() => {
      const begun = performance.now();
      answerQuestion(read.configuration, ask, { now, conversation });
      return performance.now() - begun;
    });
    return Math.min(...runs);
  });
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = sorted.at(-1) ?? 0;
  console.log(
    `\nSpeed, 500 items, 40 locations, two questions before: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)} ms, slowest ${slowest.toFixed(2)} ms (${asked[times.indexOf(slowest)]?.slice(0, 60)}); preparing the brand once ${first.toFixed(0)} ms`,
  );
  return slowest;
}
