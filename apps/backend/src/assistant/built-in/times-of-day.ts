/** The times and parts of a day that a question names. */
import type { Stretch, When } from './when.ts';

/** The parts of a day by their words. */
export const parts: readonly [words: readonly string[], stretch: Stretch][] = [
  [['breakfast'], { name: 'for breakfast', from: 420, to: 630 }],
  [['brunch'], { name: 'for brunch', from: 600, to: 840 }],
  [['lunch'], { name: 'for lunch', from: 720, to: 840 }],
  [['dinner', 'supper'], { name: 'for dinner', from: 1020, to: 1260 }],
  [['morning', 'mornings'], { name: 'in the morning', from: 360, to: 720 }],
  [['afternoon', 'afternoons'], { name: 'in the afternoon', from: 720, to: 1020 }],
  [['evening', 'evenings', 'tonight'], { name: 'in the evening', from: 1080, to: 1320 }],
  [['night', 'nights'], { name: 'at night', from: 1200, to: 1440 }],
];

/** The first time that a row of words names. */
export function timeIn(words: readonly string[]): When['time'] {
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const two = `${words[index - 2] ?? ''} ${before}`;
    const relation =
      /^(?:till|til|until)$/.test(before) || /^(?:open till|open until)$/.test(two)
        ? 'until'
        : /^(?:after|past|beyond)$/.test(before) || two === 'later than'
          ? 'after'
          : /^(?:before|by)$/.test(before) || two === 'earlier than'
            ? 'before'
            : 'at';
    if (word === 'midnight') return { minutes: 1440, relation, text: 'midnight' };
    if (word === 'noon') return { minutes: 720, relation, text: 'noon' };
    const clock = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|a|p)?$/.exec(word);
    if (!clock) continue;
    const [, hourText, minuteText, letters] = clock;
    const half = letters?.[0] ?? (/^(?:am|pm)$/.test(words[index + 1] ?? '') ? words[index + 1]?.[0] : undefined);
    const stated = half !== undefined || minuteText !== undefined;
    if (!stated && relation === 'at' && before !== 'at') continue;
    if (
      !stated &&
      /^(?:people|person|persons|guests|dollars|bucks|items|th|st|nd|rd|pieces)$/.test(words[index + 1] ?? '')
    )
      continue;
    const hour = Number(hourText);
    if (hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) continue;
    let minutes = hour * 60 + Number(minuteText ?? 0);
    if (half !== undefined) minutes = (hour % 12) * 60 + Number(minuteText ?? 0) + (half === 'p' ? 720 : 0);
    // At a restaurant, `at 8` without more is the evening, and so is everything up to 10 but the hours of breakfast.
    else if (hour >= 1 && hour <= 11)
      minutes += words.includes('morning')
        ? 0
        : hour <= 10 || words.includes('tonight')
          ? 720
          : words.includes('night')
            ? 720
            : 0;
    // After midnight belongs to the night that began the day before.
    return { minutes: minutes < 300 ? minutes + 1440 : minutes, relation, text: clockText(minutes) };
  }
  return undefined;
}

function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
