import type { SlugPlace } from './slugs.ts';
import { uniqueNames } from './unique-names.ts';

/**
 * A name for each location that no other has, for the titles of pages: its own; where several share it, with the locality
 * (`Main Street, Moncton`); where that does not tell them apart, with the street; else with a number.
 */
export function distinctNames(locations: readonly SlugPlace[]): string[] {
  let names = locations.map(({ name }) => name);
  for (const part of ['locality', 'street'] as const) {
    const shared = Map.groupBy(names, (name) => name);
    names = names.map((name, index) => {
      const added = locations[index]?.address[part];
      return (shared.get(name)?.length ?? 0) > 1 && added !== undefined ? `${name}, ${added}` : name;
    });
  }
  const give = uniqueNames([], (name, number) => `${name} (${number})`);
  return names.map((name) => give(name));
}
