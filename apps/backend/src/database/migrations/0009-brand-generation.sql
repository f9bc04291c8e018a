-- One row with a value that is new after every change of what a brand is called by and who is told of its submissions: what
-- a process remembers of brands holds while the value is the one that it remembers it under.
create table brand_generation (
  once boolean primary key default true check (once),
  generation uuid not null default gen_random_uuid()
);
--> statement-breakpoint
insert into brand_generation default values;
--> statement-breakpoint
create or replace function renew_brand_generation() returns trigger language plpgsql as $$
begin
  update brand_generation set generation = gen_random_uuid();
  return null;
end $$;
--> statement-breakpoint
create trigger renew_brand_generation after insert or update or delete or truncate on brands
  for each statement execute function renew_brand_generation();
--> statement-breakpoint
create trigger renew_brand_generation after insert or update or delete or truncate on brand_hosts
  for each statement execute function renew_brand_generation();
--> statement-breakpoint
create trigger renew_brand_generation after insert or update or delete or truncate on brand_restaurants
  for each statement execute function renew_brand_generation();
--> statement-breakpoint
create trigger renew_brand_generation after insert or update or delete or truncate on notification_settings
  for each statement execute function renew_brand_generation();
