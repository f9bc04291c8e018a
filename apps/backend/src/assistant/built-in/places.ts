/** Which of a brand's locations a question names, and the towns it names where there may be none. */
import type { Knowledge, Place } from './knowledge.ts';
import { type Town, townsIn } from './towns.ts';
import { hasPhrase, phraseAt, stemOf, wordsOf } from './words.ts';

export interface Mention {
  /** The locations that are meant; empty where none is named. */
  places: Place[];
  /** Whether it was a town or region that named them, as against one location's own name. */
  wide: boolean;
  /** Towns that are named and are not where a location is. */
  towns: Town[];
  /** The words that named all these, which say nothing else. */
  words: Set<string>;
}

const streetKinds = new Set(
  'st street ave avenue rd road blvd boul boulevard rue dr drive w e n s west east north south est ouest nord sud o'.split(
    ' ',
  ),
);
const regions: Record<string, string[]> = {
  ON: ['ontario'],
  QC: ['quebec province', 'province of quebec'],
  BC: ['british columbia', 'bc'],
  AB: ['alberta'],
  MB: ['manitoba'],
  SK: ['saskatchewan'],
  NS: ['nova scotia'],
  NB: ['new brunswick'],
  NL: ['newfoundland'],
  PE: ['prince edward island', 'pei'],
};

/** Reads the places named in a row of words. Of one location only, it is that one whatever is named. */
export function readPlaces(words: readonly string[], { places, configuration }: Knowledge): Mention {
  const used = new Set<string>();
  const own = new Set(wordsOf(configuration.name));
  const named = (select: (place: Place) => string[]) =>
    places.filter((place) =>
      select(place).some((text) => {
        const phrase = wordsOf(text);
        if (phrase.every((word) => own.has(word)) || phrase.join('').length < 3 || !hasPhrase(words, phrase))
          return false;
        for (const word of phrase) used.add(word);
        return true;
      }),
    );

  const byName = named(({ location }) => [location.name]);
  const byArea = named(({ location: { address } }) => [address.area ?? '']);
  const byStreet = named(({ location: { address } }) => streetsOf(address.street));
  const byPostalCode = named(({ location: { address } }) => [address.postalCode ?? '']);
  const byTown = named(({ location: { address } }) => [address.locality ?? '']);
  const byRegion = named(
    ({ location: { address } }) =>
      regions[address.region ?? ''] ?? [
        address.region !== undefined && address.region.length > 3 ? address.region : '',
      ],
  );

  const narrow = [byPostalCode, byName, byStreet, byArea].filter((found) => found.length > 0);
  const [first = []] = narrow;
  const agreed = [...narrow.slice(1), byTown, byRegion].reduce((left, found) => {
    const both = left.filter((place) => found.includes(place));
    return both.length > 0 ? both : left;
  }, first);
  const wideOnes = agreed.length === 0 ? (byTown.length > 0 ? byTown : byRegion) : [];
  // Two names are two places: 'Ossington or Junction'.
  const union = byName.length > 1 && agreed.length < byName.length && agreed === first ? byName : agreed;
  let found = union.length > 0 ? union : wideOnes;
  if (found.length === 0) found = distinctive(words, places, used, own);

  const towns = townsIn(words).filter((town) => !found.some(({ location }) => isIn(location.address.locality, town)));
  const foreign = towns.filter((town) => !town.words.some((word) => used.has(word) && found.length > 0));
  for (const town of foreign) for (const word of town.words) used.add(word);
  return { places: found, wide: union.length === 0 && wideOnes.length > 0, towns: foreign, words: used };
}

/** One word of a name that no other location has: `the strathcona one`, `byward`. */
function distinctive(
  words: readonly string[],
  places: readonly Place[],
  used: Set<string>,
  own: ReadonlySet<string>,
): Place[] {
  if (places.length < 2) return [];
  return places.filter(({ location }) => {
    const parts = wordsOf(`${location.name} ${location.address.area ?? ''}`);
    return parts.some((part) => {
      if (part.length < 5 || common.has(part) || own.has(part) || !words.includes(part)) return false;
      const holders = places.filter((other) =>
        wordsOf(`${other.location.name} ${other.location.address.area ?? ''}`).includes(part),
      );
      if (holders.length !== 1) return false;
      used.add(part);
      return true;
    });
  });
}

const common = new Set(
  'north south east west street avenue market downtown main lower upper centre center square mall plaza place airport central village saint grand king queen water point beach exchange junction station park'.split(
    ' ',
  ),
);

/** `94 Ossington Ave` is named by `94 ossington` and `ossington ave`. */
function streetsOf(street: string | undefined): string[] {
  if (street === undefined) return [];
  const words = wordsOf(street);
  const numberless = words.filter((word) => !/^\d/.test(word));
  const plain = numberless.filter((word) => !streetKinds.has(word));
  const full = words.join(' ');
  const number = words.find((word) => /^\d/.test(word));
  const withoutKind = plain.join(' ');
  return [
    full,
    numberless.join(' '),
    ...(number !== undefined && withoutKind !== '' ? [`${number} ${withoutKind}`] : []),
    ...(withoutKind.length >= 5
      ? [
          `${withoutKind} street`,
          `${withoutKind} st`,
          `${withoutKind} ave`,
          `${withoutKind} avenue`,
          `${withoutKind} road`,
        ]
      : []),
  ];
}

function isIn(locality: string | undefined, town: Town): boolean {
  return (
    locality !== undefined &&
    phraseAt(
      wordsOf(locality).map((word) => (word === 'saint' ? 'st' : word)),
      town.words,
    ) === 0
  );
}

/** Whether a text (a delivery area, a part of town) is named. */
export function isNamed(words: readonly string[], text: string): boolean {
  const phrase = wordsOf(text).map(stemOf);
  return phrase.length > 0 && hasPhrase(words.map(stemOf), phrase);
}
