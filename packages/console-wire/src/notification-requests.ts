/** What the calls about notifications take, as the server checks it. */
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { z } from 'zod';
import { routeTimings } from './choices.ts';

/** After midnight at the place. */
const minutes = z.int().min(0).max(1439);
const several = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).max(1_000).nullable();

/** Of what somebody is told; null: of all. */
const wishes = {
  kinds: several(z.enum(submissionKinds)),
  /** Ids of places; null: all, and what is about no place. */
  locations: several(z.string().min(1).max(200)),
  /** For feedback alone; what says no stars counts by its nature (complaint 1, praise 5, else 3). */
  ratings: several(z.int().min(1).max(5)),
  timing: z.enum(routeTimings),
  /** When the digest goes out. */
  digestAt: minutes,
  /** In between nothing is told; it is afterwards. From 22:00 until 7:00 is over midnight. */
  quiet: z
    .strictObject({ from: minutes, until: minutes })
    .refine(({ from, until }) => from !== until, { error: 'begins when it ends' })
    .nullable(),
};

export const wishesRequest = z.strictObject(wishes);

export const routeRequest = z.strictObject({
  ...wishes,
  channel: z.enum(['email', 'webhook']),
  /** The address or the URL; of a webhook that is there already it may be left out. */
  target: z.string().trim().min(1).max(2_000).optional(),
  /** Of a webhook: a new secret in place of the one before. */
  newSecret: z.boolean().optional(),
  /** E-mails hold links to attachments that need no sign-in, for seven days. */
  fileLinks: z.boolean(),
});

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`));

/** As `PushSubscription.toJSON()` has it. */
export const deviceRequest = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

export const fileLinkRequest = z.strictObject({ token: z.string().min(1).max(100) });
