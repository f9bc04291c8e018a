/** Insights as a table for spreadsheets: a line for each figure, so that it can be filtered and charted again. */
import type { Insights, Rated } from '@tablefront/console-wire/insights';
import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { type Cell, csvLine } from '../../files/csv-line.ts';
import { kindInWords } from '../../submissions/reading/in-words.ts';

interface Line {
  figure: string;
  /** What of: a category, a kind, a source. */
  of?: string;
  location?: string | null;
  /** `YYYY-MM-DD`, both within; left out: the whole period. */
  days?: { from: string; until: string };
  value: number | null;
  unit: string;
  /** Of how many the value is; left out where it is a count itself. */
  among?: number;
}

/** With the mark by which spreadsheets know UTF-8. */
export function insightsAsCsv(insights: Insights): string {
  const whole = { from: insights.weeks[0] ?? insights.until, until: insights.until };
  const lines = [
    ...feedbackLines(insights),
    ...answerLines(insights),
    ...requestLines(insights),
    ...countLines(insights),
    ...insights.notes.map(
      ({ day, text, place }): Line => ({
        ...{ figure: 'Note', of: text, value: null, unit: '' },
        ...{ location: place?.name ?? null, days: { from: day, until: day } },
      }),
    ),
  ];
  const head = ['figure', 'of', 'location', 'from', 'until', 'value', 'unit', 'among'];
  const rows = lines.map(({ figure, of, location, days = whole, value, unit, among }): Cell[] => [
    ...[figure, of, location, days.from, days.until],
    ...[value, unit, among],
  ]);
  return `\uFEFF${[head, ...rows].map(csvLine).join('')}`;
}

function feedbackLines({ feedback, weeks, until }: Insights): Line[] {
  const { all, places, stars, categories } = feedback;
  const average = { figure: 'Average rating', unit: 'stars' };
  const rated = (of: Rated, location?: string): Line[] => [
    ...of.weeks.map((week, index) => ({
      ...{ ...average, location, days: weekFrom(weeks[index] ?? until) },
      ...{ value: week.average, among: week.count },
    })),
    { ...average, location, value: of.now.average, among: of.now.count },
    {
      ...{ ...average, figure: 'Average rating, as long before', location },
      ...{ value: of.before.average, among: of.before.count },
    },
  ];
  const counted = { figure: 'Feedback', unit: 'messages' };
  return [
    ...rated(all),
    ...places.flatMap((place) => rated(place, place.name)),
    ...stars.map((count, index) => ({ ...counted, of: index === 0 ? '1 star' : `${index + 1} stars`, value: count })),
    ...categories.flatMap(({ name, average: value, ...kinds }) => [
      ...Object.entries(kinds).map(([kind, count]) => ({
        ...counted,
        of: `${name || 'Nothing named'}: ${kind}`,
        value: count,
      })),
      { ...average, of: name || 'Nothing named', value },
    ]),
  ];
}

function answerLines({ answers, weeks, until }: Insights): Line[] {
  const median = { figure: 'Until the first answer, median', unit: 'hours' };
  const { medianHours, withinADay, of, waiting } = answers;
  return [
    ...answers.weeks.map((week, index) => ({
      ...{ ...median, days: weekFrom(weeks[index] ?? until) },
      ...{ value: week.medianHours, among: week.answered },
    })),
    { ...median, value: medianHours },
    { figure: 'Answered within a day', value: withinADay, unit: 'messages', among: of },
    { figure: 'Waiting', value: waiting, unit: 'messages' },
  ];
}

function requestLines({ requests: { kinds, sources, withoutSource, tables } }: Insights): Line[] {
  const came = { figure: 'Messages', unit: 'messages' };
  return [
    ...kinds.flatMap(({ kind, count, before }) => [
      { ...came, of: kindInWords[kind], value: count },
      { ...came, figure: 'Messages, as long before', of: kindInWords[kind], value: before },
    ]),
    ...sources.map(({ name, count }) => ({ ...came, figure: 'Came by', of: name, value: count })),
    { ...came, figure: 'Came by', of: 'the site itself', value: withoutSource },
    ...tables.map(({ table, place, count }) => ({
      ...{ ...came, figure: 'From a table', of: table },
      ...{ location: place, value: count },
    })),
  ];
}

function countLines({ forms, questions, searches, codes }: Insights): Line[] {
  return [
    ...forms.flatMap(({ form, ...steps }) =>
      Object.entries(steps).map(([step, value]) => ({
        ...{ figure: `Form ${step}`, of: form.replaceAll('_', ' ') },
        ...{ value, unit: 'times' },
      })),
    ),
    ...codes.sets.map(({ name, scans }) => ({ figure: 'Codes scanned', of: name, value: scans, unit: 'times' })),
    ...(questions?.asked ?? []).map(({ text, times }) => ({
      ...{ figure: 'Asked, and the site did not know', of: text },
      ...{ value: times, unit: 'times' },
    })),
    ...searches.asked.map(({ text, times }) => ({
      ...{ figure: 'Searched for on the menu in vain', of: text },
      ...{ value: times, unit: 'times' },
    })),
  ];
}

function weekFrom(day: string): { from: string; until: string } {
  return { from: day, until: dateOfDay(dayNumber(day) + 6) };
}
