-- To whom a brand's submissions are told: e-mail addresses, webhooks and their secrets. Never part of what the site shows.
create table notification_settings (
  brand_id text primary key references brands (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
-- One row for each submission and each address or webhook that shall hear of it. No secrets: those are looked up when it is sent.
create table notification_jobs (
  id uuid primary key,
  submission_id uuid not null references submissions (id) on delete cascade,
  channel text not null check (channel in ('email', 'webhook')),
  target text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- Begun ones; that of a process which was killed counts.
  attempts integer not null default 0,
  -- Who takes a job moves this to the end of its lease: of a process that was killed, another takes over then.
  due_at timestamptz not null default now(),
  last_error text,
  settled_at timestamptz,
  unique (submission_id, channel, target)
);
--> statement-breakpoint
create index notification_jobs_due on notification_jobs (channel, due_at) where state = 'waiting';
--> statement-breakpoint
create index notification_jobs_failed on notification_jobs (submission_id) where state = 'failed';
