/**
 * The rule above all others: whatever a guest says must be avoided, in whatever way and turn, no answer offers a dish that
 * states it, in words or as a card, except to say that it states it.
 */
import { readFileSync } from 'node:fs';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { MenuItem, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { answerQuestion } from '../answer-question.ts';

const now = new Date('2026-11-20T23:30:00Z');

/** How guests call what menus state: in English, French and Spanish. Written apart from the engine's own tables. */
const guestWords: Record<string, [english: string, french: string, spanish: string][]> = {
  wheat: [
    ['wheat', 'blé', 'trigo'],
    ['gluten', 'gluten', 'gluten'],
  ],
  milk: [
    ['milk', 'lait', 'leche'],
    ['dairy', 'produits laitiers', 'lácteos'],
  ],
  eggs: [['eggs', 'œufs', 'huevos']],
  almonds: [['nuts', 'noix', 'nueces']],
  walnuts: [['nuts', 'noix', 'frutos secos']],
  cashews: [['nuts', 'noix', 'nueces']],
  hazelnuts: [['nuts', 'noix', 'nueces']],
  peanuts: [['peanuts', 'arachides', 'cacahuetes']],
  sesame: [['sesame', 'sésame', 'sésamo']],
  soy: [['soy', 'soja', 'soja']],
  fish: [['fish', 'poisson', 'pescado']],
  shellfish: [['shellfish', 'fruits de mer', 'mariscos']],
  crustaceans: [['shellfish', 'crustacés', 'mariscos']],
  molluscs: [['shellfish', 'mollusques', 'mariscos']],
  mustard: [['mustard', 'moutarde', 'mostaza']],
  celery: [['celery', 'céleri', 'apio']],
  sulphites: [['sulphites', 'sulfites', 'sulfitos']],
};

/** `D` is the dish, `A` the allergen; `>>` parts turns. */
const english = [
  'i am allergic to A, can i have the D?',
  'i am allergic to A can i have the D',
  'Im allergic to A. Is the D ok for me?',
  'my daughter has a A allergy. Can she eat the D?',
  'my son is allergic to A, would the D be safe',
  'severe A allergy here, is the D fine',
  'A allergy. D?',
  'can i eat the D if im allergic to A',
  'is the D safe for someone with a A allergy',
  'is the D A free?',
  'D without A?',
  'can i get the D without A',
  'does the D contain A?',
  'does the D have A in it',
  'is there any A in the D',
  'i cant eat A. how is the D',
  'i cannot have A, whats in the D',
  'i dont eat A, is D an option',
  'i have to avoid A, how much is the D',
  'no A please, one D',
  'A intolerant, D ok?',
  'i need to stay away from A. what about the D',
  'anaphylactic to A - can I order the D?',
  'what can i eat, i am allergic to A',
  'A allergy what is safe',
  'which dishes should i avoid, A allergy',
  'what is popular? i am allergic to A',
  'cheapest dish without A',
  'do you have anything A free',
  'recommend something, im allergic to A',
  'allergic to A: whats on the menu',
  'hi, allergic to A and hungry. menu please',
  'i am allergic to A >> can i have the D',
  'i am allergic to A >> D please',
  'i am allergic to A >> how much is the D?',
  'i am allergic to A >> is the D good',
  'i have a A allergy >> what do you recommend',
  'A allergy >> show me the menu',
  'my kid cant have A >> what time do you close >> do you have the D',
  'i am allergic to A >> hello >> whats your cheapest dish',
  'A does not agree with me >> D?',
  'keep me away from A. can i have the D',
  'A gives me hives, can i have the D',
  'i am not supposed to have A >> thanks >> how much are two D',
  'my throat closes up when i eat A >> hola >> D',
  'A destroys me >> what do you recommend',
  'A is banned in our house >> can i have the D',
  'my body rejects A >> how much is the D',
  'A puts my son in bed for days >> D please',
  'must not contain A. what can i eat',
  'nothing made with A please >> what is popular',
  'not even traces of A >> can i have the D',
  'kid w/ epipen for A >> what do you recommend',
  'there can not be any A in it >> D?',
  'A 🙅 >> what is good',
  'any A in D?',
  'do you cook with A',
  'A allergy >> were 8 people what should we order',
  'hey quick question, we just moved here. i am allergic to A. can i have the D thanks in advance',
  'i love your place. A allergy >> hi there! D please, just wondering',
];
const french = [
  'je suis allergique aux A, je peux manger le D ?',
  'allergie aux A, puis-je prendre le D',
  'est-ce que le D contient A',
  'je ne peux pas manger de A. le D ?',
  'D sans A ?',
  'ma fille est allergique aux A >> elle peut manger le D ?',
  'je suis allergique aux A >> combien coûte le D',
  'quels plats dois-je éviter, allergie aux A',
  "on m'a interdit A >> vous recommandez quoi",
];
const spanish = [
  'soy alérgico a A, ¿puedo comer D?',
  'alergia a A, puedo pedir el D',
  '¿el D contiene A?',
  'no puedo comer A. ¿y el D?',
  'D sin A',
  'soy alérgica a A >> ¿puedo comer el D?',
  'mi hijo es alérgico a A >> cuánto cuesta el D',
  '¿qué platos debo evitar? alergia a A',
  'me prohibieron A >> qué me recomiendan',
  'tengo problemas con A >> puedo pedir el D',
];
/** Two things in one breath: `A` and `B`. */
const ofTwo: [language: 0 | 1 | 2, phrasing: string][] = [
  [0, 'allergic to A and B, what can i eat'],
  [0, 'i cant have A or B. what is safe?'],
  [0, 'neither A nor B please, what do you have'],
  [0, 'A and B allergy - dinner ideas?'],
  [0, 'my wife is allergic to A and my son to B. what can we order'],
  [0, 'dishes without A and without B'],
  [0, 'i eat neither A nor B'],
  [0, 'allergic to A, no wait, B >> what can i eat'],
  [0, 'i cant have A, B or lupin. what should i order'],
  [0, 'lupin, A, B allergies - anything?'],
  [0, 'lupin, B, A allergies. what do you recommend'],
  [0, 'i am allergic to A as well as B >> what do you recommend'],
  [0, 'allergic to A >> also B >> what can i have'],
  [1, 'allergique aux A et aux B, quels plats ?'],
  [1, 'ni A ni B, que puis-je manger ?'],
  [1, 'je ne mange ni A ni B'],
  [1, 'quels plats sans A ni B'],
  [2, '¿qué puedo comer sin A ni B?'],
  [2, 'alérgico al A y al B, ¿qué puedo pedir?'],
  [2, 'no como ni A ni B'],
  [2, '¿tienen platos sin A y sin B?'],
];
/** Two things right before the word of a dish, `F`, of which no name is made: the second is avoided as the first is. */
const ofTwoBefore: [language: 0 | 1 | 2, phrasing: string][] = [
  [0, 'cant have A or B F'],
  [0, 'i cant have A or B F?'],
  [0, 'i cant do A or B F'],
  [0, 'no A or B F'],
  [0, 'no A and B F please'],
  [0, 'no A, B F'],
  [0, 'without A or B F'],
  [0, 'F without A or B'],
  [0, 'allergic to A and B F options'],
  [0, 'im allergic to A, B F'],
  [0, 'i cant have A or B F please >> and no mustard'],
  [0, 'hi there, no A nor B F for my son'],
  [0, 'A and B free F'],
  [0, 'i dont eat A or B F'],
  [0, 'my daughter must avoid A or B F'],
  [1, 'allergie aux A et aux B F'],
  [1, 'sans A ni B F'],
  [1, 'allergie aux A F'],
  [2, 'alergia a A y B F'],
  [2, 'no puedo comer A ni B F'],
  [2, 'alergia a A F'],
];
const dishWords: [english: string, french: string, spanish: string][] = [
  ['pasta', 'ravioli', 'pasta'],
  ['pizza', 'pizzas', 'pizza'],
  ['tacos', 'tacos', 'tacos'],
  ['burgers', 'burgers', 'hamburguesas'],
  ['sides', 'accompagnements', 'guarniciones'],
  ['desserts', 'desserts', 'postres'],
];
/** What states it is asked for: whoever must avoid it is told all of it. */
const inverse: [language: 0 | 1 | 2, phrasing: string][] = [
  [0, 'A allergy, which dishes should i avoid'],
  [0, 'i have a A allergy what has A'],
  [0, 'i am allergic to A, which dishes have A in them'],
  [0, 'allergic to A >> what has A'],
  [0, 'my son is allergic to A. what should he not eat'],
  [1, 'je suis allergique aux A, quels plats contiennent A'],
  [1, 'quels plats dois-je éviter, allergie aux A'],
  [2, 'soy alérgico a A, ¿qué platos llevan A?'],
  [2, '¿qué platos debo evitar? alergia a A'],
];
/** One letter off, as typed in haste: `W` is what was typed. */
const misspelt: [kind: string, typed: string][] = [
  ['eggs', 'egs'],
  ['eggs', 'aggs'],
  ['eggs', 'huebo'],
  ['eggs', 'guevo'],
  ['eggs', 'ouefs'],
  ['milk', 'milck'],
  ['milk', 'lehce'],
  ['soy', 'soi'],
  ['fish', 'pescao'],
  ['fish', 'fihs'],
  ['wheat', 'wehat'],
  ['shellfish', 'marisko'],
  ['peanuts', 'cacaguate'],
];
const phrasings: [language: 0 | 1 | 2, phrasing: string][] = [
  ...english.map((phrasing): [0, string] => [0, phrasing]),
  ...french.map((phrasing): [1, string] => [1, phrasing]),
  ...spanish.map((phrasing): [2, string] => [2, phrasing]),
];

function read(name: string, change: (json: string) => string = (json) => json): SiteConfiguration {
  const text = readFileSync(new URL(`../../../../../../brands/${name}/brand.json`, import.meta.url), 'utf8');
  const result = readSiteConfiguration(JSON.parse(change(text)));
  if (!result.ok) throw new Error(result.error);
  return result.configuration;
}

function itemsOf({ menu, locations }: SiteConfiguration): MenuItem[] {
  const items = [...menu, ...locations.flatMap((location) => location.menu)].flatMap(({ categories }) =>
    categories.flatMap((category) => category.items),
  );
  return [...new Map(items.map((item) => [item.name, item])).values()];
}

type Turn = ReturnType<typeof answerQuestion>;
const conversations = new Map<SiteConfiguration, Map<string, Turn>>();

/** The answer to the last of some turns. Many begin alike: what was asked before is known. */
function converse(configuration: SiteConfiguration, question: string): Answer {
  return lastTurn(configuration, question).answer;
}

function lastTurn(configuration: SiteConfiguration, question: string): Turn {
  const known = conversations.get(configuration) ?? new Map<string, Turn>();
  conversations.set(configuration, known);
  const end = question.lastIndexOf(' >> ');
  const conversation = end < 0 ? undefined : lastTurn(configuration, question.slice(0, end)).conversation;
  const asked = end < 0 ? question : question.slice(end + 4);
  const turn = known.get(question) ?? answerQuestion(configuration, asked, { now, conversation });
  known.set(question, turn);
  return turn;
}

const STATES = /\bstates? (?!no\b)|own words|mentionnent|mentionne [^.]* parmi|nomme|indica [^.]*entre|indican|nombra/;
const SILENT = /not stated|n’est pas mentionné|ne mentionne pas|(?<!\p{L})no indica/u;

/** Why an answer is one that must not be given of this dish; undefined where it may. */
function fault({ response, menu_items: cards = [] }: Answer, dish: string): string | undefined {
  if (cards.some(({ name }) => name === dish)) return 'shows it as a card';
  if (/(?:^|[\s¡])(?:Yes|Oui|Sí)\b[.,:!]/.test(response)) return 'says yes';
  const sentences = response.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.includes(dish));
  if (sentences.some((sentence) => SILENT.test(sentence))) return 'says that it is not stated';
  if (sentences.length > 0 && !sentences.some((sentence) => STATES.test(sentence)))
    return 'names it without saying what it states';
  return undefined;
}

