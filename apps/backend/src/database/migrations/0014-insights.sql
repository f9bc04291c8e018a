-- What happens on a site, as sums of a day: of no visitor, no address and no session. Maintenance deletes them after 400 days.
create table site_counts (
  brand_id text not null references brands (id) on delete cascade,
  -- The brand's own day; in UTC where its zone is not known.
  day date not null,
  -- 'opened', 'begun' and 'sent' of a form, 'scanned' of a code, 'missed' of a search of the menu.
  what text not null check (what in ('opened', 'begun', 'sent', 'scanned', 'missed')),
  -- The place that the address names; empty for none.
  place text not null default '',
  -- The form, the code, or the words that were searched for, as they are kept (assistant/question-to-keep.ts).
  subject text collate "C" not null,
  count integer not null,
  primary key (brand_id, what, day, place, subject)
);
--> statement-breakpoint
create table insights_settings (
  brand_id text primary key references brands (id) on delete cascade,
  counting boolean not null default true,
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
-- Who wants the week by e-mail, and up to which Monday they have had it.
create table weekly_digests (
  person_id uuid not null references people (id) on delete cascade,
  brand_id text not null references brands (id) on delete cascade,
  sent_until date not null,
  primary key (person_id, brand_id)
);
--> statement-breakpoint
create index weekly_digests_brand_id on weekly_digests (brand_id);
--> statement-breakpoint
-- Codes that were made together and lead to the same: a table each, or one alone.
create table code_sets (
  id uuid primary key,
  brand_id text not null references brands (id) on delete cascade,
  name text not null,
  -- Null: the brand as a whole. No reference: a place may go, what is printed stays.
  place text,
  -- See CodeTarget.
  target jsonb not null,
  -- What is printed around it.
  design jsonb not null,
  -- Out of the list; its codes lead on.
  put_away boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create index code_sets_brand_id on code_sets (brand_id);
--> statement-breakpoint
-- Each is printed somewhere: none is ever deleted while the brand is there.
create table codes (
  brand_id text not null references brands (id) on delete cascade,
  code text not null,
  set_id uuid not null references code_sets (id) on delete cascade,
  -- Which table; null where it is for none.
  label text,
  position integer not null,
  primary key (brand_id, code)
);
--> statement-breakpoint
create index codes_set_id on codes (set_id, position);
