/** What the brand has to say above every page. */
import * as z from 'zod';
import { endOfMoment, readMoment, startOfMoment } from '../../moments.ts';
import { textAs } from '../../reading/lenient-values.ts';
import { kind, type ReadIn } from './declare.ts';
import { line, link, own } from './values.ts';

type MomentOf = (text: string, timeZones: readonly string[]) => number;

function moment(momentOf: MomentOf): { read: ReadIn<number>; says: string; written: z.ZodType; control: 'date' } {
  return {
    read(value, path, warn, index, { timeZones }) {
      const parse = (text: string) => (readMoment(text) ? momentOf(text, timeZones) : undefined);
      return textAs(parse, 'a date or a date with a time')(value, path, warn, index);
    },
    says: 'date, or date with a time: `2026-12-20`, `2026-12-20T18:00`',
    written: z.string().max(40),
    control: 'date',
  };
}

/** One with a date that cannot be read is left out: it might be shown too early, or for ever. */
export const announcement = kind(
  'Announcement',
  { about: 'A line above every page while it holds.', shownOn: ['every'] },
  {
    text: line({ label: 'Text', also: ['message', 'title'], needed: true }),
    startsAt: own({ label: 'Shown from', help: 'Absent: at once.', as: 'from', vital: true }, moment(startOfMoment)),
    endsAt: own(
      {
        label: 'Shown until',
        help: 'A date counts whole. Absent: until it is taken out.',
        as: 'until',
        vital: true,
      },
      moment(endOfMoment),
    ),
    url: link({ label: 'Where it leads', also: ['link'] }),
  },
);
