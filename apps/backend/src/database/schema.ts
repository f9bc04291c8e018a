/**
 * What the queries know of the tables. The tables themselves are made by `migrations/*.sql`.
 */
import { roles } from '@tablefront/console-wire/access';
import type { Change, QuickAction } from '@tablefront/console-wire/drafts';
import { historyKinds, submissionStates } from '@tablefront/console-wire/inbox';
import { routeChannels, routeTimings } from '@tablefront/console-wire/notifications';
import type { Conflict, Patch, Step } from '@tablefront/restaurant/editing/patches';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** `reply`, `receipt`: to the guest. `digest`: of a route and a day. */
export const jobChannels = [...routeChannels, 'reply', 'receipt', 'digest'] as const;
export type NotificationChannel = (typeof jobChannels)[number];
/** `pg_notify` says on this channel that there are new jobs. */
export const NOTIFICATIONS_DUE_CHANNEL = 'notifications_due';

/** What `jsonb` refuses in a text, as `JSON.stringify` writes it: U+0000, and half of a character. */
const REFUSED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** A column of JSON that may hold whatever a file may: where the database would refuse that, its text stands there as a text. */
export const anyJson = <Value>(name: string) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver(value) {
      const text = JSON.stringify(value);
      return REFUSED.test(text) ? JSON.stringify(text) : text;
    },
    fromDriver: (stored) => (typeof stored === 'string' ? (JSON.parse(stored) as Value) : (stored as Value)),
  })(name);

/** Columns of what goes with a brand, a person, a submission or a draft. */
const ofBrand = () =>
  text('brand_id')
    .notNull()
    .references(() => brands.id, { onDelete: 'cascade' });
const ofPerson = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const ofSubmission = () =>
  uuid('submission_id')
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' });
const ofDraft = () =>
  uuid('draft_id')
    .notNull()
    .references(() => drafts.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  configuration: text('configuration').notNull(),
  version: text('version').notNull(),
  origin: text('origin', { enum: ['demo', 'operator'] }).notNull(),
  wasDemo: boolean('was_demo').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Holds one row. */
export const brandGeneration = pgTable('brand_generation', {
  once: boolean('once').primaryKey().default(true),
  generation: uuid('generation').notNull().defaultRandom(),
});

/** Holds one row at most. */
export const demosEnded = pgTable('demos_ended', {
  once: boolean('once').primaryKey().default(true),
  endedAt: moment('ended_at').notNull().defaultNow(),
});

export const brandHosts = pgTable('brand_hosts', {
  host: text('host').primaryKey(),
  brandId: ofBrand(),
});

export const brandRestaurants = pgTable('brand_restaurants', {
  restaurantId: text('restaurant_id').notNull(),
  name: text('name'),
  timeZone: text('time_zone'),
  brandId: ofBrand(),
});

export const submissions = pgTable('submissions', {
  id: uuid('id').primaryKey(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id),
  kind: text('kind', { enum: submissionKinds }).notNull(),
  restaurantId: text('restaurant_id'),
  /** What the visitor sent, keys as on the wire. */
  record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  pageUrl: text('page_url'),
  suspectedSpam: boolean('suspected_spam').notNull().default(false),
  idempotencyKey: text('idempotency_key'),
  receivedAt: moment('received_at').notNull().defaultNow(),
  state: text('state', { enum: submissionStates }).notNull().default('new'),
  /** The id of a person. */
  assignedTo: uuid('assigned_to'),
  tags: text('tags').array().notNull().default([]),
  answeredAt: moment('answered_at'),
  handledAt: moment('handled_at'),
  /** 1 to 5. */
  rating: smallint('rating').generatedAlwaysAs(sql`(see 0012-inbox.sql)`),
});

export const submissionFiles = pgTable('submission_files', {
  id: uuid('id').primaryKey(),
  submissionId: ofSubmission(),
  field: text('field', { enum: ['resume', 'photo'] }).notNull(),
  /** As the visitor named it: only ever shown, never a path. */
  name: text('name').notNull(),
  type: text('type').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  storageKey: text('storage_key').notNull(),
});

export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  brandId: ofBrand(),
  storageKey: text('storage_key').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  size: integer('size').notNull(),
  personId: uuid('person_id'),
  madeAt: moment('made_at').notNull().defaultNow(),
  namedAt: moment('named_at').notNull().defaultNow(),
});

