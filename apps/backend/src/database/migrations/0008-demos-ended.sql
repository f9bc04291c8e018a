-- One row from when demo brands have no place here any more: a brand was imported, or an operator deleted the demos.
create table demos_ended (
  once boolean primary key default true check (once),
  ended_at timestamptz not null default now()
);
--> statement-breakpoint
insert into demos_ended (once) select true where exists (select 1 from brands where origin = 'operator');
