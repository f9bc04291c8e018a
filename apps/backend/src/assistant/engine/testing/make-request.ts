/** Hand-made requests and askings for tests of the answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { readPlaces } from '../knowledge/places.ts';
import type { Language } from '../language/language.ts';
import { sayIn } from '../language/say.ts';
import { wordsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import { type Asking, placesMeant, type Request } from '../request.ts';

/** A Friday evening: 6:30 PM in Toronto. */
const fridayEvening = new Date('2026-11-20T23:30:00Z');

/** The configuration of a brand that has a name and a phone, unless it is told otherwise. */
export function brandOf(configuration: Record<string, unknown>): SiteConfiguration {
  const read = readSiteConfiguration({ name: 'Prova', telephone: '(416) 555-0100', ...configuration });
  if (!read.ok) throw new Error(read.error);
  return read.configuration;
}

const demoBrands = join(import.meta.dirname, '../../../../../../brands');

/** The configuration of a demo brand. */
export function demoBrand(name: string): SiteConfiguration {
  return brandOf({
    telephone: undefined,
    ...JSON.parse(readFileSync(join(demoBrands, name, 'brand.json'), 'utf8')),
  });
}

export function makeAsking(
  configuration: SiteConfiguration,
  { language = 'en', now = fridayEvening, here }: { language?: Language; now?: Date; here?: number } = {},
): Asking {
  const knowledge = knowledgeOf(configuration);
  return {
    configuration,
    knowledge,
    now,
    say: sayIn(language),
    here: here === undefined ? undefined : knowledge.places[here],
  };
}

const emptyWish: Wish = {
  ...{
    dishes: [],
    wanted: [],
    missing: [],
    parts: [],
    excluded: [],
    diets: [],
    unmarked: [],
    avoid: [],
    allergens: [],
  },
  ...{
    text: '',
    typed: new Map(),
    quantities: [],
    ordered: [],
    either: false,
    begun: new Set<string>(),
    solid: false,
    asks: new Set(),
  },
};

/** A request of a question in plain English (`do you have a place in calgary`): its places are read, all else is given. */
export function makeRequest(text: string, asking: Asking, given: Partial<Request> = {}): Request {
  const words = wordsOf(text);
  const mention = readPlaces(words, asking.knowledge);
  const named = given.named ?? mention.places;
  return {
    ...asking,
    intent: 'unknown',
    text: words.join(' '),
    words,
    named,
    places: placesMeant(named, given.which ?? false, asking),
    mention,
    which: false,
    when: { days: [], now: false, holidays: false, named: false },
    wish: emptyWish,
    ...given,
  };
}
