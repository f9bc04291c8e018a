/**
 * Public holidays by rule: of the provinces and territories of Canada as their employment standards name them, and the federal
 * ones of the United States. They are offered, never taken as said: a place is closed when somebody says so.
 */
import { dateOfDay, dayNumber, weekdayOfDay } from '../../opening-hours/calendar.ts';

export interface Holiday {
  /** `YYYY-MM-DD`; the day itself, also where another one is given off for it. */
  date: string;
  name: string;
}

export interface HolidayRegion {
  /** `Ontario` */
  name: string;
  holidays: readonly Rule[];
}

interface Rule {
  name: string;
  /** Days since 1970-01-01. */
  dayIn: (year: number) => number;
}

const day = (year: number, month: number, date: number) =>
  dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

const fixed = (name: string, month: number, date: number): Rule => ({ name, dayIn: (year) => day(year, month, date) });

/** The Monday on a date or the last before it. */
const mondayBy = (name: string, month: number, date: number): Rule => ({
  name,
  dayIn: (year) => day(year, month, date) - weekdayOfDay(day(year, month, date)),
});

/** @param nth from 1 */
const nthMonday = (name: string, month: number, nth: number): Rule => mondayBy(name, month, nth * 7);

const fromEaster = (name: string, days: number): Rule => ({ name, dayIn: (year) => easterSunday(year) + days });

/** In the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return day(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

const newYear = fixed('New Year’s Day', 1, 1);
const goodFriday = fromEaster('Good Friday', -2);
const victoria = mondayBy('Victoria Day', 5, 24);
const canada = fixed('Canada Day', 7, 1);
const labour = nthMonday('Labour Day', 9, 1);
const reconciliation = fixed('National Day for Truth and Reconciliation', 9, 30);
const thanksgiving = nthMonday('Thanksgiving', 10, 2);
const remembrance = fixed('Remembrance Day', 11, 11);
const christmas = fixed('Christmas Day', 12, 25);
const indigenous = fixed('National Indigenous Peoples Day', 6, 21);
const february = (name: string) => nthMonday(name, 2, 3);
const august = (name: string) => nthMonday(name, 8, 1);

/** In all of Canada. */
const everywhere = [newYear, goodFriday, canada, labour, christmas];

const provinces: Readonly<Record<string, [name: string, ...others: Rule[]]>> = {
  AB: ['Alberta', february('Family Day'), victoria, thanksgiving, remembrance],
  BC: [
    'British Columbia',
    ...[february('Family Day'), victoria, august('British Columbia Day'), reconciliation, thanksgiving, remembrance],
  ],
  MB: ['Manitoba', february('Louis Riel Day'), victoria, reconciliation, thanksgiving],
  NB: ['New Brunswick', february('Family Day'), august('New Brunswick Day'), remembrance],
  NL: ['Newfoundland and Labrador', remembrance],
  NS: ['Nova Scotia', february('Heritage Day'), remembrance],
  NT: [
    'the Northwest Territories',
    ...[victoria, indigenous, august('Civic Holiday'), reconciliation, thanksgiving, remembrance],
  ],
  NU: ['Nunavut', victoria, august('Civic Holiday'), reconciliation, thanksgiving, remembrance],
  ON: ['Ontario', february('Family Day'), victoria, thanksgiving, fixed('Boxing Day', 12, 26)],
  PE: ['Prince Edward Island', february('Islander Day'), reconciliation, remembrance],
  // Employers choose between Good Friday and Easter Monday.
  QC: [
    'Québec',
    fromEaster('Easter Monday', 1),
    mondayBy('National Patriots’ Day', 5, 24),
    fixed('Fête nationale du Québec', 6, 24),
    thanksgiving,
  ],
  SK: ['Saskatchewan', february('Family Day'), victoria, august('Saskatchewan Day'), thanksgiving, remembrance],
  YT: ['Yukon', ...[victoria, indigenous, nthMonday('Discovery Day', 8, 3), reconciliation, thanksgiving, remembrance]],
};

const federal: HolidayRegion = {
  name: 'the United States',
  holidays: [
    newYear,
    nthMonday('Martin Luther King Jr. Day', 1, 3),
    nthMonday('Presidents’ Day', 2, 3),
    mondayBy('Memorial Day', 5, 31),
    fixed('Juneteenth', 6, 19),
    fixed('Independence Day', 7, 4),
    nthMonday('Labor Day', 9, 1),
    nthMonday('Columbus Day', 10, 2),
    fixed('Veterans Day', 11, 11),
    // The fourth Thursday: three days after the Monday that is by the 25th.
    { name: 'Thanksgiving', dayIn: (year) => thursdayBy(day(year, 11, 28)) },
    christmas,
  ],
};

const thursdayBy = (last: number) => last - ((weekdayOfDay(last) + 4) % 7);

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .trim()
    .toLowerCase();

/** Where an address is, as far as its holidays are known here; undefined: they are not. */
export function holidayRegionOf({
  region = '',
  country = '',
}: {
  region?: string | undefined;
  country?: string | undefined;
}): HolidayRegion | undefined {
  const isUs = /^(?:us|usa|united states(?: of america)?)$/.test(plain(country));
  const isCanada = /^(?:ca|can|canada)$/.test(plain(country));
  if (!isUs && (country === '' || isCanada)) {
    const wanted = plain(region);
    const [, found] =
      Object.entries(provinces).find(
        ([code, [name]]) => code.toLowerCase() === wanted || plain(name).replace(/^the /, '') === wanted,
      ) ?? [];
    if (found) {
      const [name, ...others] = found;
      return { name, holidays: [...everywhere, ...others] };
    }
  }
  return isUs || (country === '' && states.has(region.trim().toUpperCase())) ? federal : undefined;
}

/** Those of the year that begins with a date, the earliest first. @param from `YYYY-MM-DD` */
export function holidaysFrom({ holidays }: HolidayRegion, from: string): Holiday[] {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => holidays.map(({ name, dayIn }) => ({ name, date: dateOfDay(dayIn(each)) })))
    .filter(({ date }) => date >= from && date < `${year + 1}${from.slice(4)}`)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
