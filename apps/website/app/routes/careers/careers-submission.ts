import { careersFields } from '@tablefront/restaurant/forms/careers/careers-fields';
import { careersBody, careersForm, type JobApplication } from '@tablefront/restaurant/forms/careers/careers-form';
import { FILES_TOO_SLOW } from '@tablefront/restaurant/forms/file-rules';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import type { FormDefinition } from '../../forms/submit-form.ts';
import { type CareersPage, openingsOf } from './careers-page.ts';

export function careersSubmission(page: CareersPage): FormDefinition<JobApplication> {
  const openings = openingsOf(page);
  const schema = careersForm({ openings, restaurantIds: page.places.map(({ restaurantId }) => restaurantId) });
  return {
    order: Object.keys(careersFields),
    tooLarge: { resume: 'These files are more than we can take. Choose files of at most 10 MB each' },
    tooSlow: { resume: FILES_TOO_SLOW },
    read: (fields) => readForm(schema, fields),
    async send(application, client, signals, onProgress) {
      const outcome = await client.send('careers', careersBody(application), signals, onProgress);
      if (outcome.kind !== 'refused') return outcome;
      // A restaurant that came with the job is nothing that the applicant could correct.
      const { restaurant_id, ...others } = outcome.fields;
      const cameWithJob = openings.some(
        ({ position, restaurantId }) => position === application.position && restaurantId === application.restaurant_id,
      );
      return restaurant_id !== undefined && cameWithJob ? { ...outcome, fields: others } : outcome;
    },
  };
}
