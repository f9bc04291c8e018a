import * as z from 'zod/mini';
import { experiences, locationMissing, type Opening, positionMissing, resumeMissing } from './choices.ts';
import { longest, optionalText, requiredChoice, requiredEmail, requiredPhone, requiredText } from './field-rules.ts';
import { optionalFile, requiredFile } from './file-fields.ts';
import { photoRules, resumeRules } from './file-rules.ts';

export interface CareersFormTerms {
  /** Jobs, and the open application where it is offered; none: the position is a free text. */
  openings: readonly Opening[];
  /** The places that can be chosen, one at least. */
  restaurantIds: readonly string[];
}

/**
 * The fields of a job application; names as on the wire. What the form holds as position is the key of an opening, which
 * becomes its title and its restaurant. The only restaurant of a brand need not be chosen.
 */
export function careersForm({ openings, restaurantIds }: CareersFormTerms) {
  const byKey = new Map(openings.map((opening) => [opening.key, opening]));
  const fields = z.object({
    position:
      openings.length === 0
        ? requiredText('Enter the position that you are interested in')
        : requiredChoice([...byKey.keys()], positionMissing),
    restaurant_id: z.prefault(z.string(), ''),
    name: requiredText('Enter your name'),
    email: requiredEmail(),
    phone: requiredPhone(),
    experience: requiredChoice(experiences, 'Choose how much experience you have'),
    cover_letter: optionalText(longest.text),
    resume: requiredFile(resumeRules, resumeMissing),
    photo: optionalFile(photoRules),
  });
  const only = restaurantIds.length === 1 ? restaurantIds[0] : undefined;
  const restaurantOf = ({ position, restaurant_id }: { position: string; restaurant_id: string }) =>
    byKey.get(position)?.restaurantId ?? only ?? (restaurantIds.includes(restaurant_id) ? restaurant_id : undefined);
  // Which place it is can be asked once it is known which position it is; what else is missing does not matter for it.
  const isUndecided = (position: string) => openings.length > 0 && !byKey.has(position);
  const located = fields.check(
    z.refine((application) => isUndecided(application.position) || restaurantOf(application) !== undefined, {
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
      restaurant_id: restaurantOf(application) ?? '',
    })),
  );
}

export type JobApplication = z.output<ReturnType<typeof careersForm>>;

/** The body of the call `website-submissions/careers`. */
export function careersBody(application: JobApplication): FormData {
  const { name, email, phone, position, experience, cover_letter, restaurant_id, resume, photo } = application;
  const body = new FormData();
  const texts = { name, email, phone, position, experience, cover_letter, restaurant_id };
  for (const [field, text] of Object.entries(texts)) body.append(field, text);
  body.append('resume', resume, resume.name);
  if (photo) body.append('photo', photo, photo.name);
  return body;
}
