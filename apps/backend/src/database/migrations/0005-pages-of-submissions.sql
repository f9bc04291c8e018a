-- A page of submissions is read in the order of their ids; without these, one of few among a million read them all.
-- Building them holds up submissions for a second or two for each 300,000. For a kind over all brands there is none: one
-- more index would cost every submission more than that one listing is worth.
create index submissions_of_brand on submissions (brand_id, id);
--> statement-breakpoint
drop index submissions_by_brand;
--> statement-breakpoint
create index submissions_by_time on submissions (received_at);
--> statement-breakpoint
create index submissions_suspected on submissions (id) where suspected_spam;
