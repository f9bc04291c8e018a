-- What the console's people uploaded for a brand's pages; the bytes are in the file store.
create table pictures (
  -- Its address on the site is /pictures/ID.webp: nobody can guess it, and what is at it never changes.
  id uuid primary key,
  brand_id text not null references brands (id) on delete cascade,
  storage_key text not null,
  -- In pixels and bytes.
  width integer not null,
  height integer not null,
  size integer not null,
  -- No reference: people go, their pictures stay.
  person_id uuid,
  made_at timestamptz not null default now(),
  -- When it was last looked for and found in what is live, a version or a draft.
  named_at timestamptz not null default now()
);
--> statement-breakpoint
create index pictures_brand_id on pictures (brand_id);
--> statement-breakpoint
create index pictures_named_at on pictures (named_at);
--> statement-breakpoint
-- Whatever deletes the row, a brand too, leaves the file for the sweep (a day old, so that it waits for nothing).
create or replace function give_up_picture() returns trigger language plpgsql as $$
begin
  insert into unclaimed_files (storage_key, announced_at) values (old.storage_key, now() - interval '1 day')
  on conflict do nothing;
  return old;
end
$$;
--> statement-breakpoint
create trigger pictures_given_up after delete on pictures for each row execute function give_up_picture();
