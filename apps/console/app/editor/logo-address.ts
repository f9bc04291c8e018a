import { brandPaths } from '@tablefront/console-wire/session';
import { useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';

/** Where the draft's logo can be looked at from here; undefined: nowhere. */
export function useLogoAddress(): string | undefined {
  const { id, detail } = useBrand();
  const { value, isChanged } = useField(['logo']);
  // What lies elsewhere can be looked at only as the server fetched it, which is what is live.
  const isHere = typeof value === 'string' && /^\/(?:brands|pictures)\//.test(value);
  if (isHere) return value;
  return detail?.logo && !isChanged ? brandPaths.logoAt(id) : undefined;
}
