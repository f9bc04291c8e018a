import { pageAt, patternOf } from '@tablefront/restaurant/site-pages';
import { otherPathAt } from '../paths.ts';

/** Tells which pattern a path is of, for metrics: as many answers as there are patterns, whatever is asked for. */
export function routePattern(path: string): string {
  const other = otherPathAt(path);
  if (other) return other.path.replace(/\/$/, '/*');
  const page = pageAt(path);
  return page ? patternOf(page.id) : 'other';
}
