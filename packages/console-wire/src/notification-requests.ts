/** What the calls about notifications take, as the server checks it. */
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { z } from 'zod';
import { routeTimings } from './notifications.ts';

const minutes = z.int().min(0).max(1439);
const several = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).max(1_000).nullable();

const wishes = {
  kinds: several(z.enum(submissionKinds)),
  locations: several(z.string().min(1).max(200)),
  ratings: several(z.int().min(1).max(5)),
  timing: z.enum(routeTimings),
  digestAt: minutes,
  quiet: z
    .strictObject({ from: minutes, until: minutes })
    .refine(({ from, until }) => from !== until, { error: 'begins when it ends' })
    .nullable(),
};

export const wishesRequest = z.strictObject(wishes);
export type ReadWishes = z.output<typeof wishesRequest>;

export const routeRequest = z.strictObject({
  ...wishes,
  channel: z.enum(['email', 'webhook']),
  target: z.string().trim().min(1).max(2_000).optional(),
  newSecret: z.boolean().optional(),
  fileLinks: z.boolean(),
});
export type ReadRoute = z.output<typeof routeRequest>;

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`));

export const deviceRequest = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type ReadDevice = z.output<typeof deviceRequest>;

export const fileLinkRequest = z.strictObject({ token: z.string().min(1).max(100) });
