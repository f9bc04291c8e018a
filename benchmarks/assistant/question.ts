/** A question of the evaluation, and what a true answer to it holds. */
export interface EvaluatedQuestion {
  brand: EvaluatedBrand;
  /** The topics that are right; any one of them, all where it asks two things. */
  topics: string[];
  ask: string;
  /** Texts that the answer must hold, in any case; `!` before one that it must not, `@` one of the structured parts. */
  facts: string[];
  /** Asked before, in the same conversation. */
  earlier: string[];
  /** What a right answer says, for who reads the failures. */
  want?: string;
}

const demoBrands = ['maple-and-ember', 'trattoria-lucia', 'harbour-noodle', 'nova'] as const;

/** Made up for the evaluation only: no site is built from them. */
const inventedBrands = [
  'casa-oaxaca',
  'brasserie-lumiere',
  'spice-route',
  'dotties-griddle',
  'lotus-and-tide',
  'cedar-and-smoke',
  'big-sky-pies',
  'tidepool-sushi',
  'babusyas-table',
  'cafe-bellevue',
  'taverna-meltemi',
  'baan-somtam',
  'kornblume',
  'lone-star-smoke',
  'el-camioncito',
  'hickory-yard',
  'sugar-and-rye',
  'umi-counter',
  'gursha-house',
  'kettle-and-crumb',
  'han-river-grill',
  'paper-lantern',
  'beit-saj',
  'copper-bull',
  'hoja-verde',
  'gull-and-anchor',
  'pimento-lane',
  'steam-and-swallow',
  'mesa-garua',
  'corner-peel',
  'bleacher-bird',
  'drovers-rest',
  'dak-and-draft',
  'brasa-norte',
  'prairie-dragon',
  'bodega-salitre',
  'brightside-juicery',
  'red-kettle',
  'mabels-flapjacks',
  'lido-pizza-bowls',
  'ble-noir',
  'kamay-and-sons',
  'saffron-terrace',
  'tidewater-scoops',
  'galo-negro',
  'meeple-and-malt',
  'rasoi-junction',
  'moonbeam-diner',
  'goldener-hirsch',
  'palmyra-leaf',
  'nettle-and-rye',
  'marani-lane',
  'breadfruit-and-bay',
  'tante-odiles',
  'perlmutters-deli',
  'jacaranda-corner',
  'nordlys-smorhus',
  'the-quiet-heron',
  'leilani-plate',
  'lefkara-grill',
  'loon-point',
  'ba-tu-noodle-house',
  'mangiacapras',
  'tia-lichas',
  'tamarind-yard',
  'brass-dory',
  'lucky-heifer',
  'cedar-and-sumac',
  'bannock-and-bee',
  'paper-heron',
  'caliche-creek',
  'silver-moon-diner',
  'the-fleece',
  'carmelas-trattoria',
  'khao-fon',
  'la-girouette',
  'bellafiore-hoagies',
  'bebe-di-rasoi',
  'coulee-and-brine',
  'dots-flat-top',
  'night-heron-tea',
  'schoolhouse-bagels',
  'the-low-cellar',
  'thimble-and-thistle',
  'pemas-kitchen',
  'hattie-pruitts',
  'nunzios-pizza-and-wings',
  'loon-and-ladle',
  'yoru-ramen-bar',
  'ridge-road-creamery',
  'sol-y-brasa',
  'imo-and-imo',
  'tamarack-point',
  'nairi-et-filles',
  'ozells-plate-lunch',
  'ocak-and-oven',
  'kopi-kechil',
] as const;

export const evaluatedBrands = [...demoBrands, ...inventedBrands] as const;

export type EvaluatedBrand = (typeof evaluatedBrands)[number];

/** Where the brand's raw configuration lies, from the repository's root. */
export function configurationFile(brand: EvaluatedBrand): string {
  const invented = inventedBrands.some((name) => name === brand);
  return invented ? `benchmarks/assistant/brands/${brand}.json` : `brands/${brand}/brand.json`;
}

/** A Friday evening: 6:30 PM in Toronto, 7:30 PM in Halifax, 3:30 PM in Vancouver. */
export const evaluationMoment = new Date('2026-11-20T23:30:00Z');

/**
 * Reads a table of questions: `topic | question | fact | fact …`, one on each line. `topic & topic` are both wanted, of
 * `topic / topic` one; `earlier question >> question` is a conversation.
 */
export function questionsOf(brand: EvaluatedBrand, table: string): EvaluatedQuestion[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [topics = '', asked = '', ...facts] = line.split('|').map((cell) => cell.trim());
      const turns = asked.split('>>').map((turn) => turn.trim());
      return {
        brand,
        topics: topics.split(/ (?=&)/).map((topic) => topic.replace(/^& ?/, '')),
        ask: turns.at(-1) ?? '',
        facts,
        earlier: turns.slice(0, -1),
      };
    });
}

/**
 * Reads whole conversations, with an empty line between them: the first question of each, and below it what is asked on, one on
 * each line, as `question | fact | fact …`. Each that is asked on is a question of its own.
 */
export function conversationsOf(brand: EvaluatedBrand, table: string): EvaluatedQuestion[] {
  return table
    .trim()
    .split(/\n{2,}/)
    .flatMap((conversation) => {
      const turns = conversation.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
      const asked = turns.map(([question = '']) => question);
      return turns.slice(1).map(([ask = '', ...facts], at) => ({
        brand,
        topics: ['follow-up'],
        ask,
        facts,
        earlier: asked.slice(0, at + 1),
      }));
    });
}
