import { offThread } from '@tablefront/off-thread/off-thread';
import { restaurantIdsIn } from './brand-facts.ts';

/**
 * Every id of a configuration (JSON text) that a visitor's page may send as `restaurant_id` or `brand_id`: the brand's,
 * its locations', and those that its jobs name. Empty when the text is no configuration.
 */
export const restaurantIdsOf = offThread(import.meta.resolve('./brand-facts.ts'), restaurantIdsIn);
