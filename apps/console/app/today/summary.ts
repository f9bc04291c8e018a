import type { Today } from '@tablefront/console-wire/today';

/** The day in a line: `12 of 14 open, 9 messages new, 4 dishes sold out.` */
export function summary({ places, waiting, soldOut }: Today): string {
  const known = places.filter(({ open }) => open !== null);
  const open = known.filter((place) => place.open).length;
  const doors = known.length === 1 ? (open ? 'Open' : 'Closed') : `${open} of ${known.length} open`;
  const parts = [
    known.length > 0 && doors,
    waiting.new > 0 && (waiting.new === 1 ? '1 message new' : `${waiting.new} messages new`),
    soldOut.length > 0 && (soldOut.length === 1 ? '1 dish sold out' : `${soldOut.length} dishes sold out`),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}
