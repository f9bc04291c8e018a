import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, read } from './moments.test-support.ts';
import { badge, nextOpening } from './status.ts';
import { serviceNow, statusNow } from './status-now.ts';

const DINNER = 'Tu-Su 17:00-22:00';

test.each([
  ['open', DINNER, 'Tue 18:00', { open: true, text: 'Open until 10:00 PM', today: 'Today 5:00 PM – 10:00 PM' }],
  ['not open yet', DINNER, 'Tue 09:00', { open: false, text: 'Opens at 5:00 PM', today: 'Today 5:00 PM – 10:00 PM' }],
  [
    'over for today',
    DINNER,
    'Tue 23:00',
    { open: false, text: 'Opens tomorrow at 5:00 PM', today: 'Today 5:00 PM – 10:00 PM' },
  ],
  ['closed all day', DINNER, 'Mon 12:00', { open: false, text: 'Opens tomorrow at 5:00 PM', today: 'Closed today' }],
  [
    'closed for days',
    'Sa 17:00-22:00',
    'Mon 12:00',
    { open: false, text: 'Opens Saturday at 5:00 PM', today: 'Closed today' },
  ],
  ['open round the clock', [{ day: 'Monday', h24: true }], 'Mon 12:00', { open: true, text: 'Open 24 hours' }],
  [
    'open since last night',
    'Fr 18:00-02:00; Sa 11:00-23:00',
    'Sat 01:00',
    { open: true, text: 'Open until 2:00 AM', today: 'Today 11:00 AM – 11:00 PM' },
  ],
  ['closed for good', [{ day: 'Monday', isClosed: true }], 'Mon 12:00', { open: false, text: 'Closed today' }],
  ['without hours', undefined, 'Mon 12:00', { text: 'Hours not available' }],
  [
    'unreadable',
    [{ day: 'Monday', open: 'by appointment', close: 'by appointment' }],
    'Mon 12:00',
    { text: 'by appointment' },
  ],
])('a place that is %s says so', (_, hours, moment, said) => {
  expect(statusNow(read(hours), at(moment))).toEqual(said);
});

test('closed always comes with the next opening, where one is known', () => {
  const day = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(day, hour, hour, hour, (open, from, until, now) => {
      const hours = read(`${open} ${two(from)}:00-${two(until)}:30`);
      const clock = at(`Mon ${two(now)}:00`);
      const { open: isOpen, text } = statusNow(hours, clock);
      expect(isOpen).toBe(badge(hours, clock) === 'Open');
      expect(/^Opens /.test(text)).toBe(nextOpening(hours, clock) !== undefined);
    }),
  );
});

test('pickup says the same of its own hours, and nothing where they cannot be read', () => {
  const hours = read(DINNER);
  if (!hours) throw new Error('hours that can be read');
  expect(serviceNow('Pickup', hours, at('Tue 12:00'))).toBe('Pickup opens at 5:00 PM');
  expect(serviceNow('Pickup', hours, at('Tue 18:00'))).toBe('Pickup open until 10:00 PM');
  const unreadable = read([{ day: 'Tuesday', open: 'late', close: 'late' }]);
  expect(unreadable && serviceNow('Pickup', unreadable, at('Tue 18:00'))).toBeUndefined();
});

const two = (hour: number) => String(hour).padStart(2, '0');
