import { openApplication } from '@tablefront/restaurant/forms/careers/careers-fields';
import type { FormControl } from '../../forms/use-form.ts';
import type { CareersPage } from './careers-page.ts';
import { PlaceAndType } from './place-and-type.tsx';

interface ChosenPositionProps {
  page: CareersPage;
  form: FormControl;
}

/** Beside the form: what it is that one applies for, or what to have at hand. */
export function ChosenPosition({ page, form }: ChosenPositionProps) {
  const { position: key, restaurant_id: placeId } = form.values;
  const job = page.jobs.find((known) => known.key === key);
  const isOpen = page.openApplication && key === openApplication.key;
  if (!job && !isOpen) {
    return (
      <aside aria-labelledby="at-hand">
        <h3 id="at-hand">Have at hand</h3>
        <ul className="at-hand">
          <li>Your resume as a PDF or Word file</li>
          <li>A phone number and an e-mail address where we reach you</li>
        </ul>
      </aside>
    );
  }
  const chosenPlace = page.places.find(({ restaurantId }) => restaurantId === placeId)?.name;
  const place = job?.place ?? chosenPlace;
  const points = job ? [...job.requirements, ...job.benefits] : [];
  return (
    <aside className="chosen-position" aria-labelledby="chosen">
      <p className="muted">You apply for</p>
      <h3 id="chosen">{job?.position ?? openApplication.position}</h3>
      <PlaceAndType place={place} type={job?.type} />
      {points.length > 0 && (
        <ul className="at-hand">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}
