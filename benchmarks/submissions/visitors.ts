import { drillBrand, hostOf, idOf, restaurantIdOf } from '../drill/drill-brands.ts';
import { load } from '../measuring/load.ts';
import type { MeasuredSite } from '../servers/measured-site.ts';

export const CONNECTIONS = 50;
/** The backend takes 600 submissions for one brand within ten minutes: enough brands for all rounds. */
export const BRANDS = 200;
const numbers = Array.from({ length: BRANDS }, (_, brand) => brand);
export const brands = numbers.map((brand) => drillBrand(brand, 0));
const targets = numbers.map((brand) => ({
  host: hostOf(brand),
  brandId: idOf(brand),
  restaurantId: restaurantIdOf(brand),
}));

/** Feedback to all of the brands, by so many visitors at once for so many seconds; answers how much a second was taken. */
export async function sendFeedback(site: MeasuredSite, seconds: number): Promise<{ perSecond: number; cpuMs: number }> {
  const before = site.processorMs() ?? Number.NaN;
  const { requestsPerSecond, answers } = await load({
    ...{ port: site.port, connections: CONNECTIONS, seconds, feedbackTo: targets },
  });
  return { perSecond: requestsPerSecond, cpuMs: ((site.processorMs() ?? Number.NaN) - before) / answers };
}