export const submissionHistory = pgTable('submission_history', {
  id: uuid('id').primaryKey(),
  submissionId: ofSubmission(),
  at: moment('at').notNull().defaultNow(),
  personId: uuid('person_id'),
  who: text('who'),
  what: text('what', { enum: historyKinds }).notNull(),
  text: text('text'),
});

export const submissionReplies = pgTable('submission_replies', {
  id: uuid('id').primaryKey(),
  submissionId: ofSubmission(),
  key: text('key').notNull(),
  at: moment('at').notNull().defaultNow(),
  personId: uuid('person_id'),
  who: text('who'),
  way: text('way', { enum: ['email', 'mailto'] }).notNull(),
  recipient: text('recipient').notNull(),
  replyTo: text('reply_to'),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
});

export const inboxSettings = pgTable('inbox_settings', {
  brandId: ofBrand().primaryKey(),
  templates: jsonb('templates').$type<unknown>(),
  retention: jsonb('retention').$type<unknown>().notNull().default({}),
  receipts: jsonb('receipts').$type<unknown>().notNull().default({}),
  templatesVersion: integer('templates_version').notNull().default(0),
  receiptsVersion: integer('receipts_version').notNull().default(0),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const inboxViews = pgTable('inbox_views', {
  id: uuid('id').primaryKey(),
  personId: ofPerson(),
  brandId: ofBrand(),
  name: text('name').notNull(),
  query: jsonb('query').$type<unknown>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const versions = pgTable(
  'versions',
  {
    brandId: ofBrand(),
    number: integer('number').notNull(),
    configuration: text('configuration').notNull(),
    digest: text('digest').notNull(),
    how: text('how', { enum: ['import', 'publish', 'quick', 'rollback', 'schedule'] }).notNull(),
    again: integer('again'),
    title: text('title').notNull(),
    changes: jsonb('changes').$type<Change[]>().notNull().default([]),
    action: jsonb('action').$type<QuickAction>(),
    note: text('note'),
    personId: uuid('person_id'),
    who: text('who'),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.number] })],
);

export const drafts = pgTable('drafts', {
  id: uuid('id').primaryKey(),
  brandId: ofBrand(),
  base: text('base').notNull(),
  document: text('document').notNull(),
  revision: integer('revision').notNull().default(0),
  basedOn: integer('based_on').notNull(),
  conflicts: anyJson<Conflict[]>('conflicts').notNull().default([]),
  note: text('note'),
  publishAt: moment('publish_at'),
  publishBy: uuid('publish_by'),
  stopped: text('stopped', { enum: ['outdated', 'not-allowed'] }),
  changedAt: moment('changed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const draftChanges = pgTable(
  'draft_changes',
  {
    draftId: ofDraft(),
    revision: integer('revision').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id'),
    who: text('who'),
    patches: anyJson<Patch[]>('patches').notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.revision] })],
);

export const draftPresence = pgTable(
  'draft_presence',
  {
    draftId: ofDraft(),
    personId: ofPerson(),
    place: jsonb('place').$type<Step[]>(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.personId] })],
);

export const unclaimedFiles = pgTable('unclaimed_files', {
  storageKey: text('storage_key').primaryKey(),
  announcedAt: moment('announced_at').notNull().defaultNow(),
});

export const rateWindows = pgTable('rate_windows', {
  startsAt: moment('starts_at').primaryKey(),
  secret: text('secret').notNull(),
});

export const rateCounts = pgTable('rate_counts', {
  startsAt: moment('starts_at').notNull(),
  subject: text('subject').notNull(),
  count: integer('count').notNull(),
});

