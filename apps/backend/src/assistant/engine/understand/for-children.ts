/** What holds alcohol, asked about for children: that it does is the answer, and no high chair. */
import type { Conversation } from '../conversation.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import type { Wish } from '../menu/wish.ts';
import type { Avoided } from '../safety/allergens.ts';
import { statementsOf } from '../safety/stated.ts';
import {
  ASKS_IF_RIGHT,
  ASKS_OF_PLACE_FOR_CHILD,
  GIVES_TO_CHILD,
  IS_CHILDS_DRINK,
  NAMES_CHILD,
  OF_CHILDS_MEAL,
  PRONOUN,
} from '../vocabulary/slot-words.ts';
import { plainOf, type Reading } from './reading.ts';

const alcohol: Avoided = { kind: 'other', word: 'alcohol' };
const called = new Set(meaningsOf('alcohol'));
/** The most dishes of the turn before that `it` may be. */
const MOST_MEANT = 2;

const namesNone = ({ dishes, wanted }: Wish) => dishes.length + wanted.length === 0;

/** Whether drinks are asked for, for a child, and none by name. */
const isChildsDrink = ({ text: { plain }, wish }: Reading) =>
  namesNone(wish) && IS_CHILDS_DRINK.test(plain) && !ASKS_OF_PLACE_FOR_CHILD.test(plain);

/** What a child drinks has neither alcohol nor caffeine, whether that is said or not. */
function childsDrink(reading: Reading): Reading {
  const { text, wish } = reading;
  const excluded = [...new Set([...wish.excluded, 'alcohol', 'caffeine'])];
  // `Do kids drinks come with the meal`, of which the house may have written.
  if (OF_CHILDS_MEAL.test(text.plain)) return { ...reading, wish: { ...wish, excluded } };
  return {
    ...reading,
    asked: [{ intent: 'menu', words: plainOf(text.words) }],
    wish: { ...wish, course: 'drink', excluded, missing: [], unmarked: [] },
  };
}

/** `Beer for my kid`, `can my kid have the grasshopper`, `my kid is 6`, `is the crêpe Suzette ok`: put to the menu, of the alcohol. */
export function givenToChild(reading: Reading, { question, dishes }: Conversation, knowledge: Knowledge): Reading {
  const { text, wish } = reading;
  if (isChildsDrink(reading)) return childsDrink(reading);
  const isOfIt = wish.dishes.length === 0 && PRONOUN.test(text.plain);
  const named =
    isOfIt && dishes.length <= MOST_MEANT ? dishes.flatMap((name) => dishesNamed(name, knowledge)) : wish.dishes;
  const isAfter = named.length > 0 && NAMES_CHILD.test(question) && ASKS_IF_RIGHT.test(text.plain);
  const isOrder = (['price', 'total', 'compare'] as const).some((ask) => wish.asks.has(ask));
  const isForChild = GIVES_TO_CHILD.test(text.plain) || isAfter;
  if (!isForChild || isOrder || ASKS_OF_PLACE_FOR_CHILD.test(text.plain)) return reading;
  if (namesNone(wish) && wish.course === 'dessert')
    return { ...reading, wish: { ...wish, excluded: [...new Set([...wish.excluded, 'alcohol'])] } };
  const stating = named.filter((dish) => statementsOf(dish, [alcohol]).length > 0);
  // `A beer for my dad and a burger for my kid`
  const ofChild = text.plain.split(' and ').find((part) => NAMES_CHILD.test(part)) ?? text.plain;
  const isCalled = stemsOf(ofChild).some(
    (stem) => called.has(stem) && [...wish.wanted, ...wish.missing].includes(stem),
  );
  if (stating.length === 0 && !isCalled) return reading;
  const asks = new Set(wish.asks).add('inverse');
  const allergens = [...wish.allergens, alcohol];
  return {
    ...reading,
    asked: [{ intent: 'menu', words: plainOf(text.words) }],
    wish: { ...wish, dishes: stating, allergens, missing: [], asks },
  };
}
