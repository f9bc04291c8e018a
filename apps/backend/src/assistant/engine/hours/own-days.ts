/** Days whose name means another in each country, or that bear one of the brand's own: `Genna, Ethiopian Christmas`. */
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { CLOSURE_WORD, holidays } from '../vocabulary/holidays.ts';
import { dateNamed } from './place-hours.ts';
import type { DayName, When } from './when.ts';

const known = new Set(holidays.flatMap(({ names }) => Object.values(names).flatMap(stemsOf)));

/** Thanksgiving is in October in Canada and in November in the United States. */
export function inCountry(when: When, { configuration, places }: Knowledge): When {
  const country = configuration.address.country ?? places[0]?.location.address.country ?? '';
  if (!/^(?:us|usa|united states.*)$/i.test(country.trim())) return when;
  const days = when.days.map(
    (day): DayName =>
      day.kind === 'holiday' && day.name === 'Thanksgiving' ? { ...day, name: 'American Thanksgiving' } : day,
  );
  return { ...when, days };
}

/** The days that a question names, and those to come that the special hours of a place call by what it says and no holiday is called. */
export function withOwnDays(when: When, plain: string, { places }: Knowledge, today: string): When {
  const said = new Set(stemsOf(plain));
  // `Eid`, of Eid al-Fitr.
  const isCalled = (stem: string) => said.has(stem) && !known.has(stem) && !isEveryday(stem);
  // `Christmas, ordered birds only` is not called by what holds on it.
  const isSaid = (name: string) =>
    name.split(/[,/(]/).some((part, at) => {
      const own = contentStems(wordsOf(part)).filter((stem) => !CLOSURE_WORD.test(stem));
      const isFirst = at === 0 && isCalled(own[0] ?? '');
      return own.some((stem) => !known.has(stem)) && (own.every((stem) => said.has(stem)) || isFirst);
    });
  const special = places.flatMap(({ location }) => location.openingHours?.special ?? []);
  const named = special.filter(({ name = '', through }) => through >= today && isSaid(name));
  const [first] = named;
  if (!first) return when;
  const from = first.from < today ? today : first.from;
  if (from !== first.through)
    return { ...when, days: [], holidays: true, within: { from, through: first.through }, named: true };
  return { ...when, days: [dateNamed(from)], named: true };
}
