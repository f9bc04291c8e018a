import type { Link } from './link.ts';
import { safeLink } from './safe-link.ts';

/** A link that a test writes down. */
export function linkTo(text: string): Link {
  const link = safeLink(text);
  if (link === undefined) throw new Error(`${text} is no link`);
  return link;
}
