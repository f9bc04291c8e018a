-- What guests asked the assistant and it did not know: how often, on which day; of no visitor and no address. Logged, unlike
-- its other tables: operators read it weeks later. Of a brand there are at most 1,000 rows (assistant/unknown-questions.ts).
create table assistant_unknown_questions (
  brand_id text not null references brands (id) on delete cascade,
  -- In UTC.
  day date not null,
  -- As it is kept: lower case, e-mail addresses and long numbers masked. In the same order on every database.
  question text collate "C" not null,
  asked integer not null,
  primary key (brand_id, day, question)
);
