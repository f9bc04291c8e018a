import { brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import { moment, zoneName } from '../ui/when.ts';
import { useBrand } from './brand.ts';

/** Times of what is about the brand as a whole. */
export function useBrandTime() {
  const { detail } = useBrand();
  const timeZone = brandTimeZone(detail);
  return {
    timeZone,
    /** `Toronto`; undefined: the time of the device counts. */
    zone: timeZone === null ? undefined : zoneName(timeZone),
    /** As `moment`. */
    when: (iso: string) => moment(iso, { now: new Date(), timeZone }),
  };
}
