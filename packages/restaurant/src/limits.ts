/**
 * How much of a configuration the site takes. Far above what restaurants have, and low enough that no configuration of 32 MB
 * holds up the process that serves other brands too (docs/decisions/025-how-much-a-configuration-holds.md). What is over is
 * cut or left out, with a warning that names its path.
 */

/** Characters of a text. Texts that people read are cut at a word's end; ids and code, which a cut would break, are left out. */
export const longest = {
  /** A badge, a service, a tag. */
  label: 60,
  /** A part of an address. */
  address: 120,
  /** An id that others refer to. */
  id: 200,
  /** What stands on a line or two: names, titles, conditions. */
  line: 200,
  /** A few sentences, of which a page has hundreds: the description of a dish, a deal, a highlight. */
  description: 1_000,
  /** An answer, a review, what a job is about. */
  text: 5_000,
  /** The brand's story, the description of the brand. */
  story: 20_000,
  /** Each of `head`, `body`, `footer`. */
  code: 200_000,
} as const;

/** Entries of a list. The first ones are kept. */
export const most = {
  locations: 2_000,
  menus: 50,
  /** Of one menu. */
  categories: 200,
  /** On all menus of one place. */
  dishes: 3_000,
  /** Sizes of one dish, and what can be had with it. */
  variants: 20,
  addOns: 30,
  /** Entries of all lists of all locations together; a location that comes on top keeps its name, address and links. */
  inLocations: 250_000,
  gallery: 300,
  questions: 100,
  reviews: 500,
  deals: 200,
  discounts: 200,
  features: 50,
  featuredItems: 300,
  highlights: 50,
  jobs: 300,
  campaigns: 300,
  navigation: 30,
  socialLinks: 30,
  embeddedHosts: 50,
  /** Hosts that pictures, or frames, come from. */
  hosts: 1_000,
  redirects: 10_000,
  announcements: 50,
  franchiseQuestions: 100,
  /** Services, features, tags or allergens of one thing. */
  labels: 30,
  /** Cuisines, areas, keywords, options of a question. */
  names: 200,
  /** Requirements and benefits of a job, conditions of a discount. */
  sentences: 20,
  /** Entries of opening hours. */
  hours: 100,
  /** Dates with hours of their own. */
  specialHours: 200,
  serviceHours: 20,
  /** Different names of time zones in one configuration. */
  timeZones: 100,
  /** What a single text is split into. */
  paragraphs: 200,
  warnings: 1_000,
} as const;

/** A count as warnings say it: `100,000`. */
export function inWords(count: number): string {
  return count.toLocaleString('en');
}

/** The first entries of a list, with a warning where there are more. */
export function firstOf<T>(
  values: readonly T[],
  mostEntries: number,
  path: string,
  warn: (path: string, message: string) => void,
): readonly T[] {
  if (values.length <= mostEntries) return values;
  warn(path, `has ${inWords(values.length)} entries, of which the first ${inWords(mostEntries)} are kept`);
  return values.slice(0, mostEntries);
}

/** A text of at most so many characters, cut at a word's end (where there is one near), with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length - 1);
  const nearest = Math.max(0, head.length - LONGEST_WORD);
  const word = head.slice(nearest).search(/\s\S*$/);
  const whole = word < 0 || /\s/.test(text.charAt(length - 1)) ? head : head.slice(0, nearest + word);
  // Half a character of two units is none.
  return `${whole.trimEnd().replace(/[\ud800-\udbff]$/, '')}…`;
}

const LONGEST_WORD = 60;
