import type { ChangedPlace } from './changed-places.ts';
import type { Step } from './patches.ts';

/** One change between two states. */
export interface Change {
  /** Names from the top: `Menu › Burgers › The Ember double`. */
  where: string[];
  /** The field's label: `Price`. */
  field: string | null;
  what: 'added' | 'removed' | 'changed' | 'moved';
  /** As a guest would read it: `$16.50`, `Sat 12:00 PM – 2:00 AM`. */
  before: string | null;
  after: string | null;
  /** Where it stands in the editor. */
  at: Step[];
  /** Pages on which guests see it, by their names. */
  shownOn: string[];
}

/** A change, and what its title is made of. */
export interface SaidChange {
  change: Change;
  place: ChangedPlace;
}

/** `The Ember double, price`; of a location’s own also where. */
export function subjectOf({ where, field }: Pick<Change, 'where' | 'field'>): string {
  const [first = '', ...rest] = where;
  const thing = rest.length > 0 ? rest.slice(-2).join(', ') : first;
  if (field === null) return thing;
  return thing === '' ? field : `${thing}, ${field.charAt(0).toLowerCase()}${field.slice(1)}`;
}
