import { readSiteConfiguration, warningText } from './read-site-configuration.ts';
import type { Location, SiteConfiguration } from './site-configuration.ts';

/** A configuration and its warnings as texts; fails where nothing can be read. */
export function reading(value: unknown): { configuration: SiteConfiguration; warnings: string[] } {
  const result = readSiteConfiguration(value);
  if (!result.ok) throw new Error(result.error);
  return { configuration: result.configuration, warnings: result.warnings.map(warningText) };
}

/** The only location of a configuration, and the warnings about it. */
export function locationReading(value: unknown): { location: Location | undefined; warnings: string[] } {
  const { configuration, warnings } = reading({ locations: [value] });
  return { location: configuration.locations[0], warnings };
}
