/** Which of a brand's locations a question names, and the towns it names where there may be none. */
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { hasPhrase, phraseAt, stemOf, wordsOf } from '../language/words.ts';
import {
  commonPlaceWords,
  isPointedAt,
  isTimed,
  regions,
  regionWords,
  streetKinds,
} from '../vocabulary/place-words.ts';
import { townTable } from '../vocabulary/towns.ts';
import type { Knowledge, Place } from './knowledge.ts';

export interface Town {
  name: string;
  coordinates: Coordinates;
  words: string[];
}

const unified = (words: readonly string[]) => words.map((word) => (word === 'saint' ? 'st' : word));

/** Those of longer names first, so that North Vancouver is not taken for Vancouver. */
const towns: readonly Town[] = townTable
  .split(/[|\n]/)
  .flatMap((entry) => {
    const [, name, latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry.trim()) ?? [];
    if (name === undefined) return [];
    const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
    return [{ name, coordinates, words: unified(wordsOf(name)) }];
  })
  .sort((a, b) => b.words.length - a.words.length);

/** Words of their names, and of provinces, which are not misspelt. */
export const townWords: ReadonlySet<string> = new Set([...towns.flatMap(({ words }) => words), ...regionWords]);

const firstWords = new Set(['saint', ...towns.map(({ words }) => words[0] ?? '')]);

/** The towns that a row of words names. Of several towns of one name, the one nearest to a brand's places is meant. */
function townsIn(words: readonly string[]): Town[] {
  if (!words.some((word) => firstWords.has(word))) return [];
  const found = towns.filter((town) => hasPhrase(unified(words), town.words));
  const longest = Math.max(0, ...found.map(({ words: own }) => own.length));
  return found.filter(({ words: own }) => own.length === longest);
}

export interface Mention {
  /** The locations that are meant; empty where none is named. */
  places: Place[];
  /** Towns that are named and are not where a location is. */
  towns: Town[];
  /** The words that named all these, which say nothing else. */
  words: Set<string>;
}

/** By what a location may be named: from what is only its own to what it shares with others. */
const narrowKinds = ['postalCode', 'name', 'street', 'area'] as const;
const wideKinds = ['town', 'region'] as const;
type Kind = (typeof narrowKinds)[number] | (typeof wideKinds)[number];

/** The phrases that name a location, cut into words once for each brand; and words of its name or its street that no other has. */
type Names = Record<Kind, readonly (readonly string[])[]> & { own: string[]; ofStreet: string[] };

const namesOfBrand = new WeakMap<Knowledge, Names[]>();

function namesOf(knowledge: Knowledge): Names[] {
  const kept = namesOfBrand.get(knowledge);
  if (kept) return kept;
  const brand = new Set(wordsOf(knowledge.configuration.name));
  const phrases = (...texts: (string | undefined)[]) =>
    texts
      .map((text) => wordsOf(text ?? ''))
      .filter((phrase) => phrase.join('').length >= 3 && !phrase.every((word) => brand.has(word)));
  const partsOf = ({ location }: Place) => [...new Set(wordsOf(`${location.name} ${location.address.area ?? ''}`))];
  // Without a place in the town of that name, Quebec is the province.
  const isInTown = knowledge.places.some(({ location }) => /^qu[eé]bec/i.test(location.address.locality ?? ''));
  const ofQuebec = (region: string) => (region === 'QC' && !isInTown ? ['quebec'] : []);
  const streetOf = ({ location }: Place) =>
    wordsOf(location.address.street ?? '').filter((word) => /^[a-z]+$/.test(word));
  const counts = Map.groupBy(
    knowledge.places.flatMap((place) => [...new Set([...partsOf(place), ...streetOf(place)])]),
    (part) => part,
  );
  const made = knowledge.places.map((place): Names => {
    const { name, address } = place.location;
    const { region = '' } = address;
    const isOwn = (part: string) =>
      part.length >= 3 && part !== 'the' && !brand.has(part) && counts.get(part)?.length === 1;
    // `The Forks` alone names `Northbound The Forks`.
    const withoutBrand = wordsOf(name).filter((word) => !brand.has(word));
    return {
      name: phrases(
        name,
        withoutBrand.join(' '),
        withoutBrand
          .join(' ')
          .replace(/ street$/, ' st')
          .replace(/ avenue$/, ' ave'),
      ),
      area: phrases(address.area),
      street: phrases(...streetsOf(address.street)),
      postalCode: phrases(address.postalCode),
      town: phrases(address.locality),
      region: phrases(...(regions[region] ?? [region.length > 3 ? region : undefined]), ...ofQuebec(region)),
      own: knowledge.places.length < 2 ? [] : partsOf(place).filter(isOwn),
      ofStreet:
        knowledge.places.length < 2 ? [] : streetOf(place).filter((word) => isOwn(word) && !streetKinds.has(word)),
    };
  });
  namesOfBrand.set(knowledge, made);
  return made;
}

