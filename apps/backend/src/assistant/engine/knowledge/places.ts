/** Which of a brand's locations a question names, and the towns it names where there may be none. */

import { hasPhrase, phraseAt, stemOf, wordsOf } from '../language/words.ts';
import { commonPlaceWords, regions, streetKinds } from '../vocabulary/place-words.ts';
import type { Knowledge, Place } from './knowledge.ts';
import { type Town, townsIn } from './towns.ts';

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

/** The phrases that name a location, cut into words once for each brand. */
interface Names {
  name: string[][];
  area: string[][];
  street: string[][];
  postalCode: string[][];
  town: string[][];
  region: string[][];
  /** Words of its name and part of town that no other location has. */
  own: string[];
}

const namesOfBrand = new WeakMap<Knowledge, Names[]>();

function namesOf(knowledge: Knowledge): Names[] {
  const kept = namesOfBrand.get(knowledge);
  if (kept) return kept;
  const brand = new Set(wordsOf(knowledge.configuration.name));
  const phrases = (...texts: (string | undefined)[]) =>
    texts
      .map((text) => wordsOf(text ?? ''))
      .filter((phrase) => phrase.join('').length >= 3 && !phrase.every((word) => brand.has(word)));
  const counts = new Map<string, number>();
  const partsOf = ({ location }: Place) => [...new Set(wordsOf(`${location.name} ${location.address.area ?? ''}`))];
  for (const place of knowledge.places)
    for (const part of partsOf(place)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const made = knowledge.places.map((place): Names => {
    const { name, address } = place.location;
    const region = address.region ?? '';
    return {
      // `The Forks` alone names `Northbound The Forks`.
      name: phrases(
        name,
        wordsOf(name)
          .filter((word) => !brand.has(word))
          .join(' '),
      ),
      area: phrases(address.area),
      street: phrases(...streetsOf(address.street)),
      postalCode: phrases(address.postalCode),
      town: phrases(address.locality),
      region: phrases(...(regions[region] ?? [region.length > 3 ? region : undefined])),
      own:
        knowledge.places.length < 2
          ? []
          : partsOf(place).filter((part) => part.length >= 3 && !brand.has(part) && counts.get(part) === 1),
    };
  });
  namesOfBrand.set(knowledge, made);
  return made;
}

/** Reads the places named in a row of words. Of one location only, it is that one whatever is named. */
export function readPlaces(words: readonly string[], knowledge: Knowledge): Mention {
  const { places } = knowledge;
  const names = namesOf(knowledge);
  const used = new Set<string>();
  const said = new Set(words);
  const named = (kind: Exclude<keyof Names, 'own'>) =>
    places.filter((_, index) =>
      (names[index]?.[kind] ?? []).some((phrase) => {
        if (!said.has(phrase[0] ?? '') || !hasPhrase(words, phrase)) return false;
        for (const word of phrase) used.add(word);
        return true;
      }),
    );

  const byName = named('name');
  const byArea = named('area');
  const byStreet = named('street');
  const byPostalCode = named('postalCode');
  const byTown = named('town');
  const byRegion = named('region');

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
  if (found.length === 0) {
    // One word of a name that no other location has: `the strathcona one`, `byward`.
    const isTelling = (part: string) => part.length >= 5 && !commonPlaceWords.has(part);
    const isAt = (part: string) => /^(?:at|chez|rue|calle)$/.test(words[words.indexOf(part) - 1] ?? '');
    found = places.filter((_, index) =>
      (names[index]?.own ?? []).some((part) => {
        const isMeant = said.has(part) && (isTelling(part) || isAt(part));
        if (isMeant) used.add(part);
        return isMeant;
      }),
    );
  }

  const towns = townsIn(words).filter((town) => !found.some(({ location }) => isIn(location.address.locality, town)));
  const isDish = ({ words: [first = ''] }: Town) =>
    knowledge.index.isNameStem(stemOf(first)) &&
    !/^(?:in|to|near|from|at|around|of|for)$/.test(words[words.indexOf(first) - 1] ?? '');
  const foreign = towns
    .filter((town) => !isDish(town))
    .filter((town) => !town.words.some((word) => used.has(word) && found.length > 0));
  for (const town of foreign) for (const word of town.words) used.add(word);
  return { places: found, wide: union.length === 0 && wideOnes.length > 0, towns: foreign, words: used };
}

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
