/** What is known between the turns of a conversation. */
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import { z } from 'zod';
import type { When } from './hours/when.ts';
import type { IntentName } from './intents.ts';
import { type Language, languages } from './language/language.ts';
import type { Wish } from './menu/wish.ts';
import type { Avoided } from './safety/avoided.ts';

export interface Conversation {
  language: Language;
  /** What the guest must avoid: it stays for good. */
  avoid: Avoided[];
  diets: MarkKey[];
  /** What the last question was about. */
  intents: IntentName[];
  /** Its plain words, which a question such as `is it free?` carries on. */
  question: string;
  /** The service whose hours it was about: `pickup`. */
  service: string;
  /** Ids of the locations that were named last. */
  places: string[];
  when?: When;
  /** Names of the dishes, and ids of the locations, that the last answer named, in its order: `the second one`. */
  dishes: string[];
  listed: string[];
  /** A state of health that was named: `pregnant`. No yes is given to it, and a person is named to ask. */
  health: string;
  /** Whether the first of the dishes is the answer: the cheapest, which `it` means. */
  sorted: boolean;
  /** Titles of the offers that it named. */
  offers: string[];
  /** Names of the dishes that were meant in the last turns, the oldest first: `both together`. */
  meant: string[];
  /** Foods and course that were looked for last: `any vegan ones?` */
  wanted: string[];
  course?: string;
  /** Allergens that were asked about: `and milk?`, `and the panna cotta?` */
  asked: Avoided[];
  /** All that was ever asked about so: no dish that states it is named without saying it. */
  feared: Avoided[];
  /** Diets and prices by which they were narrowed. */
  wished: MarkKey[];
  most?: Wish['most'];
}

export const newConversation: Conversation = {
  language: 'en',
  avoid: [],
  diets: [],
  intents: [],
  service: '',
  places: [],
  dishes: [],
  listed: [],
  sorted: false,
  health: '',
  offers: [],
  meant: [],
  wanted: [],
  wished: [],
  asked: [],
  feared: [],
  question: '',
};

const texts = z.array(z.string()).catch([]);

const marks = z.array(z.custom<MarkKey>((value) => typeof value === 'string')).catch([]);

const avoided = z.array(z.object({ kind: z.string(), word: z.string() }));

const stored = z.object({
  language: z.enum(languages).catch('en'),
  avoid: avoided,
  diets: marks,
  intents: z.array(z.custom<IntentName>((value) => typeof value === 'string')).catch([]),
  question: z.string().catch(''),
  service: z.string().catch(''),
  places: texts,
  when: z
    .custom<When>((value) => typeof value === 'object' && value !== null)
    .optional()
    .catch(undefined),
  dishes: texts,
  listed: texts,
  sorted: z.boolean().catch(false),
  health: z.string().catch(''),
  offers: texts,
  meant: texts,
  wanted: texts,
  wished: marks,
  asked: avoided.catch([]),
  feared: avoided.catch([]),
  most: z.object({ amount: z.number(), inclusive: z.boolean() }).optional().catch(undefined),
  course: z.string().optional().catch(undefined),
});

/** A conversation as it was stored; a new one where that cannot be read. */
export function readConversation(json: unknown): Conversation {
  const read = stored.safeParse(json);
  return read.success ? read.data : newConversation;
}
