import type { Step } from '@tablefront/restaurant/editing/patches';
import { paths } from '../paths.ts';
import { sectionOf } from './sections.ts';

/**
 * The address under which a place of the configuration is edited: a dish, the hours of a location, a field of a section.
 * @param own the field's own key, where the file has another
 */
export function editedAt(brandId: string, at: readonly Step[], own = at[0]): string {
  const [, entry] = at;
  const location = own === 'locations' && typeof entry === 'object' ? entry.key : undefined;
  const [field] = location === undefined ? [own] : at.slice(2);
  const there = location === undefined ? '' : `?at=${encodeURIComponent(location)}`;
  const place = encodeURIComponent(JSON.stringify(at));
  if (field === 'menu') return `${paths.menu(brandId)}/${place}${there}`;
  if (field === 'menuOverrides') return `${paths.menu(brandId)}${there}`;
  if (/hours/i.test(String(field))) return `${paths.hours(brandId)}${there}`;
  if (location !== undefined) return `${paths.location(brandId, location)}?at=${place}`;
  if (own === 'locations') return paths.locations(brandId);
  return `${paths.pages(brandId, sectionOf(at, own)?.id ?? 'brand')}?at=${place}`;
}
