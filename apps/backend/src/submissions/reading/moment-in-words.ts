/**
 * A moment as people at a place say it: `21 November 2026, 1:30 PM (Toronto)`; in UTC where the zone is not known.
 * @param timeZone an IANA name
 */
export function momentInWords(moment: Date, timeZone: string | null): string {
  if (timeZone === null) return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const day = moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = moment
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .replace('\u202f', ' ');
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return `${day}, ${time} (${city})`;
}
