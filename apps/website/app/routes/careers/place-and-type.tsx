import { Briefcase } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { MapPin } from '../../ui/light-icons.ts';

/** Where a job is, and of which type, as far as that is said. */
export function PlaceAndType({ place, type }: { place?: string; type?: string }) {
  return (
    <ul className="job-facts">
      {place && (
        <li>
          <Icon node={MapPin} />
          {place}
        </li>
      )}
      {type && (
        <li>
          <Icon node={Briefcase} />
          {type}
        </li>
      )}
    </ul>
  );
}
