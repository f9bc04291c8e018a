const QUARTER_OF_AN_HOUR = 900_000;

/**
 * The first moment from now on at which the clocks of a time zone show a weekday and a time, e.g.
 * `momentAt('America/Vancouver', 'Sat', '01:00')`. Times are full quarters of an hour.
 */
export function momentAt(timeZone: string, weekday: string, time: string): Date {
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const start = Math.ceil(Date.now() / QUARTER_OF_AN_HOUR) * QUARTER_OF_AN_HOUR;
  for (let quarter = 0; quarter < 8 * 96; quarter += 1) {
    const moment = new Date(start + quarter * QUARTER_OF_AN_HOUR);
    if (wall.format(moment).replace(',', '') === `${weekday} ${time}`) return moment;
  }
  throw new Error(`The clocks of ${timeZone} never show ${weekday} ${time}.`);
}

/** `YYYY-MM-DD` in a time zone. */
export function dateAt(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}
