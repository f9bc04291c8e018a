import { cutDescription } from '@tablefront/restaurant/descriptions';
import { useShell } from '../../layout/shell-context.ts';

/** Legal texts repeat the name many times: an endless one would make them unreadable, and slow to lay out. */
const LONGEST_NAME = 100;

export function useBrandName(): string {
  const { short, cut } = cutDescription(useShell().name, LONGEST_NAME);
  return cut ? `${short}…` : short;
}
