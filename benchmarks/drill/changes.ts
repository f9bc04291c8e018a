import { setTimeout as wait } from 'node:timers/promises';
import { importBrands } from '../servers/import-brands.ts';
import type { MeasuredSite } from '../servers/measured-site.ts';
import { drillBrand, hostOf, toldBy } from './drill-brands.ts';
import { ask, textOf } from './http-client.ts';
import { type DrillRecord, SETTLED_AFTER_MS } from './record.ts';
import type { Stage } from './stage.ts';
import type { Versions } from './versions.ts';

const LOOK_EVERY_MS = 25;
/** From when a process must show a change, come what may. */
const LONGEST_MS = 20_000;

interface ChangeOptions {
  stage: Stage;
  brands: number;
  versions: Versions;
  record: DrillRecord;
  everyMs: number;
  /** A change must show on each process within this. */
  showsWithinMs: number;
  stop: AbortSignal;
}

/** Imports one brand after the other in a new version, and looks on each process when it shows. */
export async function changeConfigurations(options: ChangeOptions): Promise<void> {
  const { stage, brands, versions, record, everyMs, stop } = options;
  const looking: Promise<void>[] = [];
  for (let count = 0; !stop.aborted; count += 1) {
    const brand = count % brands;
    const version = versions.next(brand);
    try {
      await importBrands(stage.place, [drillBrand(brand, version)]);
      versions.imported(brand, version);
      const at = record.now();
      looking.push(...stage.sites.map((site) => lookFor(site, brand, version, at, options)));
    } catch (error) {
      // The operator sees this, and imports again later.
      const message = error instanceof Error ? error.message : String(error);
      if (record.faultBetween(record.now() - 10_000, record.now(), SETTLED_AFTER_MS))
        record.interrupted('an import failed');
      else record.violate('a change that did not show in time', `an import failed while all was well: ${message}`);
    }
    await wait(everyMs, undefined, { signal: stop }).catch(() => {});
  }
  await Promise.all(looking);
}

async function lookFor(
  site: MeasuredSite,
  brand: number,
  version: number,
  at: number,
  options: ChangeOptions,
): Promise<void> {
  const { record, showsWithinMs } = options;
  for (;;) {
    // How long the answer takes is another figure: what counts is when a visitor must have come to see the change.
    const now = record.now();
    const shown = await shownBy(site, brand);
    const amidFault = record.faultBetween(at, now, showsWithinMs);
    if (shown !== undefined && shown >= version) {
      record.shown(now - at, amidFault);
      if (now - at > showsWithinMs && !amidFault) {
        record.violate(
          'a change that did not show in time',
          `${hostOf(brand)} on ${site.name}: after ${Math.round(now - at)} ms`,
        );
      }
      return;
    }
    if (now - at > LONGEST_MS && !record.faultBetween(now - LONGEST_MS, now, 0)) {
      record.violate(
        'a change that did not show in time',
        `${hostOf(brand)} on ${site.name}: ${shown} in place of ${version} after ${LONGEST_MS} ms`,
      );
      return;
    }
    await wait(LOOK_EVERY_MS);
  }
}

async function shownBy(site: MeasuredSite, brand: number): Promise<number | undefined> {
  try {
    const headers = { host: hostOf(brand), 'user-agent': 'Mozilla/5.0 Chrome/145.0.0.0' };
    return toldBy(textOf(await ask({ port: site.port, path: '/', headers, limitMs: 5_000 }))).markers[0]?.version;
  } catch {
    return undefined;
  }
}
