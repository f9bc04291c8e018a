/** Days that bear a name of the brand's own: `Genna, Ethiopian Christmas`. */
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { holidays } from '../vocabulary/holidays.ts';
import type { DayName, When } from './when.ts';

const known = new Set(holidays.flatMap(({ names }) => Object.values(names).flatMap(stemsOf)));

/** The days that a question names, and those to come that the special hours of a place call by what it says and no holiday is called. */
export function withOwnDays(when: When, plain: string, { places }: Knowledge, today: string): When {
  const said = new Set(stemsOf(plain));
  // `Eid`, of Eid al-Fitr.
  const isCalled = (stem: string) => said.has(stem) && !known.has(stem) && !isEveryday(stem);
  const isSaid = (name: string) =>
    name.split(/[,/(]/).some((part) => {
      const own = contentStems(wordsOf(part));
      return own.some((stem) => !known.has(stem)) && (own.every((stem) => said.has(stem)) || isCalled(own[0] ?? ''));
    });
  const special = places.flatMap(({ location }) => location.openingHours?.special ?? []);
  const named = special.filter(({ name = '', through }) => through >= today && isSaid(name));
  const dates = [...new Set(named.map(({ from }) => (from < today ? today : from)))].slice(0, 1);
  const days = dates.map((date): DayName => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    return { kind: 'date', year, month, day };
  });
  return days.length > 0 ? { ...when, days, named: true } : when;
}
