const DAY_MS = 86_400_000;

interface Clock {
  now: Date;
  /** An IANA name; the browser's own where none is known. */
  timeZone: string | null;
  /** The zone of the times around it: where clocks differ, the time says which it is. */
  beside?: string | null;
}

type Parts = Intl.DateTimeFormatOptions;

function written(at: Date, timeZone: string | null, parts: Parts): string {
  const zone = timeZone ? { timeZone } : {};
  // Spaces that some versions of the data have narrow, some not.
  return new Intl.DateTimeFormat('en-US', { ...parts, ...zone }).format(at).replace(/\s/gu, ' ');
}

const timeOf = (at: Date, zone: string | null) => written(at, zone, { hour: 'numeric', minute: '2-digit' });

/** `8:40 PM`; `6:40 PM MST` beside times of another zone. */
function timeBeside(at: Date, { timeZone, beside = null }: Clock): string {
  const time = timeOf(at, timeZone);
  if (timeZone === null || beside === null || time === timeOf(at, beside)) return time;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return `${time} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? zoneName(timeZone)}`;
}

const dayKey = (at: Date, zone: string | null) =>
  written(at, zone, { year: 'numeric', month: '2-digit', day: '2-digit' });
const weekday = (at: Date, zone: string | null, length: 'short' | 'long') => written(at, zone, { weekday: length });

function dayAndMonth(at: Date, zone: string | null, month: 'short' | 'long'): string {
  return `${written(at, zone, { day: 'numeric' })} ${written(at, zone, { month })}`;
}

/** `Toronto`, of an IANA name. */
export const zoneName = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** `2026-11-22` */
export function dateAt(at: Date, timeZone: string | null): string {
  const [month, day, year] = dayKey(at, timeZone).split('/');
  return `${year}-${month}-${day}`;
}

/** `8:40 PM` */
export const clockTime = (at: Date, timeZone: string | null): string => timeOf(at, timeZone);

/** `Sunday 22 November` */
export const longDay = (at: Date, timeZone: string | null): string =>
  `${weekday(at, timeZone, 'long')} ${dayAndMonth(at, timeZone, 'long')}`;

/** `22 November 2026` */
export const wholeDay = (at: Date, timeZone: string | null): string =>
  `${dayAndMonth(at, timeZone, 'long')} ${written(at, timeZone, { year: 'numeric' })}`;

/** For a list: `3:38 PM` today, `Fri 8:12 PM` within a week, `14 Nov` within a year, `Nov 2025` before that; in the place's own time. */
export function shortMoment(iso: string, clock: Clock): string {
  const { now, timeZone } = clock;
  const at = new Date(iso);
  if (dayKey(at, timeZone) === dayKey(now, timeZone)) return timeBeside(at, clock);
  const days = (now.getTime() - at.getTime()) / DAY_MS;
  if (days >= 0 && days < 6) return `${weekday(at, timeZone, 'short')} ${timeBeside(at, clock)}`;
  if (Math.abs(days) < 300) return dayAndMonth(at, timeZone, 'short');
  return written(at, timeZone, { month: 'short', year: 'numeric' });
}

/** In a sentence: `today 5:21 PM`, `yesterday 6:30 PM`, `Friday 8:12 PM`, `14 November, 9:05 AM`, `14 November 2025`. */
export function moment(iso: string, clock: Clock): string {
  const { now, timeZone } = clock;
  const at = new Date(iso);
  if (dayKey(at, timeZone) === dayKey(now, timeZone)) return `today ${timeBeside(at, clock)}`;
  const yesterday = new Date(now.getTime() - DAY_MS);
  if (dayKey(at, timeZone) === dayKey(yesterday, timeZone)) return `yesterday ${timeBeside(at, clock)}`;
  const tomorrow = new Date(now.getTime() + DAY_MS);
  if (dayKey(at, timeZone) === dayKey(tomorrow, timeZone)) return `tomorrow ${timeBeside(at, clock)}`;
  const days = (now.getTime() - at.getTime()) / DAY_MS;
  if (days >= 0 && days < 6) return `${weekday(at, timeZone, 'long')} ${timeBeside(at, clock)}`;
  if (Math.abs(days) < 300) return `${dayAndMonth(at, timeZone, 'long')}, ${timeBeside(at, clock)}`;
  return wholeDay(at, timeZone);
}

/** When somebody was last seen: `now`, `12 min ago`, `3 h ago`, `yesterday`, `Friday`, `3 weeks ago`, `5 months ago`; `never`. */
export function lastSeen(iso: string | null, { now, timeZone }: Clock): string {
  if (!iso) return 'never';
  const at = new Date(iso);
  const minutes = (now.getTime() - at.getTime()) / 60_000;
  if (minutes < 2) return 'now';
  if (minutes < 60) return `${Math.floor(minutes)} min ago`;
  if (dayKey(at, timeZone) === dayKey(now, timeZone)) return `${Math.floor(minutes / 60)} h ago`;
  const days = minutes / 1440;
  if (days < 2 && dayKey(at, timeZone) === dayKey(new Date(now.getTime() - DAY_MS), timeZone)) return 'yesterday';
  if (days < 6) return weekday(at, timeZone, 'long');
  if (days < 60) return `${Math.max(1, Math.floor(days / 7))} ${days < 14 ? 'week' : 'weeks'} ago`;
  return `${Math.floor(days / 30)} months ago`;
}

/** The day of something that goes on: since `today`, `yesterday`, `Friday`, `14 November`, `14 November 2025`. */
export function daySince(iso: string, clock: Clock): string {
  const { now, timeZone } = clock;
  const at = new Date(iso);
  const days = (now.getTime() - at.getTime()) / DAY_MS;
  if (days < 2 && dayKey(at, timeZone) === dayKey(now, timeZone)) return 'today';
  if (days < 2 && dayKey(at, timeZone) === dayKey(new Date(now.getTime() - DAY_MS), timeZone)) return 'yesterday';
  if (days < 6) return weekday(at, timeZone, 'long');
  return days < 300 ? dayAndMonth(at, timeZone, 'long') : wholeDay(at, timeZone);
}

/** How long somebody waits, for a narrow column: `20 min`, `5 h`, `26 h`, `2 d`. */
export function waited(iso: string, now: Date): string {
  const hours = (now.getTime() - new Date(iso).getTime()) / 3_600_000;
  if (hours < 1) return `${Math.max(1, Math.floor(hours * 60))} min`;
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} d`;
}

/** The same in a sentence, once it is a day or more: `Waits two days.`; nothing before. */
export function waitsInWords(iso: string, now: Date): string | undefined {
  const days = Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS);
  if (days < 1) return undefined;
  const small = ['', 'a day', 'two days', 'three days', 'four days', 'five days', 'six days', 'a week'];
  return `Waits ${small[days] ?? `${days} days`}.`;
}

/** How pressing a wait is: nothing on the first day, then a warning, after two days overdue. */
export function pressing(iso: string, now: Date): '' | 'warn' | 'bad' {
  const days = (now.getTime() - new Date(iso).getTime()) / DAY_MS;
  return days >= 2 ? 'bad' : days >= 1 ? 'warn' : '';
}
