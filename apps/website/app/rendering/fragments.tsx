import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { ReactNode } from 'react';
import { LOCATION_PICKER, RIGHT_NOW } from '../data-paths.ts';
import { isPickedFor } from '../picker/pick-link.tsx';
import { Picker } from '../picker/picker.tsx';
import { pickerPageOf } from '../picker/picker-page.ts';
import { placeNowAt } from '../right-now/place-now.ts';
import { NowAt } from '../right-now/right-now.tsx';

interface FragmentVisit {
  configuration: SiteConfiguration;
  now: Date;
  query: URLSearchParams;
}

/** Parts of pages, which scripts put into their places; nothing where what is asked for is not there. */
export const fragments: Readonly<Record<string, (visit: FragmentVisit) => ReactNode>> = {
  [LOCATION_PICKER]({ configuration, now, query }) {
    const pick = query.get('for') ?? '';
    return isPickedFor(pick) && <Picker page={pickerPageOf(configuration, now)} pick={pick} />;
  },
  [RIGHT_NOW]({ configuration, now, query }) {
    const place = placeNowAt(query.get('location') ?? '', configuration, now);
    return place && <NowAt place={place} />;
  },
};
