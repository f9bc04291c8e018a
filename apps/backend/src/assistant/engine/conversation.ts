/** What is known between the turns of a conversation. */
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import { z } from 'zod';
import type { When } from './hours/when.ts';
import type { IntentName } from './intents.ts';
import { languages } from './language/language.ts';

const texts = z.array(z.string()).catch([]);
const marks = z.array(z.custom<MarkKey>((value) => typeof value === 'string')).catch([]);
const avoided = z.array(z.object({ kind: z.string(), word: z.string() }));

const stored = z.object({
  language: z.enum(languages).catch('en'),
  /** What the guest must avoid: it stays for good. */
  avoid: avoided,
  diets: marks,
  /** A state of health that was named: `pregnant`. No yes is given to it, and a person is named to ask. */
  health: z.string().catch(''),
  /** What the last question was about. */
  intents: z.array(z.custom<IntentName>((value) => typeof value === 'string')).catch([]),
  /** Its plain words, which a question such as `is it free?` carries on. */
  question: z.string().catch(''),
  /** The service whose hours it was about: `pickup`. */
  service: z.string().catch(''),
  /** Ids of the locations that were named last. */
  places: texts,
  when: z
    .custom<When>((value) => typeof value === 'object' && value !== null)
    .optional()
    .catch(undefined),
  /** Names of the dishes, ids of the locations and titles of the offers that the last answer named: `the second one`. */
  dishes: texts,
  listed: texts,
  offers: texts,
  /** Whether the first of the dishes is the answer: the cheapest, which `it` means. */
  sorted: z.boolean().catch(false),
  /** Names of the dishes that were meant in the last turns, the oldest first: `both together`. */
  meant: texts,
  /** Foods and course that were looked for last, and the diets and price by which they were narrowed: `any vegan ones?` */
  wanted: texts,
  course: z.string().optional().catch(undefined),
  wished: marks,
  most: z.object({ amount: z.number(), inclusive: z.boolean() }).optional().catch(undefined),
  /** Allergens that were asked about: `and milk?`, `and the panna cotta?` */
  asked: avoided.catch([]),
  /** All that was ever asked about so: no dish that states it is named without saying it. */
  feared: avoided.catch([]),
});

export type Conversation = z.infer<typeof stored>;

export const newConversation: Conversation = stored.parse({ avoid: [] });

/** A conversation as it was stored; a new one where that cannot be read. */
export function readConversation(json: unknown): Conversation {
  return stored.safeParse(json).data ?? newConversation;
}
