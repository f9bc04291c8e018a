-- Which ids of a configuration (brand's and locations' `restaurant_id` and `id`) belong to which brand; written at each import, by the domain's reader.
create table brand_restaurants (
  restaurant_id text not null,
  brand_id text not null references brands (id) on delete cascade,
  primary key (restaurant_id, brand_id)
);
--> statement-breakpoint
create table submissions (
  id uuid primary key,                                   -- version 7: in the order of arrival
  brand_id text not null references brands (id),
  kind text not null check (kind in ('restaurant_feedback','website_feedback','callback','catering','careers','media_inquiry','franchise')),
  restaurant_id text,
  record jsonb not null,                                 -- what the spec's record of this kind holds, keys as on the wire
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
  field text not null check (field in ('resume','photo')),
  name text not null,                                    -- as the visitor named it; only ever shown, never a path
  type text not null,                                    -- by content, e.g. application/pdf
  size integer not null,
  storage_key text not null unique                       -- generated name in the file store
);
