-- A scheduled draft is stopped as well where whoever scheduled it may publish no more.
alter table drafts drop constraint drafts_stopped_check;
--> statement-breakpoint
alter table drafts add constraint drafts_stopped_check check (stopped in ('outdated', 'not-allowed'));
