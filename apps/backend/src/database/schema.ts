/**
 * What the queries know of the tables. The tables themselves are made by `migrations/*.sql`.
 */
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  configuration: text('configuration').notNull(),
  version: text('version').notNull(),
  origin: text('origin', { enum: ['demo', 'operator'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const brandHosts = pgTable('brand_hosts', {
  host: text('host').primaryKey(),
  brandId: text('brand_id')
    .notNull()
    .references(() => brands.id, { onDelete: 'cascade' }),
});

export const assistantSessions = pgTable('assistant_sessions', {
  id: text('id').primaryKey(),
  brandId: text('brand_id').notNull(),
  turns: text('turns').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const assistantQuotas = pgTable(
  'assistant_quotas',
  {
    brandId: text('brand_id').notNull(),
    visitor: text('visitor').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.windowStart, table.brandId, table.visitor] })],
);

export const assistantQuotaKeys = pgTable('assistant_quota_keys', {
  windowStart: timestamp('window_start', { withTimezone: true }).primaryKey(),
  key: text('key').notNull(),
});

export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
});
