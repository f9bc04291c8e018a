import type { CountedForm, Rated } from '@tablefront/console-wire/insights';

export const formNames: Record<CountedForm, string> = {
  feedback: 'Feedback page',
  feedback_dialog: 'Feedback dialog',
  catering: 'Catering',
  careers: 'Applications',
  media_inquiry: 'Media',
  franchise: 'Franchise',
};

export const guests = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`);

/** `22 Nov` */
export function dayAndMonth(day: string): string {
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(day));
  return `${Number(day.slice(8, 10))} ${month}`;
}

/** `7 h`, `40 min`, `3.5 days` */
export function hoursInWords(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  if (hours < 48) return `${Math.round(hours)} h`;
  return `${(hours / 24).toFixed(1).replace(/\.0$/, '')} days`;
}

/** By how much the average of a place changed; null where one of them says nothing. To a tenth, as it is shown. */
export function changeOf({ now, before }: Pick<Rated, 'now' | 'before'>): number | null {
  if (now.average === null || before.average === null) return null;
  return Math.round((Number(now.average.toFixed(1)) - Number(before.average.toFixed(1))) * 10) / 10;
}

/** The part of a whole in percent, `45%`; nothing of nothing, and nothing of more than all. */
export function shareOf(part: number, whole: number | null): string {
  return whole === null || whole === 0 || part > whole ? '' : `${Math.round((100 * part) / whole)}%`;
}
