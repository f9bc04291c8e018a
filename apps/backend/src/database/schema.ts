/**
 * What the queries know of the tables. The tables themselves are made by `migrations/*.sql`.
 */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
});
