/**
 * How the operators' commands speak with a running backend that holds the embedded database: HTTP on this machine only, with a
 * token that only who can read `DATA_DIR` knows. `POST /VERB` has the verb's parameters, and its answer what it answers, both as
 * Node serializes values (`node:v8`), so that moments and bytes stay what they are; that of `backup` is the archive itself.
 */
import { resolve } from 'node:path';
import { submissionStates } from '@tablefront/console-wire/inbox';
import { retentionSchema } from '@tablefront/console-wire/inbox-requests';
import { inviteRequest } from '@tablefront/console-wire/people-requests';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { z } from 'zod';
import { notificationSettingsSchema } from '../notifications/notification-settings.ts';
import type { Administration } from './administration.ts';

/** Where the running process says how it is reached. */
export function administrationFile(dataDir: string): string {
  return resolve(dataDir, 'administration.json');
}

export const administrationAccess = z.object({
  port: z.int().min(1).max(65_535),
  token: z.string().min(1),
});

export type AdministrationAccess = z.infer<typeof administrationAccess>;

/** The ids of submissions that one call may name. */
const submissionIds = z.array(z.uuid()).min(1).max(10_000);

const brand = z.strictObject({
  ...{ id: z.string(), name: z.string(), configuration: z.string(), version: z.string() },
  hosts: z.array(z.string()),
});

const submissionFilters = z.strictObject({
  brandId: z.string().optional(),
  kinds: z.array(z.enum(submissionKinds)).optional(),
  places: z.array(z.string()).optional(),
  since: z.date().optional(),
  until: z.date().optional(),
  spam: z.boolean().optional(),
  states: z.array(z.enum(submissionStates)).optional(),
  failedNotifications: z.boolean().optional(),
});

const pageOfSubmissions = z.strictObject({
  order: z.enum(['newest first', 'oldest first']),
  after: z.uuid().optional(),
  limit: z.int().min(1).max(1_000),
});

/** The parameters of each verb: a command of another version must not be misunderstood. */
export const parameters = {
  importBrand: z.tuple([
    brand,
    z.strictObject({ replace: z.boolean().optional(), over: z.string().optional() }).optional(),
  ]),
  listBrands: z.tuple([]),
  exportBrand: z.tuple([z.string()]),
  deleteBrand: z.tuple([
    z.string(),
    z.strictObject({ sure: z.boolean(), withSubmissions: z.boolean(), endDemos: z.boolean().optional() }),
  ]),
  readSubmissions: z.tuple([submissionFilters, pageOfSubmissions]),
  findSubmission: z.tuple([z.string()]),
  readSubmissionFile: z.tuple([z.string()]),
  markGenuine: z.tuple([submissionIds]),
  resendNotifications: z.tuple([
    z.union([z.strictObject({ ids: submissionIds }), z.strictObject({ brandId: z.string().optional() })]),
  ]),
  deleteSubmissions: z.tuple([
    z.union([
      z.strictObject({ ids: submissionIds }),
      z.strictObject({ email: z.string().min(3), brandId: z.string().optional() }),
    ]),
    z.boolean(),
  ]),
  readRetentions: z.tuple([]),
  saveRetention: z.tuple([z.string(), retentionSchema]),
  readUnknownQuestions: z.tuple([
    z.strictObject({ brandId: z.string(), since: z.iso.date().optional(), until: z.iso.date().optional() }),
  ]),
  findNotificationSettings: z.tuple([z.string()]),
  saveNotificationSettings: z.tuple([z.string(), notificationSettingsSchema.nullable()]),
  listPeople: z.tuple([]),
  invitePerson: z.tuple([inviteRequest]),
  disablePerson: z.tuple([z.uuid(), z.boolean()]),
  letPersonBackIn: z.tuple([z.uuid()]),
  backup: z.tuple([z.string().optional()]),
} satisfies { [Verb in keyof Administration]: z.ZodType<Parameters<Administration[Verb]>> };

/** With 503: what is away, or full, in the operator's words. */
export const unavailableAnswer = z.object({ error: z.string() });
