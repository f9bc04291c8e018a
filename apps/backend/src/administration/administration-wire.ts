/**
 * How the operators' commands speak with a running backend that holds the embedded database: HTTP on this machine only, with a
 * token that only who can read `DATA_DIR` knows.
 */
import { resolve } from 'node:path';
import { z } from 'zod';
import { submissionKinds } from '../database/schema.ts';
import { notificationSettingsSchema } from '../notifications/notification-settings.ts';

/** Where the running process says how it is reached. */
export function administrationFile(dataDir: string): string {
  return resolve(dataDir, 'administration.json');
}

export const administrationAccess = z.object({
  port: z.int().min(1).max(65_535),
  token: z.string().min(1),
});

export type AdministrationAccess = z.infer<typeof administrationAccess>;

/** The query of an import; the body is the configuration. */
export const importQuery = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  hosts: z.array(z.string()),
  replace: z.stringbool().default(false),
});

export const savedBrand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), created: z.boolean(), hosts: z.array(z.string()) }),
  z.object({ kind: z.literal('brand-taken'), name: z.string() }),
  z.object({ kind: z.literal('host-taken'), host: z.string(), brandId: z.string(), replaceable: z.boolean() }),
]);

export const brandList = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    hosts: z.array(z.string()),
    origin: z.enum(['demo', 'operator']),
    updatedAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
);

export const exportedBrand = z.object({ configuration: z.string().nullable() });

const moment = z.iso.datetime().transform((text) => new Date(text));

/** The query of a page of submissions, as `submissionQuery` writes it. */
export const submissionPageQuery = z.object({
  brandId: z.string().optional(),
  kind: z.enum(submissionKinds).optional(),
  since: moment.optional(),
  until: moment.optional(),
  spam: z.stringbool().optional(),
  failedNotifications: z.stringbool().optional(),
  order: z.enum(['newest first', 'oldest first']),
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(1_000),
});

/** The query of a brand's questions. */
export const questionsQuery = z.object({
  brandId: z.string(),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
});

export const questionList = z.array(
  z.object({ question: z.string(), asked: z.number(), firstDay: z.iso.date(), lastDay: z.iso.date() }),
);

const submission = z.object({
  id: z.string(),
  brandId: z.string(),
  kind: z.enum(submissionKinds),
  restaurantId: z.string().nullable(),
  record: z.record(z.string(), z.unknown()),
  pageUrl: z.string().nullable(),
  suspectedSpam: z.boolean(),
  receivedAt: moment,
  files: z.array(
    z.object({
      id: z.string(),
      field: z.enum(['resume', 'photo']),
      name: z.string(),
      type: z.string(),
      size: z.number(),
      storageKey: z.string(),
    }),
  ),
});

export const submissionPage = z.array(submission);

export const foundSubmission = z.object({
  found: z
    .object({
      submission,
      notifications: z.array(
        z.object({
          channel: z.enum(['email', 'webhook']),
          target: z.string(),
          state: z.enum(['waiting', 'sent', 'failed']),
          attempts: z.number(),
          dueAt: moment,
          lastError: z.string().nullable(),
          settledAt: moment.nullable(),
        }),
      ),
    })
    .nullable(),
});

export const foundSettings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-brand') }),
  z.object({ kind: z.literal('found'), settings: notificationSettingsSchema.nullable() }),
]);

/** `settings: null` removes them. */
export const settingsToSave = z.object({ settings: notificationSettingsSchema.nullable() });

export const savedSettings = z.object({ saved: z.boolean() });

/** The ids of submissions that one call may name. */
const submissionIds = z.array(z.uuid()).min(1).max(10_000);

export const submissionsToMark = z.strictObject({ ids: submissionIds });

export const markedGenuine = z.object({
  unknown: z.array(z.string()),
  genuine: z.array(z.string()),
  notifications: z.number(),
});

export const resendChoice = z.union([
  z.strictObject({ ids: submissionIds }),
  z.strictObject({ brandId: z.string().optional() }),
]);

export const queuedAgain = z.object({ unknown: z.array(z.string()), notifications: z.number() });

export const submissionsToDelete = z.strictObject({
  choice: z.union([
    z.strictObject({ ids: submissionIds }),
    z.strictObject({ email: z.string().min(3), brandId: z.string().optional() }),
  ]),
  sure: z.boolean(),
});

export const submissionDeletion = z.object({
  deleted: z.boolean(),
  ids: z.array(z.string()),
  unknown: z.array(z.string()),
  files: z.number(),
  filesLeft: z.number(),
  mentions: z.array(z.string()),
  interrupted: z.object({ removed: z.number(), left: z.number() }),
});

export const brandToDelete = z.strictObject({
  id: z.string(),
  sure: z.boolean(),
  withSubmissions: z.boolean(),
  endDemos: z.boolean().default(false),
});

/** With 503: what is away, or full, in the operator's words. */
export const unavailableAnswer = z.object({ error: z.string() });

export const brandDeletion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-brand') }),
  z.object({
    kind: z.literal('found'),
    deleted: z.boolean(),
    name: z.string(),
    origin: z.enum(['demo', 'operator']),
    hosts: z.array(z.string()),
    submissions: z.number(),
    files: z.number(),
    filesLeft: z.number(),
  }),
]);