describe.each(['trattoria-lucia', 'maple-and-ember'])('%s', (name) => {
  const configuration = read(name);
  const items = itemsOf(configuration);
  // Names that are part of others are found in these, which state other things.
  const apart = items.filter(({ name: own }) => !items.some((other) => other.name !== own && other.name.includes(own)));

  test.each(phrasings.map((one, at) => [...one, at] as const))('%i %s', (language, phrasing, at) => {
    const faults: string[] = [];
    for (const [index, { name: dish, allergens = [] }] of apart.entries()) {
      for (const stated of allergens) {
        // Of `milk` and `dairy` one in each way of asking, by turns.
        const all = guestWords[stated] ?? [];
        const words = all[(index + at) % all.length];
        if (!words) continue;
        const question = phrasing.replaceAll('D', dish).replaceAll(/\bA\b/g, words[language]);
        const answer = converse(configuration, question);
        const wrong = fault(answer, dish);
        if (wrong !== undefined) faults.push(`${question}: ${wrong}: ${answer.response}`);
      }
    }
    expect(faults).toEqual([]);
  });

  const stating = (kind: string) => apart.filter(({ allergens = [] }) => allergens.includes(kind));
  const kinds = Object.keys(guestWords).filter((kind) => stating(kind).length > 0);

  test.each(ofTwo)('of two: %i %s', (language, phrasing) => {
    const faults = kinds.flatMap((one, at) =>
      [1, 4].flatMap((ahead) => {
        const other = kinds[(at + ahead) % kinds.length] ?? one;
        const [a, b] = [one, other].map((kind) => guestWords[kind]?.[0]?.[language] ?? kind);
        const question = phrasing.replaceAll(/\bA\b/g, `${a}`).replaceAll(/\bB\b/g, `${b}`);
        const answer = converse(configuration, question);
        return [...stating(one), ...stating(other)].flatMap(
          ({ name: dish }) => fault(answer, dish)?.concat(`: ${question}: ${answer.response}`) ?? [],
        );
      }),
    );
    expect(faults).toEqual([]);
  });

  /** What is wrong with the answer to a question of a kind of dish, of whose dishes some state what must be avoided. */
  const wrongOf = (question: string, avoided: readonly MenuItem[], kind: string): string[] => {
    const answer = converse(configuration, question);
    const sentences = answer.response.split(/(?<=[.!?])\s+|\n/);
    // Of a dish by itself each thing is told: what it states, and what it does not.
    const isTold = (dish: string) => sentences.some((text) => text.startsWith(dish) && STATES.test(text));
    const wrong = avoided.flatMap(({ name: dish }) => (isTold(dish) ? undefined : fault(answer, dish)) ?? []);
    const isRead = new RegExp(`\\b(?:or|ou|o) ${kind}\\b`).test(answer.response);
    return [...wrong, ...(isRead ? ['reads the dish as an allergen'] : [])].map(
      (one) => `${one}: ${question}: ${answer.response}`,
    );
  };

  test.each(ofTwoBefore.map((one, way) => [...one, way] as const))(
    'of two before a dish: %i %s',
    (language, phrasing, way) => {
      const faults = kinds.flatMap((one, at) => {
        // One way of asking each allergen beside the next, the other beside another.
        const other = kinds[(at + (way % 2 === 0 ? 1 : 3)) % kinds.length] ?? one;
        const [a, b] = [one, other].map((kind) => guestWords[kind]?.[0]?.[language] ?? kind);
        const typed = phrasing.replaceAll(/\bA\b/g, `${a}`).replaceAll(/\bB\b/g, `${b}`);
        const avoided = [...stating(one), ...(phrasing.includes('B') ? stating(other) : [])];
        // `No nuts, fish tacos`, which the menu has.
        const isCalledSo = (dish: string) => /, B F/.test(phrasing) && dish === 'tacos' && /fish$/.test(`${b}`);
        const asked = dishWords.map((words) => words[language]);
        return asked.flatMap((dish) => {
          const question = typed.replaceAll(/\bF\b/g, dish);
          return isCalledSo(dish) ? [] : wrongOf(question, avoided, dish);
        });
      });
      expect(faults).toEqual([]);
    },
  );

  test.each(inverse)('all that states it: %i %s', (language, phrasing) => {
    const faults = kinds.flatMap((kind) =>
      (guestWords[kind] ?? []).flatMap((words) => {
        const question = phrasing.replaceAll(/\bA\b/g, words[language]);
        const { response } = converse(configuration, question);
        const left = stating(kind).filter(({ name: dish }) => !response.includes(dish));
        return left.length > 0 ? [`${question}: ${left.map((dish) => dish.name).join()}: ${response}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test.each(misspelt)('misspelt: %s as %s', (kind, typed) => {
    const faults = [
      'im allergic to W what can i eat',
      'i am allergic to W >> can i have the D',
      'son cant eat W. D?',
      'D without W',
    ].flatMap((phrasing) =>
      stating(kind).flatMap(({ name: dish }) => {
        const answer = converse(configuration, phrasing.replaceAll('D', dish).replaceAll('W', typed));
        return fault(answer, dish)?.concat(`: ${phrasing}: ${answer.response}`) ?? [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test.each(['blorp', 'latex', 'qwerty', 'xylophone'])('what nobody knows is no menu’s to tell: %s', (typed) => {
    const { response, menu_items } = converse(configuration, `i am allergic to ${typed}, what can i eat`);
    expect(menu_items).toBeUndefined();
    expect(response).not.toMatch(/not stated to contain \w+:/);
    expect(response).toMatch(/I do not know|nothing is stated/);
  });

  test.each(phrasings)('without allergens stated: %i %s', (language, phrasing) => {
    const silentMenu = silentOf(name);
    const faults: string[] = [];
    for (const [index, { name: dish, allergens = [] }] of apart.entries()) {
      const words = allergens.flatMap((stated) => guestWords[stated] ?? [])[index % Math.max(1, allergens.length)];
      if (!words) continue;
      const question = phrasing.replaceAll('D', dish).replaceAll(/\bA\b/g, words[language]);
      const answer = converse(silentMenu, question);
      const sentences = answer.response.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.includes(dish));
      const wrong = sentences.find(
        (sentence) => SILENT.test(sentence) && !/menu doesn’t state|n’indique pas ses|no indica sus/.test(sentence),
      );
      if (
        wrong !== undefined ||
        /(?:^|\s)(?:Yes|Oui|Sí)\b[.,:!]/.test(answer.response) ||
        answer.menu_items?.some((card) => card.name === dish)
      )
        faults.push(`${question}: ${answer.response} ${JSON.stringify(answer.menu_items?.map((card) => card.name))}`);
    }
    expect(faults).toEqual([]);
  });
});

const silentMenus = new Map<string, SiteConfiguration>();
function silentOf(name: string): SiteConfiguration {
  const known = silentMenus.get(name) ?? read(name, (json) => json.replaceAll('"allergens"', '"unread"'));
  silentMenus.set(name, known);
  return known;
}
