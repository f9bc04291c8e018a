-- What the console's inbox knows of a submission besides what the visitor sent.

-- The words that it is found by: without accents, split where people see a gap, numbers with and without their gaps. Of the
-- record, what programs add is left out. A search takes its words apart in the same way (reading/search-words.ts).
create or replace function submission_words(record jsonb) returns tsvector language sql immutable parallel safe as $$
  select strip(to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(left(string_agg(text || phone, ' '), 50000), NFKD), U&'[\0300-\036f]+', '', 'g'),
    U&'[\0001-\002f\003a-\0040\005b-\0060\007b-\00bf\2000-\206f\20a0-\20cf\3000-\303f]+', ' ', 'g'
  )))
  from (
    select value #>> '{}' as text, case when value #>> '{}' ~ '^[0-9 ()+./-]{7,30}$'
      then ' ' || digits || ' ' || right(digits, 10) else '' end as phone
    from jsonb_path_query(record - '{type,brand_id,restaurant_id,page_url,user_agent,meta,source}'::text[], 'strict $.**') as value,
      lateral (select regexp_replace(value #>> '{}', '[^0-9]', '', 'g') as digits) as d
    where jsonb_typeof(value) = 'string'
  ) as texts
$$;
--> statement-breakpoint
-- What was there before there was an inbox is done, so that nobody has to look through years of it; not that of the last month.
alter table submissions
  add column state text not null default 'done' check (state in ('new', 'in_progress', 'done')),
  add column assigned_to uuid,
  add column tags text[] not null default '{}',
  -- When it was first replied to or done.
  add column answered_at timestamptz,
  -- When somebody last did something with it.
  add column handled_at timestamptz,
  add column rating smallint generated always as
    (case when record ->> 'rating' ~ '^[1-5]$' then (record ->> 'rating')::smallint end) stored,
  add column words tsvector generated always as (submission_words(record)) stored;
--> statement-breakpoint
alter table submissions alter column state set default 'new';
--> statement-breakpoint
update submissions set state = 'new' where received_at > now() - interval '30 days';
--> statement-breakpoint
create index submissions_words on submissions using gin (words);
--> statement-breakpoint
create index submissions_open on submissions (brand_id, id) where state <> 'done' and not suspected_spam;
--> statement-breakpoint
create index submissions_of_place on submissions (brand_id, restaurant_id, id);
--> statement-breakpoint
create index submissions_of_kind on submissions (brand_id, kind, id);
--> statement-breakpoint
create index submissions_rated on submissions (brand_id, rating, id) where rating is not null;
--> statement-breakpoint
create index submissions_assigned on submissions (assigned_to, id) where assigned_to is not null;
--> statement-breakpoint
create index submissions_tagged on submissions (brand_id, id) where tags <> '{}';
--> statement-breakpoint
-- What was done with a submission, and the notes that were written beside it.
create table submission_history (
  -- Version 7: in the order in which it was done.
  id uuid primary key,
  submission_id uuid not null references submissions (id) on delete cascade,
  at timestamptz not null default now(),
  -- No reference: people go, what they did stays. Null: the command line, or the site.
  person_id uuid,
  who text,
  what text not null check (what in ('state', 'assigned', 'tagged', 'untagged', 'spam', 'genuine', 'note', 'replied')),
  text text
);
--> statement-breakpoint
create index submission_history_submission_id on submission_history (submission_id, id);
--> statement-breakpoint
-- Answers to guests.
create table submission_replies (
  id uuid primary key,
  submission_id uuid not null references submissions (id) on delete cascade,
  -- Of the client: the same reply is written and sent once.
  key text not null,
  at timestamptz not null default now(),
  person_id uuid,
  who text,
  way text not null check (way in ('email', 'mailto')),
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  unique (submission_id, key)
);
--> statement-breakpoint
alter table notification_jobs drop constraint notification_jobs_channel_check;
--> statement-breakpoint
alter table notification_jobs
  -- The target of a 'reply' is its id in submission_replies.
  add constraint notification_jobs_channel_check check (channel in ('email', 'webhook', 'reply')),
  -- When a reply was handed to the mail server: where that broke off, nobody knows whether it arrived, and it is not sent again.
  add column begun_at timestamptz;
--> statement-breakpoint
-- What a place is called where a submission names it, and its zone (IANA); empty for what is no place. Null until a process
-- has read the configuration (see `fillBrandRestaurants`).
alter table brand_restaurants add column name text, add column time_zone text;
--> statement-breakpoint
create table inbox_settings (
  brand_id text primary key references brands (id) on delete cascade,
  -- What replies begin with; null: what we begin with.
  templates jsonb,
  -- Days by kind.
  retention jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create table inbox_views (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  brand_id text not null references brands (id) on delete cascade,
  name text not null,
  query jsonb not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index inbox_views_person_id on inbox_views (person_id, brand_id);
--> statement-breakpoint
create index inbox_views_brand_id on inbox_views (brand_id);
--> statement-breakpoint
-- Which submissions came, changed or went, for the consoles that are open: ids and places, of many at once only the brand.
create or replace function tell_of_submissions() returns trigger language plpgsql as $$
begin
  perform pg_notify('console_news', payload) from (
    select json_build_object('brand', brand_id, 'id', id, 'place', restaurant_id)::text as payload from changed
    where (select count(*) from (select from changed limit 21) as few) <= 20
    union
    select json_build_object('brand', brand_id)::text from changed
    where (select count(*) from (select from changed limit 21) as few) > 20
  ) as told;
  return null;
end $$;
--> statement-breakpoint
create trigger tell_of_new after insert on submissions
  referencing new table as changed for each statement execute function tell_of_submissions();
--> statement-breakpoint
create trigger tell_of_changed after update on submissions
  referencing new table as changed for each statement execute function tell_of_submissions();
--> statement-breakpoint
create trigger tell_of_gone after delete on submissions
  referencing old table as changed for each statement execute function tell_of_submissions();
