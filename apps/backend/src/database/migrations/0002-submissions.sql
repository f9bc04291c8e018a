-- Which ids of a configuration belong to which brand: a submission names a restaurant, and may name nothing else.
create table brand_restaurants (
  restaurant_id text not null,
  brand_id text not null references brands (id) on delete cascade,
  primary key (restaurant_id, brand_id)
);
--> statement-breakpoint
create index brand_restaurants_brand_id on brand_restaurants (brand_id);
--> statement-breakpoint
create table submissions (
  -- Version 7: in the order of arrival.
  id uuid primary key,
  brand_id text not null references brands (id),
  kind text not null check (kind in ('restaurant_feedback', 'website_feedback', 'callback', 'catering', 'careers', 'media_inquiry', 'franchise')),
  restaurant_id text,
  -- What the visitor sent, keys as on the wire.
  record jsonb not null,
  page_url text,
  suspected_spam boolean not null default false,
  idempotency_key text,
  received_at timestamptz not null default now()
);
--> statement-breakpoint
create unique index submissions_idempotency on submissions (brand_id, kind, idempotency_key);
--> statement-breakpoint
create index submissions_by_brand on submissions (brand_id, received_at);
--> statement-breakpoint
create table submission_files (
  id uuid primary key,
  submission_id uuid not null references submissions (id) on delete cascade,
  field text not null check (field in ('resume', 'photo')),
  -- As the visitor named it; only ever shown, never a path.
  name text not null,
  -- By content, e.g. application/pdf.
  type text not null,
  size integer not null,
  -- The generated name in the file store.
  storage_key text not null unique
);
--> statement-breakpoint
create index submission_files_submission_id on submission_files (submission_id);
--> statement-breakpoint
-- Files that are, or may be, in the store while no submission has them yet. What stays here was left by a crash.
create table unclaimed_files (
  storage_key text primary key,
  announced_at timestamptz not null default now()
);
--> statement-breakpoint
-- A window's secret turns visitors' addresses into subjects; both go when the window is over.
create table rate_windows (
  starts_at timestamptz primary key,
  secret text not null
);
--> statement-breakpoint
create table rate_counts (
  starts_at timestamptz not null,
  subject text not null,
  count integer not null,
  primary key (starts_at, subject)
);
