const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;

/**
 * A configured date as people write it: `2026-09-30` → `30 September 2026`. The day is the one that is written, in
 * whatever time zone the visitor is. Any other text (`Ends Sunday`, `2026-02-31`) is shown as it stands.
 *
 * @param language BCP 47; plain `en` puts the day before the month
 */
export function formatDay(text: string, language: string): string {
  const [, year, month, day] = ISO_DATE.exec(text.trim()) ?? [];
  if (year === undefined) return text;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return text;
  return dayFormat(language).format(date);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = newDayFormat(language === 'en' ? 'en-GB' : language);
  formats.set(language, format);
  return format;
}

function newDayFormat(language: string): Intl.DateTimeFormat {
  const shape = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language, shape);
  } catch {
    return new Intl.DateTimeFormat('en-GB', shape);
  }
}
