import type { BrandDetail } from '@tablefront/console-wire/session';
import { moment, zoneName } from '../ui/when.ts';
import { useBrand } from './brand.ts';

/** In which zone people speak of a brand as a whole: its own, else that of most of its places; null: nobody knows. */
export function zoneOfBrand(detail: Pick<BrandDetail, 'timeZone' | 'locations'> | undefined): string | null {
  if (detail?.timeZone) return detail.timeZone;
  const zones = detail?.locations.flatMap(({ timeZone }) => timeZone ?? []) ?? [];
  const places = (zone: string) => zones.filter((one) => one === zone).length;
  return zones.toSorted((one, other) => places(other) - places(one))[0] ?? null;
}

/** Times of what is about the brand as a whole. */
export function useBrandTime() {
  const { detail } = useBrand();
  const timeZone = zoneOfBrand(detail);
  return {
    timeZone,
    /** `Toronto`; undefined: the time of the device counts. */
    zone: timeZone === null ? undefined : zoneName(timeZone),
    /** As `moment`. */
    when: (iso: string) => moment(iso, { now: new Date(), timeZone }),
  };
}