export const notificationSettings = pgTable('notification_settings', {
  brandId: ofBrand().primaryKey(),
  settings: jsonb('settings').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const notificationRoutes = pgTable('notification_routes', {
  id: uuid('id').primaryKey(),
  brandId: ofBrand(),
  channel: text('channel', { enum: routeChannels }).notNull(),
  target: text('target').notNull(),
  secret: text('secret'),
  personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
  kinds: text('kinds', { enum: submissionKinds }).array(),
  locations: text('locations').array(),
  ratings: smallint('ratings').array(),
  timing: text('timing', { enum: routeTimings }).notNull(),
  digestAt: smallint('digest_at').notNull(),
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  fileLinks: boolean('file_links').notNull().default(false),
  digestSince: moment('digest_since').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const pushDevices = pgTable('push_devices', {
  id: uuid('id').primaryKey(),
  personId: ofPerson(),
  sessionId: uuid('session_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  device: text('device').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const fileLinks = pgTable('file_links', {
  hash: text('hash').primaryKey(),
  brandId: ofBrand(),
  fileId: uuid('file_id')
    .notNull()
    .references(() => submissionFiles.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

export const notificationJobs = pgTable('notification_jobs', {
  id: uuid('id').primaryKey(),
  /** Null of a digest. */
  submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
  routeId: uuid('route_id').references(() => notificationRoutes.id, { onDelete: 'cascade' }),
  channel: text('channel', { enum: jobChannels }).notNull(),
  target: text('target').notNull(),
  digestOf: text('digest_of'),
  state: text('state', { enum: ['waiting', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  lastError: text('last_error'),
  settledAt: moment('settled_at'),
  begunAt: moment('begun_at'),
});

export const assistantSessions = pgTable('assistant_sessions', {
  id: text('id').primaryKey(),
  brandId: text('brand_id').notNull(),
  turns: text('turns').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const assistantUnknownQuestions = pgTable(
  'assistant_unknown_questions',
  {
    brandId: ofBrand(),
    day: date('day', { mode: 'string' }).notNull(),
    question: text('question').notNull(),
    asked: integer('asked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.day, table.question] })],
);

export const questionsSetAside = pgTable(
  'questions_set_aside',
  {
    brandId: ofBrand(),
    question: text('question').notNull(),
    personId: uuid('person_id'),
    who: text('who'),
    setAsideAt: moment('set_aside_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.question] })],
);

export const people = pgTable('people', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email'),
  password: text('password'),
  codeSeed: text('code_seed'),
  codeStep: bigint('code_step', { mode: 'number' }),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  personId: ofPerson(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').notNull(),
  name: text('name').notNull(),
  backedUp: boolean('backed_up').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
});

export const recoveryCodes = pgTable('recovery_codes', {
  personId: ofPerson(),
  hash: text('hash').notNull(),
});

/** A null `brandId` is every brand. */
export const grants = pgTable('grants', {
  id: uuid('id').primaryKey(),
  personId: ofPerson(),
  brandId: text('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
  role: text('role', { enum: roles }).notNull(),
  locations: text('locations').array(),
});

export const consoleSessions = pgTable('console_sessions', {
  id: uuid('id').primaryKey(),
  hash: text('hash').notNull(),
  personId: ofPerson(),
  device: text('device').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  provedAt: moment('proved_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  hash: text('hash').notNull(),
  kind: text('kind', { enum: ['first', 'join', 'return'] }).notNull(),
  invitedBy: uuid('invited_by').references(() => people.id, { onDelete: 'cascade' }),
  personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email'),
  brandId: text('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
  role: text('role', { enum: roles }).notNull(),
  locations: text('locations').array(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export const consoleCeremonies = pgTable('console_ceremonies', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose').notNull(),
  record: jsonb('record').$type<unknown>().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const audit = pgTable('audit', {
  id: uuid('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  personId: uuid('person_id'),
  who: text('who'),
  brandId: text('brand_id'),
  what: text('what').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
});

export const siteCounts = pgTable(
  'site_counts',
  {
    brandId: ofBrand(),
    day: date('day', { mode: 'string' }).notNull(),
    what: text('what', { enum: ['opened', 'begun', 'sent', 'scanned', 'missed'] }).notNull(),
    place: text('place').notNull().default(''),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.what, table.day, table.place, table.subject] })],
);

export const insightsSettings = pgTable('insights_settings', {
  brandId: ofBrand().primaryKey(),
  counting: boolean('counting').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const weeklyDigests = pgTable(
  'weekly_digests',
  {
    personId: ofPerson(),
    brandId: ofBrand(),
    sentUntil: date('sent_until', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.brandId] })],
);

export const insightNotes = pgTable('insight_notes', {
  id: uuid('id').primaryKey(),
  brandId: ofBrand(),
  place: text('place'),
  day: date('day', { mode: 'string' }).notNull(),
  text: text('text').notNull(),
  personId: uuid('person_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const codeSets = pgTable('code_sets', {
  id: uuid('id').primaryKey(),
  brandId: ofBrand(),
  name: text('name').notNull(),
  place: text('place'),
  target: jsonb('target').$type<unknown>().notNull(),
  design: jsonb('design').$type<unknown>().notNull(),
  putAway: boolean('put_away').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const codes = pgTable(
  'codes',
  {
    brandId: ofBrand(),
    code: text('code').notNull(),
    setId: uuid('set_id')
      .notNull()
      .references(() => codeSets.id, { onDelete: 'cascade' }),
    label: text('label'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.code] })],
);

export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
});