/** Reads the places named in a row of words. Of one location only, it is that one whatever is named. */
export function readPlaces(words: readonly string[], knowledge: Knowledge): Mention {
  const { places, index } = knowledge;
  const names = namesOf(knowledge);
  const used = new Set<string>();
  const said = new Set(words);
  const townsSaid = townsIn(words);
  // `Downtown Vancouver` is not the downtown of Moncton.
  const isOfOtherTown = (phrase: readonly string[], { location }: Place) =>
    townsSaid.length > 0 &&
    phrase.every((word) => commonPlaceWords.has(word)) &&
    !townsSaid.some((town) => isIn(location.address.locality, town));
  // `Quebec City` names no province.
  const isInTownsName = (phrase: readonly string[]) =>
    townsSaid.some((town) => town.words.length > phrase.length && hasPhrase(town.words, phrase));
  const namedBy = (kind: Kind) =>
    places.filter((place, at) => {
      const found = (names[at]?.[kind] ?? []).filter(
        (phrase) =>
          said.has(phrase[0] ?? '') &&
          hasPhrase(words, phrase) &&
          !(kind === 'area' && isOfOtherTown(phrase, place)) &&
          !(kind === 'region' && isInTownsName(phrase)),
      );
      for (const word of found.flat()) used.add(word);
      return found.length > 0;
    });
  const narrow = narrowKinds.map(namedBy);
  const wide = wideKinds.map(namedBy);
  const [first = [], ...others] = [...narrow.filter((found) => found.length > 0)];
  const agreed = [...others, ...wide].reduce((left, found) => {
    const both = left.filter((place) => found.includes(place));
    return both.length > 0 ? both : left;
  }, first);
  const byName = narrow[1] ?? [];
  // Two names are two places: 'Ossington or Junction'.
  const isOfSeveral = new Set(byName.map(({ location }) => location.name)).size > 1;
  const union = isOfSeveral ? byName : agreed;
  const named = [union, ...wide].find((found) => found.length > 0);
  // One word of a name that no other location has: `the strathcona one`, `byward`; a short or common one only as a place's.
  const isPointed = (part: string) =>
    said.has(part) && (isPointedAt(words.join(' '), part) || (!index.isNameStem(stemOf(part)) && isTimed(words, part)));
  const isTelling = (part: string) =>
    isPointed(part) || (said.has(part) && part.length >= 5 && !commonPlaceWords.has(part));
  const byWord = () =>
    places.filter((_, at) => {
      const { own = [], ofStreet = [] } = names[at] ?? {};
      const parts = [...own.filter(isTelling), ...ofStreet.filter(isPointed)];
      for (const part of parts) used.add(part);
      return parts.length > 0;
    });
  const found = named ?? byWord();
  const isDish = ({ words: [start = ''] }: Town) =>
    index.isNameStem(stemOf(start)) &&
    !/^(?:in|to|near|from|at|around|of|for)$/.test(words[words.indexOf(start) - 1] ?? '');
  const foreign = townsSaid.filter(
    (town) =>
      !found.some(({ location }) => isIn(location.address.locality, town)) &&
      !isDish(town) &&
      !(found.length > 0 && town.words.some((word) => used.has(word))),
  );
  for (const word of foreign.flatMap((town) => town.words)) used.add(word);
  return { places: found, towns: foreign, words: used };
}

/** `94 Ossington Ave` is named by `94 ossington` and `ossington ave`. */
function streetsOf(street: string | undefined): string[] {
  const words = wordsOf(street ?? '');
  const numberless = words.filter((word) => !/^\d/.test(word));
  const number = words.find((word) => /^\d/.test(word));
  const plain = numberless.filter((word) => !streetKinds.has(word)).join(' ');
  const kinds = plain.length >= 5 ? ['street', 'st', 'ave', 'avenue', 'road'] : [];
  const numbered = number !== undefined && plain !== '' ? [`${number} ${plain}`] : [];
  return [words.join(' '), numberless.join(' '), ...numbered, ...kinds.map((kind) => `${plain} ${kind}`)];
}

function isIn(locality: string | undefined, town: Town): boolean {
  return locality !== undefined && phraseAt(unified(wordsOf(locality)), town.words) === 0;
}

/** Whether a text (a delivery area, a part of town) is named. */
export function isNamed(words: readonly string[], text: string): boolean {
  return hasPhrase(words.map(stemOf), wordsOf(text).map(stemOf));
}
