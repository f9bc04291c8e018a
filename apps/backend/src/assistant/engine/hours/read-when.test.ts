import { expect, test } from 'vitest';
import { wordsOf } from '../language/words.ts';
import { holidays } from '../vocabulary/holidays.ts';
import { dateOf, shifted } from './place-hours.ts';
import { readWhen } from './read-when.ts';
import type { DayName, When } from './when.ts';

/** A Friday: 6:30 PM in Toronto. */
const friday = { now: new Date('2026-11-20T23:30:00Z'), date: '2026-11-20' };
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const near: Record<number, string> = { 0: 'today', 1: 'tomorrow' };

function dayTold({ shift, ...day }: DayName): string {
  return `${shift === undefined ? '' : `${shift} from `}${nameTold(day)}`;
}

function nameTold(day: DayName): string {
  switch (day.kind) {
    case 'relative':
      return near[day.days] ?? `+${day.days} days`;
    case 'weekday':
      return `${day.next ? 'next ' : ''}${weekdays[day.weekday]}`;
    case 'date':
      return [day.year ?? [], day.month, day.day].flat().join('/');
    case 'day-of-month':
      return `the ${day.day}${day.weekday === undefined ? '' : ` a ${weekdays[day.weekday]}`}`;
    case 'holiday':
      return day.name;
  }
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `sunday; at 21:00?; evening; now`: with a question mark where the half of the day was not named. */
function told({ days, shift, time, part, now, holidays: asked }: When): string {
  const to = time?.to === undefined ? '' : ` to ${clock(time.to)}`;
  const relation = time?.fromNow ? 'in' : time?.relation;
  return [
    days.map(dayTold).join(', ') || [],
    shift === undefined ? [] : `${shift} from then`,
    time ? `${relation} ${clock(time.minutes)}${to}${time.vague ? '?' : ''}${time.eitherHalf ? '?' : ''}` : [],
    part?.name ?? [],
    now ? 'now' : [],
    asked ? 'holidays' : [],
  ]
    .flat()
    .join('; ');
}

test.each<['en' | 'fr' | 'es', string, string]>([
  ['en', 'table for 8', ''],
  ['en', '2 pizzas', ''],
  ['en', 'under $9', ''],
  ['en', '$9', ''],
  ['en', 'for 12 people', ''],
  ['en', '188 Harbord', ''],
  ['en', 'may i come', ''],
  ['en', 'may i book for 5', ''],
  ['en', 'march', ''],
  ['en', 'sun-dried tomatoes', ''],
  ['en', 'second', ''],
  ['en', 'the first one', ''],
  ['en', 'the 2nd one', ''],
  ['en', 'half', ''],
  ['en', 'tonight', 'today; evening'],
  ['en', 'right now', 'now'],
  ['en', 'rn', 'now'],
  ['en', 'tmrw', 'tomorrow'],
  ['en', 'tomorrow', 'tomorrow'],
  ['en', 'this saturday', 'saturday'],
  ['en', 'nine on sunday', 'sunday; at 21:00?'],
  ['en', 'at 9', 'at 21:00?'],
  ['en', 'at nine', 'at 21:00?'],
  ['en', '9pm', 'at 21:00'],
  ['en', '9 p.m.', 'at 21:00'],
  ['en', '9p', 'at 21:00'],
  ['en', 'half past nine', 'at 21:30?'],
  ['en', 'a quarter to ten', 'at 21:45?'],
  ['en', 'quarter to ten', 'at 21:45?'],
  ['en', 'midnight', 'at 24:00'],
  ['en', 'next friday', 'next friday'],
  ['en', 'friday the 25th', 'the 25 a friday'],
  ['en', 'the 25th', 'the 25'],
  ['en', 'on the 25th?', 'the 25'],
  ['en', 'dec 24', '12/24'],
  ['en', '24/12', '12/24'],
  ['en', '12/24', '12/24'],
  ['en', '24/7', ''],
  ['en', 'Monday to Thursday', 'monday, tuesday, wednesday, thursday'],
  ['en', 'monday and tuesday', 'monday, tuesday'],
  ['en', 'mon-thu', 'monday, tuesday, wednesday, thursday'],
  ['en', 'weekend', 'saturday, sunday'],
  ['en', 'this weekend', 'saturday, sunday'],
  ['en', 'weekdays', 'monday, tuesday, wednesday, thursday, friday'],
  ['en', 'noon', 'at 12:00'],
  ['en', 'until 10', 'until 22:00?'],
  ['en', 'after 11pm', 'after 23:00'],
  ['en', 'past midnight', 'after 24:00'],
  ['en', 'before 8am', 'before 8:00'],
  ['en', 'in an hour', 'in 1:00'],
  ['en', 'in half an hour', 'in 0:30'],
  ['en', 'in 30 minutes', 'in 0:30'],
  ['en', 'in 2 days', '+2 days'],
  ['en', 'for lunch', 'lunch'],
  ['en', 'dinner', 'dinner'],
  ['en', 'are you open on the 24th of december', '12/24'],
  ['en', '2026-12-25', '2026/12/25'],
  ['en', 'open at 9pm on thursday', 'thursday; at 21:00'],
  ['en', 'can I come at nine on Sunday', 'sunday; at 21:00?'],
  ['en', 'can we come 9 on sunday', 'sunday; at 21:00?'],
  ['en', 'will you still be open at 10', 'at 22:00?; now'],
  ['en', 'is 8:45 too late', 'at 20:45?'],
  ['en', '9ish', 'at 21:00?'],
  ['en', 'sat at 7', 'saturday; at 19:00?'],
  ['en', 'next week monday', 'next monday'],
  ['en', 'day after tomorrow', '+2 days'],
  ['en', 'tomorrow morning', 'tomorrow; morning'],
  ['en', 'tmrw morning', 'tomorrow; morning'],
  ['en', 'friday night', 'friday; night'],
  ['en', 'open now', 'now'],
  ['en', '1 to 3 pm', 'at 13:00 to 15:00'],
  ['en', 'between 5 and 7', 'at 17:00 to 19:00?'],
  ['en', 'from 5 to 7', 'at 17:00 to 19:00?'],
  ['en', '5-7pm', 'at 17:00 to 19:00'],
  ['en', 'i want 3 tacos at 7', 'at 19:00?'],
  ['en', 'around 9', 'at 21:00?'],
  ['en', 'by 8', 'at 20:00?'],
  ['en', 'can i come by at 9pm', 'at 21:00'],
  ['en', 'christmas day', 'Christmas Day'],
  ['en', 'christmas eve', 'Christmas Eve'],
  ['en', 'new years eve', 'New Year’s Eve'],
  ['en', 'good friday', 'Good Friday'],
  ['en', 'canada day', 'Canada Day'],
  ['en', 'boxing day', 'Boxing Day'],
  ['en', '4th of july', 'Independence Day'],
  ['en', '5 star', ''],
  ['en', 'last night', ''],
  ['en', 'yesterday', ''],
  ['en', 'how much are 12 wings', ''],
  ['en', 'at 21:30', 'at 21:30'],
  ['en', '12.50', ''],
  ['en', 'pizza 9.99', ''],
  ['en', 'open sun', 'sunday'],
  ['en', 'fri', 'friday'],
  ['en', 'call 416 555 0100', ''],
  ['en', '(416) 555-0142', ''],
  ['en', 'every monday', 'monday'],
  ['en', 'are you closed on mondays', 'monday'],
  ['en', 'at 9 tomorrow', 'tomorrow; at 21:00?'],
  ['en', 'nine thirty', 'at 21:30?'],
  ['en', '9:30 pm', 'at 21:30'],
  ['en', '8 in the morning', 'at 8:00; morning'],
  ['en', '7 in the evening', 'at 19:00; evening'],
  ['en', 'breakfast at 8', 'at 8:00; breakfast'],
  ['en', 'thanksgiving', 'Thanksgiving'],
  ['en', 'holiday hours', 'holidays'],
  ['en', 'table for two at eight on friday', 'friday; at 20:00?'],
  ['en', 'table for two on sunday', 'sunday'],
  ['en', 'party of six friday at seven', 'friday; at 19:00?'],
  ['en', 'we sat outside', ''],
  ['en', 'something in the sun', ''],
  ['en', '94 ossington', ''],
  ['en', 'at 12 king street', ''],
  ['en', 'at 94 ossington', ''],
  ['en', 'december 24 to 26', '12/24, 12/25, 12/26'],
  ['en', 'is ten too late', 'at 22:00?'],
  ['en', 'at 10 dollars', ''],
  ['en', 'open until midnight friday', 'friday; until 24:00'],
  ['en', 'open late', ''],
  ['en', 'at noon sunday', 'sunday; at 12:00'],
  ['en', 'sunday at noon', 'sunday; at 12:00'],
  ['en', 'are both open sunday at noon', 'sunday; at 12:00'],
  ['en', '12 wings under 20', ''],
  ['en', 'what time do you open tomorrow', 'tomorrow'],
  ['en', 'nov 30th', '11/30'],
  ['en', 'the third of december', '12/3'],
  ['en', '24 hours', ''],
  ['en', 'at 4am', 'at 28:00'],
  ['en', 'may 5', '5/5'],
  ['en', 'may 5 people come', ''],
  ['en', 'halal', ''],
  ['fr', 'mon ami', ''],
  ['fr', 'le plat du jour', ''],
  ['fr', 'ce soir', 'today; evening'],
  ['fr', 'demain', 'tomorrow'],
  ['fr', 'samedi', 'saturday'],
  ['fr', '21h30', 'at 21:30'],
  ['fr', 'à 21 h 30', 'at 21:30'],
  ['fr', 'minuit', 'at 24:00'],
  ['fr', "jusqu'à minuit", 'until 24:00'],
  ['fr', 'après minuit', 'after 24:00'],
  ['fr', 'le midi', 'lunch'],
  ['fr', 'midi', 'at 12:00'],
  ['fr', 'à midi', 'at 12:00'],
  ['fr', 'ce midi', 'today; lunch'],
  ['fr', 'dimanche à 21h', 'sunday; at 21:00'],
  ['en', 'in the winter', 'holidays'],
  ['en', 'spring rolls in the fall', 'holidays'],
  ['fr', 'en hiver', 'holidays'],
  ['es', 'en verano', 'holidays'],
  ['fr', 'a 9h', 'at 21:00??'],
  ['fr', 'à 9 heures', 'at 21:00??'],
  ['fr', 'demain matin', 'tomorrow; morning'],
  ['fr', 'après-demain', '+2 days'],
  ['fr', 'apres demain', '+2 days'],
  ['fr', 'samedi prochain', 'saturday, next saturday'],
  ['fr', 'vendredi 25 décembre', '12/25'],
  ['fr', 'vendredi 25', 'the 25 a friday'],
  ['fr', '24 decembre', '12/24'],
  ['fr', 'le 24 décembre', '12/24'],
  ['fr', 'à noël', 'Christmas Day'],
  ['fr', 'veille de noël', 'Christmas Eve'],
  ['fr', 'pâques', 'Easter Sunday'],
  ['fr', 'vendredi saint', 'Good Friday'],
  ['fr', 'action de grâce', 'Thanksgiving'],
  ['fr', 'saint-sylvestre', 'New Year’s Eve'],
  ['fr', 'du lundi au jeudi', 'monday, tuesday, wednesday, thursday'],
  ['fr', 'la fin de semaine', 'saturday, sunday'],
  ['fr', 'ce week-end', 'saturday, sunday'],
  ['fr', 'dans une heure', 'in 1:00'],
  ['fr', 'dans 30 minutes', 'in 0:30'],
  ['fr', 'jusqu’à 22h', 'until 22:00'],
  ['fr', 'après 23h', 'after 23:00'],
  ['fr', 'avant 8h', 'before 20:00?'],
  ['fr', 'neuf heures', 'at 21:00??'],
  ['fr', 'à neuf heures dimanche', 'sunday; at 21:00?'],
  ['fr', 'à neuf heures et demie', 'at 21:30?'],
  ['fr', 'dix heures moins le quart', 'at 21:45?'],
  ['fr', 'maintenant', 'now'],
  ['fr', 'table pour 8', ''],
  ['fr', '8 personnes', ''],
  ['fr', 'mar', ''],
  ['fr', 'mars', ''],
  ['fr', 'fruits de mer', ''],
  ['fr', 'avec mes enfants', ''],
  ['fr', '9h du soir', 'at 21:00; evening'],
  ['fr', '8h du matin', 'at 8:00; morning'],
  ['fr', 'demain à 20 h', 'tomorrow; at 20:00'],
  ['fr', 'le 25', 'the 25'],
  ['fr', 'le 25 à 19h', 'the 25; at 19:00'],
  ['fr', 'midi et demi', 'at 12:30'],
  ['fr', 'lundi soir', 'monday; evening'],
  ['fr', 'aujourd’hui', 'today'],
  ['fr', 'pour le souper', 'dinner'],
  ['fr', 'petit-déjeuner', 'breakfast'],
  ['fr', 'les lundis', 'monday'],
  ['fr', 'il y a 8 plats', ''],
  ['fr', 'jours fériés', 'holidays'],
  ['fr', 'après-midi', 'afternoon'],
  ['fr', 'demain après-midi', 'tomorrow; afternoon'],
  ['fr', 'le 1er janvier', '1/1'],
  ['fr', '1er juillet', '7/1'],
  ['fr', 'vous fermez à quelle heure ce soir', 'today; evening'],
  ['fr', 'moins de 9 $', ''],
  ['fr', 'encore ouvert à 22h', 'at 22:00; now'],
  ['es', 'este sábado', 'saturday'],
  ['es', 'este sabado', 'saturday'],
  ['es', 'mañana por la mañana', 'tomorrow; morning'],
  ['es', 'mañana', 'tomorrow'],
  ['es', 'el domingo a las nueve', 'sunday; at 21:00?'],
  ['es', 'a las 9', 'at 21:00?'],
  ['es', 'a las nueve', 'at 21:00?'],
  ['es', 'las nueve y media', 'at 21:30?'],
  ['es', 'a las diez menos cuarto', 'at 21:45?'],
  ['es', 'a la una', 'at 13:00?'],
  ['es', 'medianoche', 'at 24:00'],
  ['es', 'a medianoche', 'at 24:00'],
  ['es', 'hasta medianoche', 'until 24:00'],
  ['es', 'fin de semana', 'saturday, sunday'],
  ['es', 'hoy', 'today'],
  ['es', 'esta noche', 'today; night'],
  ['es', 'el 24 de diciembre', '12/24'],
  ['es', 'a las 9 de la noche', 'at 21:00; night'],
  ['es', 'a las 9 de la mañana', 'at 9:00; morning'],
  ['es', 'pasado mañana', '+2 days'],
  ['es', 'el próximo viernes', 'next friday'],
  ['es', 'el viernes que viene', 'next friday'],
  ['es', 'de lunes a jueves', 'monday, tuesday, wednesday, thursday'],
  ['es', 'en una hora', 'in 1:00'],
  ['es', 'en 30 minutos', 'in 0:30'],
  ['es', 'en media hora', 'in 0:30'],
  ['es', 'hasta las 10', 'until 22:00?'],
  ['es', 'después de las 11', 'after 23:00?'],
  ['es', 'antes de las 8', 'before 20:00?'],
  ['es', 'mesa para 8', ''],
  ['es', 'al mediodía', 'at 12:00'],
  ['es', 'el sábado', 'saturday'],
  ['es', 'sabado', 'saturday'],
  ['es', 'los domingos', 'sunday'],
  ['es', 'frutos del mar', ''],
  ['es', 'mi hija', ''],
  ['es', 'por la tarde', 'afternoon'],
  ['es', 'viernes por la noche', 'friday; night'],
  ['es', 'domingo a las 21:30', 'sunday; at 21:30'],
  ['es', 'a las 21h', 'at 21:00'],
  ['es', '21h', 'at 21:00'],
  ['es', 'ahora', 'now'],
  ['es', 'segundo', ''],
  ['es', 'navidad', 'Christmas Day'],
  ['es', 'nochevieja', 'New Year’s Eve'],
  ['es', 'nochebuena', 'Christmas Eve'],
  ['es', 'pascua', 'Easter Sunday'],
  ['es', 'viernes santo', 'Good Friday'],
  ['es', '24/12', '12/24'],
  ['es', 'el 25', 'the 25'],
  ['es', 'abren hasta tarde', ''],
  ['es', 'acción de gracias', 'Thanksgiving'],
  ['es', 'el 5 de mayo', '5/5'],
  ['es', 'las dos pizzas', ''],
  ['es', 'días festivos', 'holidays'],
  ['es', 'menos de 9 dólares', ''],
  ['es', 'para almorzar', 'lunch'],
  ['es', 'la cena', 'dinner'],
  ['es', '9 pm', 'at 21:00'],
  ['es', 'a las 9pm', 'at 21:00'],
  ['en', 'are you open from 2 to 4 on wednesday', 'wednesday; at 14:00 to 16:00?'],
  ['en', 'what are your hours this week', ''],
  ['en', 'is ash on st patrick street open', ''],
  ['en', 'open christmas eve and christmas day?', 'Christmas Eve, Christmas Day'],
  ['fr', 'puis-je venir à neuf heures dimanche', 'sunday; at 21:00?'],
  ['fr', 'du vendredi au dimanche', 'friday, saturday, sunday'],
  ['es', '¿puedo ir mañana a las 8 de la noche?', 'tomorrow; at 20:00; night'],
  ['en', 'the day before thanksgiving', '-1 from Thanksgiving'],
  ['en', 'thanksgiving eve', '-1 from Thanksgiving'],
  ['en', 'open the day after thanksgiving?', '1 from Thanksgiving'],
  ['en', 'christmas day and the day after', 'Christmas Day, 1 from Christmas Day'],
  ['en', 'day after christmas', 'Boxing Day'],
  ['en', 'the day before dec 24', '-1 from 12/24'],
  ['en', 'and the day after', '1 from then'],
  ['en', 'and the day before?', '-1 from then'],
  ['en', 'the next day', '1 from then'],
  ['en', 'every day after 5', 'after 17:00?'],
  ['fr', 'la veille de Noël', 'Christmas Eve'],
  ['fr', "la veille de l'action de grâce", '-1 from Thanksgiving'],
  ['fr', 'et le lendemain', '1 from then'],
  ['fr', 'et la veille', '-1 from then'],
  ['fr', 'le lendemain de pâques', '1 from Easter Sunday'],
  ['es', 'el día antes de Navidad', '-1 from Christmas Day'],
  ['es', 'y el día siguiente', '1 from then'],
  ['es', 'y el día antes', '-1 from then'],
])('in %s %j is read as %j', (language, question, expected) => {
  const plain = language === 'en' ? wordsOf(question).join(' ') : '';
  const when = readWhen(question, plain, language, friday);
  expect(told(when)).toBe(expected);
  expect(when.named).toBe(expected !== '');
});

test.each([
  ['sundya at 9', 'sunday at 9', 'sunday; at 21:00?'],
  ['tmrow', 'tomorrow', 'tomorrow'],
  ['chrismas', 'christmas', 'Christmas Day'],
])('what is misspelt counts as mended: %j', (question, plain, expected) => {
  expect(told(readWhen(question, plain, 'en', friday))).toBe(expected);
});

test.each<[DayName, string | undefined]>([
  [{ kind: 'weekday', weekday: 4, next: false }, '2026-11-20'],
  [{ kind: 'weekday', weekday: 4, next: true }, '2026-11-27'],
  [{ kind: 'weekday', weekday: 0, next: true }, '2026-11-23'],
  [{ kind: 'weekday', weekday: 6, next: false }, '2026-11-22'],
  [{ kind: 'relative', days: 12 }, '2026-12-02'],
  [{ kind: 'date', month: 11, day: 19 }, '2027-11-19'],
  [{ kind: 'date', month: 2, day: 30 }, undefined],
  [{ kind: 'day-of-month', day: 25 }, '2026-11-25'],
  [{ kind: 'day-of-month', day: 19 }, '2026-12-19'],
  [{ kind: 'day-of-month', day: 31 }, '2026-12-31'],
  [{ kind: 'day-of-month', day: 25, weekday: 4 }, '2026-12-25'],
  [{ kind: 'holiday', name: 'American Thanksgiving', shift: -1 }, '2026-11-25'],
  [{ kind: 'relative', days: 1, shift: 1 }, '2026-11-22'],
])('%j is the %s', (day, date) => {
  expect(dateOf(day, friday.date, friday.date)).toBe(date);
});

test('a day that depends on the clock of the place is no date without it', () => {
  for (const day of [
    { kind: 'relative', days: 1 },
    { kind: 'weekday', weekday: 6, next: false },
  ] as const)
    expect(dateOf(day, undefined, friday.date)).toBeUndefined();
});

test('the day after some days is the one after the last of them', () => {
  const weekend: DayName[] = [
    { kind: 'weekday', weekday: 5, next: false },
    { kind: 'weekday', weekday: 6, next: false },
  ];
  expect(shifted(weekend, 1).map((day) => dateOf(day, friday.date, friday.date))).toEqual(['2026-11-23']);
  expect(shifted(shifted(weekend, -1), -1).map((day) => dateOf(day, friday.date, friday.date))).toEqual(['2026-11-19']);
});

test.each([
  ['Christmas Eve', '2026-12-24'],
  ['New Year’s Day', '2027-01-01'],
  ['Good Friday', '2027-03-26'],
  ['Easter Sunday', '2027-03-28'],
  ['Easter Monday', '2027-03-29'],
  ['Victoria Day', '2027-05-24'],
  ['Memorial Day', '2027-05-31'],
  ['Mother’s Day', '2027-05-09'],
  ['Father’s Day', '2027-06-20'],
  ['Labour Day', '2027-09-06'],
  ['Thanksgiving', '2027-10-11'],
  ['American Thanksgiving', '2026-11-26'],
])('%s comes on %s', (name, date) => {
  expect(dateOf({ kind: 'holiday', name }, friday.date, friday.date)).toBe(date);
});

test('each holiday is found by its own name in each language', () => {
  for (const { name, names } of holidays)
    for (const language of ['en', 'fr', 'es'] as const) {
      const days = readWhen(names[language], '', language, friday).days;
      const sameDate = days.map((day) => dateOf(day, friday.date, friday.date));
      expect(sameDate, `${language}: ${names[language]}`).toContain(
        dateOf({ kind: 'holiday', name }, friday.date, friday.date),
      );
    }
});

test('long and odd texts are read in no time', () => {
  const texts = ['9 ', 'monday ', 'at 9 on ', '1/', 'a 9h ', 'half past nine '].map((text) =>
    text.repeat(1000 / text.length),
  );
  const start = performance.now();
  for (const text of texts) for (const language of ['en', 'fr', 'es'] as const) readWhen(text, text, language, friday);
  expect(performance.now() - start).toBeLessThan(2_000);
});
