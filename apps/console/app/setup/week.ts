import type { JsonObject, JsonValue } from '@tablefront/restaurant/editing/entry-keys';

export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type WeekDay = (typeof weekDays)[number];

/** `HH:MM`; null: closed. */
export type Week = Readonly<Record<WeekDay, { open: string; close: string } | null>>;

export const usualWeek: Week = {
  Monday: null,
  ...{ Tuesday: { open: '11:00', close: '22:00' }, Wednesday: { open: '11:00', close: '22:00' } },
  ...{ Thursday: { open: '11:00', close: '22:00' }, Friday: { open: '11:00', close: '23:00' } },
  ...{ Saturday: { open: '11:00', close: '23:00' }, Sunday: { open: '11:00', close: '21:00' } },
};

/** As a file has opening hours: what is closed is said, too. */
export const hoursOf = (week: Week): JsonValue =>
  weekDays.map((day): JsonObject => {
    const hours = week[day];
    return hours ? { day, ...hours } : { day, isClosed: true };
  });
