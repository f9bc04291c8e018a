/** The body of `POST functions/v1/catering-request`. */
import { cateringFields } from '@tablefront/restaurant/forms/catering/catering-fields';
import { wireShape } from './wire-shape.ts';
import { optionalWireId, pageText, wireObject } from './wire-values.ts';

/** @param today `YYYY-MM-DD`, the day that it is wherever it is earliest: no event is before it */
export function cateringBody(today: string) {
  return wireObject({ ...wireShape(cateringFields, { today }), source: pageText(100), brand_id: optionalWireId });
}
