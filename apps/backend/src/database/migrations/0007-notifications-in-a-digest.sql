-- Of a flood, what one address or webhook shall hear comes in one message: the brand whose digest the job waits for. Null for
-- a message of its own.
alter table notification_jobs add column digest_of text;
