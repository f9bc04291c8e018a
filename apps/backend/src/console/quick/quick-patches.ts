import type { QuickAction } from '@tablefront/console-wire/drafts';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { announce, endAnnouncements } from '@tablefront/restaurant/editing/quick/announce';
import { type PlaceInFile, placesInFile } from '@tablefront/restaurant/editing/quick/places';
import { setSale } from '@tablefront/restaurant/editing/quick/sold-out';
import { setSpecialDays } from '@tablefront/restaurant/editing/quick/special-days';
import { readLink } from '@tablefront/restaurant/reading/lenient-values';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { Reach } from '../reach.ts';
import { quickTitle } from './quick-title.ts';

/**
 * What a quick action changes of what is live, as far as the caller may: location managers only at their places.
 * @param document with keys
 * @throws ConsoleRefusal `not-allowed`, `unknown-location`, `not-found`, `not-understood`, `conflict` where it is so already
 */
export function quickPatches(
  document: JsonObject,
  reach: Pick<Reach, 'brandId' | 'role' | 'places'>,
  action: QuickAction,
  now: Date,
): { patches: Patch[]; title: string } {
  const places = placesInFile(document, reach.brandId);
  const chosen = 'places' in action ? chosenOf(places, action.places) : places;
  requireOwn(reach, chosen, action);
  const isEverywhere = chosen.length === places.length;
  const { patches, name } = patchesOf(document, { places, chosen, action, now });
  if (patches.length === 0) throw new ConsoleRefusal('conflict', 'That is so already.');
  return { patches, title: quickTitle({ action, chosen, isEverywhere, name, now }) };
}

function chosenOf(places: readonly PlaceInFile[], ids: string[] | null): PlaceInFile[] {
  if (ids === null) return [...places];
  const known = (place: PlaceInFile) => ids.includes(place.id) || ids.includes(place.location?.id ?? place.id);
  const chosen = places.filter(known);
  if (chosen.length < new Set(ids).size) throw new ConsoleRefusal('unknown-location', 'There is no such location.');
  return chosen;
}

/** Also whoever is to take something back. */
export function requireOwn(
  { role, places: own }: Pick<Reach, 'role' | 'places'>,
  chosen: readonly Pick<PlaceInFile, 'id'>[],
  action: QuickAction,
): void {
  if (role === 'inbox') throw notAllowed();
  if (role !== 'location') return;
  const isOfPlaces = 'places' in action && chosen.every(({ id }) => own?.includes(id));
  if (!isOfPlaces) throw notAllowed('That is not one of your locations.');
}

interface Asked {
  places: readonly PlaceInFile[];
  chosen: readonly PlaceInFile[];
  action: QuickAction;
  now: Date;
}

function patchesOf(document: JsonObject, { places, chosen, action, now }: Asked): { patches: Patch[]; name?: string } {
  switch (action.do) {
    case 'sold-out':
    case 'back': {
      const until = action.do === 'sold-out' && action.until !== null ? new Date(action.until) : null;
      if (until && until.getTime() <= now.getTime()) {
        throw new ConsoleRefusal('not-understood', 'That time has passed. Choose a later one.');
      }
      const sale =
        action.do === 'back'
          ? ({ soldOut: false } as const)
          : ({ soldOut: true, until: until?.toISOString().replace('.000Z', 'Z') ?? null } as const);
      const change = setSale(document, places, { dish: action.dish, chosen, sale });
      if (change.name === undefined) throw new ConsoleRefusal('not-found', 'This dish is not on the menu there.');
      return { patches: change.patches, name: change.name };
    }
    case 'closed':
    case 'hours':
    case 'ordinary-hours': {
      const { from, through } = action;
      if (through < from) throw new ConsoleRefusal('not-understood', 'The last day comes before the first.');
      const spans = action.do === 'hours' ? action.spans : action.do === 'closed' ? [] : undefined;
      const name = action.do === 'ordinary-hours' ? null : action.name;
      const patches = setSpecialDays(document, places, chosen, { from, through, spans, name });
      if (patches) return { patches };
      throw new ConsoleRefusal('conflict', 'These hours are said of all locations. Change them for all.');
    }
    case 'announce': {
      const { text, link, through } = action;
      if (link !== null && link !== '' && readLink(link, '', () => {}, 0) === undefined) {
        throw new ConsoleRefusal('not-understood', 'This link leads nowhere. Begin it with https:// or /.');
      }
      return { patches: announce(document, { text, link, through }) };
    }
    case 'no-announcement': {
      const zones = [...new Set(places.flatMap(({ timeZone }) => timeZone ?? []))];
      return { patches: endAnnouncements(document, now, zones) };
    }
  }
}
