/** When parts of a place are on, beside its opening hours: `serviceHours[] {name, kind, hours}`. */

import { most } from '../limits.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { withSpecialHours } from '../opening-hours/read-special-hours.ts';
import { described, type Entry, field, present, type Read, record } from '../reading/lenient.ts';
import { list } from '../reading/lenient-lists.ts';
import { readLine, readText } from '../reading/lenient-values.ts';
import { type ServiceHours, type ServiceKind, serviceKindIn } from '../service-kinds.ts';
import { readHours, specialHoursOf } from './read-place.ts';

/** The entry's service hours, in the order of the configuration; one that has no hours, or that nobody could name, is left out. */
export function serviceHoursOf(entry: Entry): ServiceHours[] {
  return list(entry, ['serviceHours'], readService, most.serviceHours);
}

const readService = record((entry): ServiceHours | undefined => {
  const name = field(entry, ['name'], readLine);
  const kind = field(entry, ['kind'], readKind) ?? kindOfName(name);
  if (kind === undefined || (kind === 'other' && name === undefined)) {
    entry.warn(entry.path, 'has no name');
    return undefined;
  }
  const hours = hoursOf(entry);
  if (hours === undefined) {
    entry.warn(entry.path, 'has no hours');
    return undefined;
  }
  return { ...present({ name }), kind, hours };
});

/** What no kind is called is `other`, whatever the name says: the operator meant something else. */
const readKind: Read<ServiceKind> = (value, path, warn) => {
  const word = readText(value, path, warn, 0);
  if (word === undefined) return undefined;
  const kind = serviceKindIn(word);
  if (kind === undefined && word.toLowerCase() !== 'other') warn(path, `${described(value)} is not a kind of service`);
  return kind ?? 'other';
};

function kindOfName(name: string | undefined): ServiceKind | undefined {
  return name === undefined ? undefined : (serviceKindIn(name) ?? 'other');
}

/** Under the names that opening hours have, as `hours`, or days and times of the entry itself. */
function hoursOf(entry: Entry): OpeningHours | undefined {
  const { path, warn } = entry;
  const { kind: _kind, name: _name, ...fields } = entry.fields;
  const isDay = Object.hasOwn(fields, 'day') || Object.hasOwn(fields, 'dayOfWeek');
  const hours = isDay
    ? readHours(fields, path, warn, 0)
    : field(entry, ['hours', 'openingHours', 'openingHoursSpecification'], readHours);
  return withSpecialHours(hours, specialHoursOf(entry));
}
