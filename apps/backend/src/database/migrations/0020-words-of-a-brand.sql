-- Submissions are searched for within a brand: it is one of their words, spelt as no text is (reading/search-words.ts). Before,
-- a beginning that many brands have read the submissions of all of them.
drop index submissions_words;
--> statement-breakpoint
create index submissions_words on submissions using gin ((words || array_to_tsvector(array['@' || brand_id])));
