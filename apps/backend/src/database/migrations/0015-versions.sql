-- Every state of a brand's site that was ever live, or has been for long enough (see `thin-out.ts`). Never changed: a rollback
-- is a new version with an old text.
create table versions (
  brand_id text not null references brands (id) on delete cascade,
  -- 1, 2, 3 … within the brand.
  number integer not null,
  -- As in brands.configuration; SHA-256 of it as in brands.version.
  configuration text not null,
  digest text not null,
  how text not null check (how in ('import', 'publish', 'quick', 'rollback', 'schedule')),
  -- Of a rollback: the version whose text it is.
  again integer,
  -- In words, and each change as it is told (`Change` of the console's wire).
  title text not null,
  changes jsonb not null default '[]',
  -- Of a quick change: what was asked for.
  action jsonb,
  note text,
  -- No reference: people go, what they did stays. Null: the command line, or the site itself.
  person_id uuid,
  who text,
  made_at timestamptz not null default now(),
  primary key (brand_id, number)
);
--> statement-breakpoint
create table drafts (
  id uuid primary key,
  brand_id text not null references brands (id) on delete cascade,
  -- JSON with keys (`withKeys`): what was live when it was last brought up to date, and what became of it.
  base text not null,
  document text not null,
  -- Grows by one with each change.
  revision integer not null default 0,
  -- The version that it was last brought up to date with.
  based_on integer not null,
  -- `Conflict` of the domain's patches: what was kept against a change that went live meanwhile.
  conflicts jsonb not null default '[]',
  note text,
  -- When it is published, and by whom; null: it is the one that everybody edits.
  publish_at timestamptz,
  publish_by uuid,
  -- Why it was not published when it was due.
  stopped text check (stopped in ('outdated')),
  changed_at timestamptz,
  created_at timestamptz not null default now(),
  check (stopped is null or publish_at is not null)
);
--> statement-breakpoint
create unique index drafts_one_open on drafts (brand_id) where publish_at is null;
--> statement-breakpoint
create index drafts_brand_id on drafts (brand_id);
--> statement-breakpoint
create index drafts_due on drafts (publish_at) where publish_at is not null and stopped is null;
--> statement-breakpoint
-- What others did since, and what was done already when it is sent again.
create table draft_changes (
  draft_id uuid not null references drafts (id) on delete cascade,
  revision integer not null,
  -- Of the client.
  id uuid not null,
  person_id uuid,
  who text,
  patches jsonb not null,
  made_at timestamptz not null default now(),
  primary key (draft_id, revision),
  unique (draft_id, id)
);
--> statement-breakpoint
-- Who has a draft open, for as long as they say so.
create table draft_presence (
  draft_id uuid not null references drafts (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- Where they type: steps of a path.
  place jsonb,
  seen_at timestamptz not null default now(),
  primary key (draft_id, person_id)
);
--> statement-breakpoint
-- A demo that somebody edited and published: their own from then on. It does not end the other demos.
alter table brands add column was_demo boolean not null default false;
