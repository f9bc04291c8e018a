/** Holidays: what guests call them, what answers call them, and when they are. Names and patterns in English, French and Spanish. */
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import type { Language } from '../language/language.ts';

export interface Holiday {
  /** In English, and what a `DayName` keeps. */
  name: string;
  names: Record<Language, string>;
  /** Over a text without accents, in small letters, with plain apostrophes or none. */
  pattern: RegExp;
  /** `YYYY-MM-DD` of a year. */
  find: (year: number) => string;
}

function holiday(
  [name, fr, es]: readonly [string, string, string],
  pattern: RegExp,
  find: (year: number) => string,
): Holiday {
  return { name, names: { en: name, fr, es }, pattern, find };
}

/** What is within another's name comes after it: `New Year’s Eve` before `New Year’s Day`. */
export const holidays: readonly Holiday[] = [
  holiday(
    ['New Year’s Eve', 'la veille du jour de l’An', 'Nochevieja'],
    /\b(?:new year'?s? eve|nye|eve of (?:the )?new year|st\.? ?sylvestre|saint[- ]sylvestre|veille du (?:jour de l'?an|nouvel an)|reveillon du (?:jour de l'?an|nouvel an)|nochevieja|noche vieja|fin de ano)\b/,
    (year) => fixed(year, 12, 31),
  ),
  holiday(
    ['New Year’s Day', 'le jour de l’An', 'Año Nuevo'],
    /\b(?:new year'?s?(?: day)?|jour de l'?an|nouvel an|premier de l'?an|ano nuevo)\b/,
    (year) => fixed(year, 1, 1),
  ),
  holiday(
    ['Christmas Eve', 'la veille de Noël', 'Nochebuena'],
    /\b(?:(?:christmas|x-?mas) eve|eve of christmas|veille de noel|reveillon(?: de noel)?|nochebuena|noche buena|vispera de navidad)\b/,
    (year) => fixed(year, 12, 24),
  ),
  holiday(
    ['Boxing Day', 'le lendemain de Noël', 'el 26 de diciembre'],
    /\b(?:boxing day|day after (?:christmas|x-?mas)|lendemain de noel|apres[- ]noel)\b/,
    (year) => fixed(year, 12, 26),
  ),
  holiday(
    ['Christmas Day', 'Noël', 'Navidad'],
    /\b(?:(?:christmas|x-?mas)(?: day)?|(?:jour de )?noel|(?:dia de )?navidad)\b/,
    (year) => fixed(year, 12, 25),
  ),
  holiday(
    ['Epiphany', 'l’Épiphanie', 'el Día de Reyes'],
    /\b(?:epiphany|epiphanie|fete des rois|dia de (?:los )?reyes|reyes magos)\b/,
    (year) => fixed(year, 1, 6),
  ),
  holiday(
    ['Good Friday', 'le Vendredi saint', 'Viernes Santo'],
    /\b(?:good friday|vendredi saint|viernes santo)\b/,
    (year) => shifted(easter(year), -2),
  ),
  holiday(
    ['Easter Monday', 'le lundi de Pâques', 'el Lunes de Pascua'],
    /\b(?:easter monday|lundi de paques|lunes de pascua)\b/,
    (year) => shifted(easter(year), 1),
  ),
  holiday(
    ['Easter Sunday', 'Pâques', 'Pascua'],
    /\b(?:easter(?: sunday)?|(?:dimanche de )?paques|(?:domingo de )?(?:pascuas?|resurreccion))\b/,
    easter,
  ),
  holiday(
    ['Canada Day', 'la fête du Canada', 'el Día de Canadá'],
    /\b(?:canada day|fete du canada|dia de canada)\b/,
    (year) => fixed(year, 7, 1),
  ),
  holiday(
    ['Saint-Jean-Baptiste', 'la Saint-Jean', 'San Juan'],
    /(?<!\b(?:rue|on|boulevard) )\b(?:(?:st|saint)\.?[- ]jean(?:[- ]baptiste)?|fete nationale|san juan)\b(?! (?:street|location|one))/,
    (year) => fixed(year, 6, 24),
  ),
  holiday(
    ['Independence Day', 'le 4 juillet', 'el Día de la Independencia'],
    /\b(?:independence day|(?:fourth|4th) of july|july (?:4th|fourth)|fete de l'?independance|dia de la independencia)\b/,
    (year) => fixed(year, 7, 4),
  ),
  holiday(
    ['Victoria Day', 'la fête de la Reine', 'el Día de Victoria'],
    /\b(?:victoria day|fete de la reine|journee nationale des patriotes|dia de victoria)\b/,
    (year) => lastBefore(year, 5, 25, 0),
  ),
  holiday(
    ['Memorial Day', 'le Memorial Day', 'el Día de los Caídos'],
    /\b(?:memorial day|dia de los caidos)\b/,
    (year) => lastBefore(year, 6, 1, 0),
  ),
  holiday(
    ['Labour Day', 'la fête du Travail', 'el Día del Trabajo'],
    /\b(?:labou?r day|fete du travail|dia del trabajo)\b/,
    (year) => nth(year, 9, 0, 1),
  ),
  holiday(
    ['Family Day', 'la fête de la Famille', 'el Día de la Familia'],
    /\b(?:family day|fete de la famille|dia de la familia)\b/,
    (year) => nth(year, 2, 0, 3),
  ),
  holiday(
    ['the civic holiday', 'le congé civique', 'el feriado cívico'],
    /\b(?:civic holiday|august long weekend|conge civique|feriado civico)\b/,
    (year) => nth(year, 8, 0, 1),
  ),
  holiday(
    ['Mother’s Day', 'la fête des Mères', 'el Día de la Madre'],
    /\b(?:mother'?s? day|fete des meres|dia de (?:la madre|las madres))\b/,
    (year) => nth(year, 5, 6, 2),
  ),
  holiday(
    ['Father’s Day', 'la fête des Pères', 'el Día del Padre'],
    /\b(?:father'?s? day|fete des peres|dia del padre)\b/,
    (year) => nth(year, 6, 6, 3),
  ),
  holiday(
    ['Valentine’s Day', 'la Saint-Valentin', 'San Valentín'],
    /\b(?:valentine'?s?(?: day)?|v[- ]?day|(?:st|saint)\.?[- ]valentin|san valentin|dia de los enamorados)\b/,
    (year) => fixed(year, 2, 14),
  ),
  holiday(['Halloween', 'l’Halloween', 'Halloween'], /\bhallowe?en\b/, (year) => fixed(year, 10, 31)),
  holiday(
    ['the Day of the Dead', 'le jour des Morts', 'el Día de Muertos'],
    /\b(?:day of the dead|jour des morts|dia de (?:los )?muertos)\b/,
    (year) => fixed(year, 11, 2),
  ),
  holiday(['Cinco de Mayo', 'le Cinco de Mayo', 'el 5 de mayo'], /\bcinco de mayo\b/, (year) => fixed(year, 5, 5)),
  holiday(
    ['Remembrance Day', 'le jour du Souvenir', 'el Día del Recuerdo'],
    /\b(?:remembrance day|jour du souvenir|dia del recuerdo|veterans day)\b/,
    (year) => fixed(year, 11, 11),
  ),
  holiday(
    ['St. Patrick’s Day', 'la Saint-Patrick', 'San Patricio'],
    /\b(?:(?:st|saint)\.?[- ](?:patrick'?s?|paddy'?s?)(?: day)?|san patricio)\b(?! (?:street|st|location|one))/,
    (year) => fixed(year, 3, 17),
  ),
  holiday(
    [
      'the Day for Truth and Reconciliation',
      'la Journée de la vérité et de la réconciliation',
      'el Día de la Verdad y la Reconciliación',
    ],
    /\b(?:truth and reconciliation|verite et (?:de )?(?:la )?reconciliation|verdad y (?:la )?reconciliacion)\b/,
    (year) => fixed(year, 9, 30),
  ),
  holiday(
    ['American Thanksgiving', 'l’Action de grâce américaine', 'el Día de Acción de Gracias de EE. UU.'],
    /\b(?:(?:us|american) thanksgiving|action de graces? americaine|(?:dia de )?accion de gracias (?:americano|de (?:los )?(?:estados unidos|ee\.? ?uu)))\b/,
    (year) => nth(year, 11, 3, 4),
  ),
  holiday(
    ['Thanksgiving', 'l’Action de grâce', 'el Día de Acción de Gracias'],
    /\b(?:thanksgiving|action de graces?|(?:dia de )?accion de gracias)(?: day)?\b/,
    (year) => nth(year, 10, 0, 2),
  ),
];

/** What asks for the holiday hours as such. */
export const ANY_HOLIDAY =
  /\b(?:(?:stat(?:utory)? )?holidays?(?! inn)|week of (?:christmas|xmas)|(?:christmas|xmas) week|jours? feries?|(?:horaires?|heures) (?:des|de) fetes|temps des fetes|dias? festivos?|feriados?|dias? feriados?)\b/;

/** What a name of special hours has beside what tells it: `winter break`. */
export const CLOSURE_WORD = /^(?:break|closures?|vacation|holiday|shutdown|hours?)$/;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return fixed(year, Math.floor(f / 31), (f % 31) + 1);
}

/** The date of a year, a month from 1 and a day. */
export function fixed(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function shifted(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** The nth of a weekday in a month. */
export function nth(year: number, month: number, weekday: Weekday, count: number): string {
  const first = dayNumber(fixed(year, month, 1));
  return dateOfDay(first + ((weekday - weekdayOfDay(first) + 7) % 7) + 7 * (count - 1));
}

/** The last of a weekday before a day of a month. */
export function lastBefore(year: number, month: number, day: number, weekday: Weekday): string {
  const end = dayNumber(fixed(year, month, day)) - 1;
  return dateOfDay(end - ((weekdayOfDay(end) - weekday + 7) % 7));
}
