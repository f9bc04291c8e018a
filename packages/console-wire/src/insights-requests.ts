/** What the calls of insights take, as the server checks it. */
import { z } from 'zod';
import { type InsightsPeriod, LONGEST_NOTE } from './choices.ts';
import { line } from './texts.ts';

const weeks = { '4': 4, '12': 12, '52': 52 } as const satisfies Record<string, InsightsPeriod>;

/** Each name with the list of its values, as `URLSearchParams` holds them. */
export const insightsQuery = z.strictObject({
  weeks: z
    .tuple([z.enum(['4', '12', '52'])])
    .transform(([given]): InsightsPeriod => weeks[given])
    .optional(),
  location: z.array(z.string().min(1).max(200)).min(1).max(1_000).optional(),
});
export type ReadInsightsQuery = z.output<typeof insightsQuery>;

export const insightNoteRequest = z.strictObject({
  day: z.iso.date(),
  text: line(LONGEST_NOTE).min(1),
  /** Null: about the whole brand. */
  place: z.string().min(1).max(200).nullable(),
});

export const insightsSettingsRequest = z.strictObject({ counting: z.boolean() });

export const digestRequest = z.strictObject({ weekly: z.boolean() });
