/** What the calls of `people.ts` take. Only the server loads this. */
import { z } from 'zod';
import { type Grant, roles } from './access.ts';
import { emailAddress, shownName } from './session-requests.ts';

/** As the database has them. */
const storable = z.string().min(1).max(200);
const given = {
  role: z.enum(roles),
  locations: z.array(storable).min(1).max(2_000).nullable(),
};

/** A location manager has some, who reads the inbox may have some, nobody else has any. */
function fits({ role, locations }: Pick<Grant, 'role' | 'locations'>): boolean {
  if (role === 'location') return locations !== null;
  return role === 'inbox' || locations === null;
}
const unfit = { error: 'These locations do not go with this role' };

export const grantRequest = z.strictObject(given).refine(fits, unfit);

export const inviteRequest = z
  .strictObject({ ...given, brandId: storable, name: shownName, email: emailAddress.nullish() })
  .refine(fits, unfit);

export const changePersonRequest = z.strictObject({ disabled: z.boolean() });

export const auditQuery = z.strictObject({
  /** Absent: all brands, for who has a role for all. */
  brand: storable.optional(),
  person: z.uuid().optional(),
  /** What began so: `people`, `inbox.deleted`. */
  what: z
    .string()
    .regex(/^[a-z][a-z-]*(?:\.[a-z-]+)?$/)
    .optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  /** The id of the last entry of the page before. */
  after: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
});

export const peopleQuery = z.strictObject({ brand: storable });

export type InviteRequest = z.output<typeof inviteRequest>;
export type AuditRequest = z.output<typeof auditQuery>;
