-- Every SQL file here runs once, in the order of the names, on the embedded database and on PostgreSQL alike.

create table brands (
  -- In lower case; ASCII, so that no collation decides what is equal.
  id text primary key,
  name text not null,
  -- The JSON as it was imported. Not jsonb: it reorders keys, refuses \u0000, and would be parsed on every answer.
  configuration text not null,
  -- SHA-256 of the configuration.
  version text not null,
  origin text not null check (origin in ('demo', 'operator')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create table brand_hosts (
  host text primary key,
  brand_id text not null references brands (id) on delete cascade
);
--> statement-breakpoint
create index brand_hosts_brand_id on brand_hosts (brand_id);
