-- Whom a brand's owners want told of what, in the console; what `npm run brand -- notify` stores stands beside it.
create table notification_routes (
  id uuid primary key,
  brand_id text not null references brands (id) on delete cascade,
  channel text not null check (channel in ('email', 'webhook', 'push')),
  -- An address, a URL, or (push) the id of the person whose devices are told.
  target text not null,
  -- Of a webhook.
  secret text,
  person_id uuid references people (id) on delete cascade,
  -- Null: all. Ratings limit feedback alone.
  kinds text[],
  locations text[],
  ratings smallint[],
  timing text not null default 'now' check (timing in ('now', 'praise-daily', 'daily')),
  -- Minutes after midnight in the place's zone; of the digest, and between which nothing is told.
  digest_at smallint not null default 540 check (digest_at between 0 and 1439),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- Whether e-mails hold links to attachments that need no sign-in and work for seven days.
  file_links boolean not null default false,
  -- Since when there are digests: the first tells of what came after it.
  digest_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((channel = 'webhook') = (secret is not null)),
  check ((channel = 'push') = (person_id is not null)),
  check ((quiet_from is null) = (quiet_until is null))
);
--> statement-breakpoint
create index notification_routes_brand_id on notification_routes (brand_id);
--> statement-breakpoint
create index notification_routes_person_id on notification_routes (person_id);
--> statement-breakpoint
create unique index notification_routes_push on notification_routes (brand_id, person_id) where channel = 'push';
--> statement-breakpoint
create trigger renew_brand_generation after insert or update or delete or truncate on notification_routes
  for each statement execute function renew_brand_generation();
--> statement-breakpoint
-- Browsers that a person lets tell them. It holds until somebody signs out there, is signed out or kept out, and a month
-- after the console was last open.
create table push_devices (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  -- No reference: a session that is over by itself leaves the device as it is.
  session_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index push_devices_person_id on push_devices (person_id);
--> statement-breakpoint
create index push_devices_session_id on push_devices (session_id);
--> statement-breakpoint
-- Links in e-mails, each to one file. Of the token the hash is stored: who reads the table can open nothing by it.
create table file_links (
  hash text primary key,
  brand_id text not null references brands (id) on delete cascade,
  file_id uuid not null references submission_files (id) on delete cascade,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index file_links_file_id on file_links (file_id);
--> statement-breakpoint
create index file_links_brand_id on file_links (brand_id);
--> statement-breakpoint
create index file_links_expires_at on file_links (expires_at);
--> statement-breakpoint
alter table notification_jobs drop constraint notification_jobs_channel_check;
--> statement-breakpoint
alter table notification_jobs
  -- 'receipt': to the guest; its target is the address in lower case. 'digest': of a route and a day, which is its target.
  add constraint notification_jobs_channel_check
    check (channel in ('email', 'webhook', 'push', 'reply', 'receipt', 'digest')),
  alter column submission_id drop not null,
  add column route_id uuid references notification_routes (id) on delete cascade,
  add constraint notification_jobs_about_check check ((channel = 'digest') = (route_id is not null)),
  add constraint notification_jobs_submission_check check ((route_id is null) = (submission_id is not null));
--> statement-breakpoint
create unique index notification_jobs_one_a_day on notification_jobs (route_id, target) where route_id is not null;
--> statement-breakpoint
-- How the last message to an address or webhook went, and how many receipts somebody got.
create index notification_jobs_to on notification_jobs (channel, target, settled_at);
--> statement-breakpoint
alter table inbox_settings
  -- What guests are sent at once, by kind: `{ "careers": { "on": true, "text": "…" } }`.
  add column receipts jsonb not null default '{}',
  -- Counted up with each change: who changes what they did not see is told.
  add column templates_version integer not null default 0,
  add column receipts_version integer not null default 0;
--> statement-breakpoint
-- What is remembered of a brand holds its receipts.
create trigger renew_brand_generation after insert or update of receipts or delete or truncate on inbox_settings
  for each statement execute function renew_brand_generation();
