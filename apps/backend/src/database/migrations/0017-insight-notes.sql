-- What somebody knows of a day, which says why a line of the insights bends there.
create table insight_notes (
  id uuid primary key,
  brand_id text not null references brands (id) on delete cascade,
  -- Null: the brand as a whole. No reference: a place may go, what happened stays.
  place text,
  -- The brand's own day.
  day date not null,
  text text not null,
  person_id uuid,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index insight_notes_brand_id on insight_notes (brand_id, day);
--> statement-breakpoint
-- All that is counted of submissions by the week stands in it: of a year it is read in the place of every row.
create index submissions_summed on submissions (brand_id, received_at)
  include (restaurant_id, kind, rating, suspected_spam, state, answered_at);
