import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { TimesOfPlace } from './times-of-places.ts';

/** What a card of the list carries for the page's script, besides what can be read on it. */
export interface CardData extends TimesOfPlace {
  /** Its place in the order of the configuration. */
  index: number;
  /** What it offers, as places in the list of all offerings. */
  offers: number[];
  /** Kilometres, as configured. */
  distance?: number;
  coordinates?: Coordinates;
  placeId?: string;
  city?: string;
  /** What a map frame is asked for: absent where that is the card's address, empty where a map could not find the place. */
  map?: string;
}

type CardAttributes = Record<`data-${string}`, string | number | undefined>;

/**
 * As attributes, small as there may be hundreds; `readCardData` reads them back.
 * @param place of the card in the list, which mostly is the configuration's order
 */
export function cardAttributes(data: CardData, place: number): CardAttributes {
  const { index, offers, distance, coordinates, placeId, city, map, hours, pickup, zone } = data;
  return {
    'data-index': index === place ? undefined : index,
    'data-offers': offers.length > 0 ? offers.join(' ') : undefined,
    'data-distance': distance,
    'data-at': coordinates && `${coordinates.latitude} ${coordinates.longitude}`,
    'data-place-id': placeId,
    'data-city': city,
    'data-map': map,
    'data-hours': hours,
    'data-pickup': pickup === null ? '' : pickup,
    'data-zone': zone,
  };
}

export function readCardData(attributes: DOMStringMap, place: number): CardData {
  const { index, offers, distance, at, placeId, city, map, hours, pickup, zone } = attributes;
  const [latitude, longitude] = numbersIn(at);
  return {
    index: numberIn(index) ?? place,
    offers: numbersIn(offers),
    distance: numberIn(distance),
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    placeId,
    city,
    map,
    hours: numberIn(hours),
    pickup: pickup === '' ? null : numberIn(pickup),
    zone: numberIn(zone),
  };
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function numbersIn(text: string | undefined): number[] {
  return text?.split(' ').map(Number) ?? [];
}
