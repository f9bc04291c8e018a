/** What the map of our own consists of, for the server, which writes it, and for the script, which draws it anew. */
import { type Box, boxAround, boxText } from '@tablefront/restaurant/pin-map/box';
import { groundPath } from '@tablefront/restaurant/pin-map/ground-link';
import type { Pin } from '@tablefront/restaurant/pin-map/pin';
import { nameOfGroup, type PinMap, type Pinned, pinMap } from '@tablefront/restaurant/pin-map/pin-map';
import type { Frame } from '@tablefront/restaurant/pin-map/view';
import { type FinderQuery, isLong, writeFinderQuery } from './finder-query.ts';

/** A location of the list, from 1. */
interface ListedPlace extends Pinned {
  slug: string;
  number: number;
}

export interface PinMapContent {
  /** Those of the list that have coordinates. */
  places: readonly ListedPlace[];
  /** How many the list has. */
  count: number;
  selected?: string;
  /** Where nothing is found, the map shows where the brand is. */
  everywhere: readonly Pinned[];
  /** Of the ground, as its address says them. */
  colors: string;
  query: FinderQuery;
  /** Of the page's address. */
  search: string;
}

/** A pin as a link. */
export interface PinPart {
  key: string;
  className: string;
  href: `?${string}`;
  /** Its accessible name. */
  name: string;
  /** What is written in it and at it. */
  number: string;
  label?: string;
  x: number;
  y: number;
  isCurrent?: boolean;
}

export interface MapParts {
  ground: string;
  pins: PinPart[];
  scale: PinMap['scale'];
}

/** Cities that a cluster without a name tells. */
const MOST_CITIES = 3;

/** @returns undefined where none of the brand's locations has coordinates */
export function mapParts(content: PinMapContent, frame: Frame): MapParts | undefined {
  const { places, everywhere, colors } = content;
  const selected = places.findIndex(({ slug }) => slug === content.selected);
  const map = pinMap(places, frame, selected === -1 ? undefined : selected);
  const box = map?.box ?? boxAround(everywhere.map(({ coordinates }) => coordinates));
  if (!box) return undefined;
  return {
    ground: groundPath(frame, colors, box),
    pins: map?.pins.map((pin) => pinPart(pin, content)) ?? [],
    scale: map?.scale ?? { kilometres: 0, pixels: 0 },
  };
}

function pinPart(pin: Pin, content: PinMapContent): PinPart {
  const members = pin.members.flatMap((member) => content.places[member] ?? []);
  const { x, y, label, selected: isCurrent } = pin;
  const [first] = members;
  if (members.length > 1) return { ...clusterPart(members, pin.opens, content), label, x, y };
  const { slug = '', name = '', city, number = 0 } = first ?? {};
  const isPlain = isLong({ length: content.count });
  return {
    key: slug,
    className: `pin${isPlain ? ' pin--dot' : ''}${isCurrent ? ' pin--on' : ''}${pin.hangs ? ' pin--hung' : ''}`,
    href: hrefOf(content, { area: areaOf(first, content), selected: slug }),
    // What is written at it comes first, as it is written.
    name: `${isPlain ? '' : `${number} `}${name}${city === undefined || city === name ? '' : `, ${city}`}`,
    number: isPlain ? '' : String(number),
    label,
    x,
    y,
    isCurrent,
  };
}

function clusterPart(members: readonly ListedPlace[], opens: Box | undefined, content: PinMapContent) {
  const group = nameOfGroup(members) ?? inCities(members);
  const part = {
    key: members.map(({ number }) => number).join(' '),
    className: 'pin pin--many',
    number: String(members.length),
  };
  if (opens) {
    const area = boxText(opens);
    const name = `${members.length} ${group}, show these locations`;
    return { ...part, name, href: hrefOf(content, { area, selected: undefined }) };
  }
  // They are one pin in any view: it leads from one of them to the next.
  const selected = content.places.find(({ slug }) => slug === content.selected)?.number ?? 0;
  const next = members.find(({ number }) => number > selected) ?? members[0];
  const area = areaOf(next, content);
  const name = `${members.length} ${group}, next: ${next?.name}`;
  return { ...part, name, href: hrefOf(content, { area, selected: next?.slug }) };
}

/** Where a location is listed: a list of cities does not show it. */
function areaOf(place: ListedPlace | undefined, { query, count }: PinMapContent): string | undefined {
  return query.area ?? (isLong({ length: count }) ? place?.city : undefined);
}

function inCities(members: readonly ListedPlace[]): string {
  const cities = [...new Set(members.flatMap(({ city }) => city ?? []))].slice(0, MOST_CITIES);
  return cities.length === 0 ? 'locations' : `in ${cities.join(', ')}`;
}

/** Of what is said about a pin: above it, or below where it stands high. */
export function infoClass({ y }: PinPart): string {
  return y < 0 ? 'pin-info pin-info--below' : 'pin-info';
}

/** Back to all. */
export function allHref(content: PinMapContent) {
  return hrefOf(content, { area: undefined, selected: undefined });
}

export function areaHref(content: PinMapContent, area: string) {
  return hrefOf(content, { area, selected: undefined });
}

function hrefOf({ query, search }: PinMapContent, change: Partial<FinderQuery>): `?${string}` {
  return `?${writeFinderQuery({ ...query, ...change }, search).slice(1)}`;
}

/** Of the map, for those who do not see it. */
export function mapName({ places }: PinMapContent): string {
  return places.length === 1 ? 'Map of one location' : `Map of ${places.length} locations`;
}

/** What the map has of what the list has: `In Toronto. One is not on the map.` */
export function whereText({ places, count, query }: PinMapContent): string {
  const group = query.area === undefined ? undefined : (nameOfGroup(places) ?? 'this part of the map');
  const away = count - places.length;
  return [group && `In ${group}.`, away > 0 && (away === 1 ? 'One is not on the map.' : `${away} are not on the map.`)]
    .filter(Boolean)
    .join(' ');
}
