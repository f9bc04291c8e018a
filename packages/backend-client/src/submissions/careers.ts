/** The texts of `POST functions/v1/website-submissions/careers`, a multipart body; its files are `resume` and `photo`. */
import { careersFields } from '@tablefront/restaurant/forms/careers/careers-fields';
import { wireShape } from './wire-shape.ts';
import { optionalWireId, wireObject } from './wire-values.ts';

export const careersTexts = wireObject({ ...wireShape(careersFields), brand_id: optionalWireId });
