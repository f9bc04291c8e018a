import * as z from 'zod/mini';
import { formShape } from '../form-shape.ts';
import { careersFields, locationMissing, type Opening } from './careers-fields.ts';

export interface CareersFormTerms {
  /** Jobs, and the open application where it is offered; none: the position is a free text. */
  openings: readonly Opening[];
  /** The places that can be chosen, one at least. */
  restaurantIds: readonly string[];
}

const anyPosition = {
  kind: 'text',
  label: 'Position',
  missing: 'Enter the position that you are interested in',
} as const;

/**
 * The fields of a job application; names as on the wire. What the form holds as position is the key of an opening, which
 * becomes its title and its restaurant. The only restaurant of a brand need not be chosen.
 */
export function careersForm({ openings, restaurantIds }: CareersFormTerms) {
  const byKey = new Map(openings.map((opening) => [opening.key, opening]));
  const only = restaurantIds.length === 1 ? restaurantIds[0] : undefined;
  const restaurantOf = ({ position, restaurant_id }: { position: string; restaurant_id: string }) =>
    byKey.get(position)?.restaurantId ?? only ?? (restaurantIds.includes(restaurant_id) ? restaurant_id : '');
  // Which place it is can be asked once it is known which position it is; what else is missing does not matter for it.
  const isUndecided = (position: string) => openings.length > 0 && !byKey.has(position);
  const terms = { restaurantIds, choices: { position: [...byKey.keys()] } };
  const fields = openings.length === 0 ? { ...careersFields, position: anyPosition } : careersFields;
  const located = z.object(formShape(fields, terms)).check(
    z.refine((application) => isUndecided(application.position) || restaurantOf(application) !== '', {
      path: ['restaurant_id'],
      error: locationMissing,
      when: () => true,
    }),
  );
  return z.pipe(
    located,
    z.transform((application) => ({
      ...application,
      position: byKey.get(application.position)?.position ?? application.position,
      restaurant_id: restaurantOf(application),
    })),
  );
}

export type JobApplication = z.output<ReturnType<typeof careersForm>>;

/** The body of the call `website-submissions/careers`. */
export function careersBody(application: JobApplication): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(application)) {
    if (value instanceof File) body.append(field, value, value.name);
    else if (value !== undefined) body.append(field, value);
  }
  return body;
}
