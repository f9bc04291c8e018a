-- The assistant's questions are counted where submissions are.
drop table assistant_quotas;
--> statement-breakpoint
drop table assistant_quota_keys;
