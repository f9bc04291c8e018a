import { SOURCE_PARAMETER, TABLE_PARAMETER } from '@tablefront/restaurant/codes/code-target';

const SOURCE = /^[A-Za-z0-9_.-]{1,40}$/;
const TABLE = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u;

/** What the address of a page says of how it was come by: `?src=` and `?t=`; whatever else is written there is left out. */
export function cameFrom(pageUrl: string | null): { source: string | null; table: string | null } {
  const query = pageUrl !== null && URL.canParse(pageUrl) ? new URL(pageUrl).searchParams : new URLSearchParams();
  const read = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : null;
  };
  return { source: read(SOURCE_PARAMETER, SOURCE), table: read(TABLE_PARAMETER, TABLE) };
}
