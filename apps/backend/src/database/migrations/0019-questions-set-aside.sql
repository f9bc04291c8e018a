-- What guests asked and is of no concern to the brand: its people read it no more. Who said so, and when.
create table questions_set_aside (
  brand_id text not null references brands (id) on delete cascade,
  -- As in assistant_unknown_questions.
  question text collate "C" not null,
  person_id uuid,
  who text,
  set_aside_at timestamptz not null default now(),
  primary key (brand_id, question)
);
